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
