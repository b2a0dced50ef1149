import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { checkAnswer, contentBody, contentQuery } from './data-cache';

test('the same text is parsed once, and a query is written as others are', () => {
  expect(contentBody('{"data":[1]}')).toBe(contentBody('{"data":[1]}'));
  expect(contentBody('{"data":[2]}')).toEqual({ data: [2] });
  expect(contentBody('null')).toBeNull();
  expect(() => contentBody('{"data"')).toThrow(SyntaxError);
  const params = { fields: ['name'], filters: { number: { $eq: 3 }, branch: undefined } };
  expect(contentQuery(params)).toBe('fields[0]=name&filters[number][$eq]=3');
  expect(contentQuery(params)).toBe(contentQuery({ ...params }));
});

test('an answer is checked once by each schema, refused each time, and nobody can change what others are given', () => {
  const look = vi.fn((text: string) => text.trim());
  const schema = z.object({ data: z.array(z.object({ name: z.string().transform(look) })) });
  const answer = contentBody('{"data":[{"name":" Nadia "}]}');
  const first = checkAnswer(answer, schema);
  expect(first).toEqual({ data: [{ name: 'Nadia' }] });
  expect(checkAnswer(contentBody('{"data":[{"name":" Nadia "}]}'), schema)).toBe(first);
  expect(look).toHaveBeenCalledTimes(1);
  expect(() => first.data.push({ name: 'Omar' })).toThrow(TypeError);
  expect(checkAnswer(answer, z.object({ data: z.unknown() }))).toEqual({ data: [{ name: ' Nadia ' }] });
  const other = z.object({ data: z.string() });
  for (let time = 0; time < 2; time += 1) expect(() => checkAnswer(answer, other)).toThrow(z.ZodError);
});
