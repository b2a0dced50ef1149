import { beforeEach, expect, test } from 'vitest';
import { isChangedSince, lastChangeAt } from '../lib/cache/content-changes';
import { serve } from '../test/serve';
import { readChanges, watchChanges } from './sharing';

const KEY = 'the key of the website';
let answers: { status: number; data: Record<string, number> };
let asked: unknown[];
let url: string;

beforeEach(async () => {
  answers = { status: 200, data: { faq: 1 } };
  asked = [];
  ({ base: url } = await serve((request, response) => {
    asked.push([request.url, request.headers['x-website-key']]);
    response.writeHead(answers.status).end(JSON.stringify({ data: answers.data, meta: {} }));
  }));
});

test('a backend that refuses or says something else has said nothing', async () => {
  answers.status = 401;
  await expect(readChanges({ backendUrl: url, key: KEY })).rejects.toThrow('401');
  answers = { status: 200, data: { faq: 'yesterday' as never } };
  await expect(readChanges({ backendUrl: url, key: KEY })).rejects.toThrow();
});

test('changes are heard of by asking, also after the backend was away', async () => {
  answers.status = 503;
  await watchChanges(() => readChanges({ backendUrl: url, key: KEY }), 20);
  expect(asked[0]).toEqual(['/api/content-changes', KEY]);
  const time = Date.now() + 1;
  const isChanged = () => isChangedSince({ tags: ['faq'], time });
  expect(isChanged()).toBe(false);
  answers = { status: 200, data: { faq: Date.now() } };
  await expect.poll(isChanged).toBe(true);

  // A change that was learned first was there before; of two in one millisecond the clock could not tell which was heard of.
  expect(lastChangeAt()).toBe(0);
  answers.data = { faq: 2 };
  await expect.poll(lastChangeAt).toBeGreaterThan(0);
  expect(isChangedSince({ tags: ['faq'], time: lastChangeAt() })).toBe(true);
});

test('a backend that does not answer at once is asked again before the first visitor is let in', async () => {
  let tries = 0;
  await watchChanges(async () => {
    tries += 1;
    if (tries === 1) throw new Error('busy');
    return { faq: 1 };
  }, 60_000);
  expect(tries).toBe(2);
});
