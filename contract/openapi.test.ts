import { expect, test } from 'vitest';
import { listApiCalls } from './api';
import { apiExamples, type ExampleLanguage } from './api-examples';
import { openApiDocument } from './openapi';
import { refusalSchema } from './refusals';

test.each(['en', 'ar'] as const satisfies ExampleLanguage[])(
  'what the examples in %s send and answer is what the calls take and give',
  (language) => {
    const examples = apiExamples(language);
    for (const [name, { body, answer }] of listApiCalls()) {
      const { body: sent, answer: given } = examples[name];
      expect(body === undefined, name).toBe(sent === undefined);
      if (body) body.parse((sent as { data: unknown }).data);
      expect(answer.schema === null, name).toBe(given === undefined);
      answer.schema?.parse(given);
    }
  },
);

test('the document describes each call once, with its refusals, and refers to nothing that is not there', () => {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(document.components.schemas)));
  const described = Object.values(document.paths).flatMap((item) => Object.values(item));
  expect(described).toHaveLength(listApiCalls().length);
  expect(refusalSchema.options.length).toBeGreaterThan(Object.keys(document.components.schemas).length - 2);
});

test('words for an id stand at ids alone, and those for a query at no field of a body or an answer', () => {
  const { paths } = openApiDocument();
  const text = JSON.stringify(paths);
  expect(text).toContain('"description":"Id of a branch.","type":"string"');
  expect(text).not.toMatch(/"description":"Id of a [^"]*","(?:type":"object|anyOf":\[\{"type":"object)"/);
  for (const [path, words] of [
    ['/messages/{id}/transitions', 'First day'],
    ['/catalogue', 'parted by commas'],
  ] as const)
    expect(JSON.stringify(paths[path]), path).not.toContain(words);
});
