import { expect, test } from 'vitest';
import { z } from 'zod';
import { nothingAnswer } from '../contract/answers';
import { call, controller, everybody, handledBy, naming, read, reading, website } from './call';
import { invalid, invalidFields, notFound } from './refusal';
import { show } from './reply';

const find = call({ who: website, answers: nothingAnswer, run: async () => show({ data: null }) });

test('a controller takes calls alone: a bare function does not compile, and is told apart when it runs', () => {
  const bare = async () => {};
  // @ts-expect-error: without the wrapper nobody would ask who calls.
  controller({ find, bare });
  expect(handledBy(bare)).toBe(null);
});

test('a controller answers in the shape that its contract says: another does not compile', () => {
  const run = async () => show({ data: { documentId: 'a' } });
  // @ts-expect-error: the contract says that there is nothing to say.
  call({ who: website, answers: nothingAnswer, run });
  // @ts-expect-error: JSON is answered in a shape of the contract alone.
  call({ who: website, run });
  expect(handledBy(find({} as never))?.answers).toBe(nothingAnswer);
});

test('a controller says of each of its handlers who may call it', () => {
  const built = controller({ find, list: call({ who: everybody, run: async () => notFound() }) });
  const handlers = built({ strapi: {} as never });
  expect(Object.entries(handlers).map(([name, handler]) => [name, handledBy(handler)?.who])).toEqual([
    ['find', 'website'],
    ['list', 'everybody'],
  ]);
});

const shown = async (known: object) => show({ data: known });

test('the steps of a call end with 404 when the address names nothing, before what was sent is read', async () => {
  const parse = () => {
    throw new Error('Read too early');
  };
  expect(await naming(async () => null, reading(parse, shown))({})).toEqual(notFound());
});

test('the steps of a call end with the names of the fields that are wrong', async () => {
  const schema = z.strictObject({ page: z.coerce.number().int(), day: z.iso.date() });
  const work = reading<{ query: unknown }, z.infer<typeof schema>, object>(
    ({ query }) => read({ schema, from: query }),
    shown,
  );
  expect(await work({ query: { page: 'x', day: 'x', other: 1 } })).toEqual(
    invalidFields(['page', 'day', 'query']),
  );
  const whole = read({ schema, from: {}, whole: 'locale' });
  expect(whole).toEqual(invalid([{ path: ['locale'], code: 'invalid', message: 'locale is not valid' }]));
});

test('the steps of a call hand down what they found and read', async () => {
  const work = naming<{ id: string }, string, object>(
    async ({ id }) => `row ${id}`,
    reading(() => ({ ok: true, value: 7 }), shown),
  );
  expect(await work({ id: 'a' })).toEqual(show({ data: { id: 'a', found: 'row a', input: 7 } }));
});
