import { expect, test } from 'vitest';
import { z } from 'zod';
import { nothingAnswer } from '../contract/answers';
import { type Call, call, controller, everybody, handledBy, queryOf, read, website } from './call';
import { invalid, notFound } from './refusal';
import { done, show } from './reply';

const find = call({ who: website, answers: nothingAnswer }, async () => show({ data: null }));

test('a controller answers in the shape that its contract says: another does not compile', () => {
  const run = async () => show({ data: { documentId: 'a' } });
  // @ts-expect-error: the contract says that there is nothing to say.
  call({ who: website, answers: nothingAnswer }, run);
  // @ts-expect-error: JSON is answered in a shape of the contract alone.
  call({ who: website }, run);
  expect(handledBy(find({} as never))?.answers).toBe(nothingAnswer);
});

test('a controller takes calls alone, a bare function does not compile, and says of each of its handlers who may call it', () => {
  const bare = async () => {};
  // @ts-expect-error: without the wrapper nobody would ask who calls.
  controller({ find, bare });
  expect(handledBy(bare)).toBe(null);
  const list = call({ who: everybody }, async () => notFound());
  const handlers = Object.entries(controller({ find, list })({ strapi: {} as never }));
  const callers = handlers.map(([name, handler]) => `${name}: ${handledBy(handler)?.who}`);
  expect(callers).toEqual(['find: website', 'list: everybody']);
});

/** Calls with this query, and gives what was answered. */
async function ask(made: Call, query = {}) {
  const strapi = { has: () => true, get: () => ({}), db: { connection: null } };
  const answered: { status: number; body: unknown } = { status: 0, body: null };
  const sent = { query, params: { id: 'a' }, state: {}, request: { ip: '' }, get: () => '', set: () => {} };
  await made(strapi as never)(Object.assign(answered, sent) as never);
  return answered;
}

test('a call ends with 404 when the address names nothing, before what was sent is read', async () => {
  const reads = () => {
    throw new Error('Read too early');
  };
  const made = call({ who: everybody, names: async () => null, reads }, async () => done());
  expect((await ask(made)).status).toBe(404);
});

test('a call ends with the names of the fields that are wrong', async () => {
  const schema = z.strictObject({ page: z.coerce.number().int(), day: z.iso.date() });
  const made = call({ who: everybody, reads: queryOf(schema) }, async () => done());
  const { body } = await ask(made, { page: 'x', day: 'x', other: 1 });
  const errors = [{ path: ['page'] }, { path: ['day'] }, { path: ['query'] }];
  expect(body).toMatchObject({ error: { details: { errors } } });
  const whole = read({ schema, from: {}, whole: 'locale' });
  expect(whole).toEqual(invalid([{ path: ['locale'], code: 'invalid', message: 'locale is not valid' }]));
});
