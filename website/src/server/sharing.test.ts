import Redis from 'iovalkey';
import { beforeEach, expect, test } from 'vitest';
import { isChangedSince } from '../lib/cache/content-changes';
import { serve } from '../test/serve';
import { startValkey } from '../test/valkey';
import { compareBuilds, describeBuild, readChanges, watchChanges } from './sharing';

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

  const later = Date.now() + 1;
  answers.data = { faq: 2 };
  await expect.poll(() => isChangedSince({ tags: ['faq'], time: later })).toBe(true);
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

const one = describeBuild('one', 'key');
const two = describeBuild('two', 'key');

test('a build hears of another build, and of another key of forms, when it starts after it', async () => {
  const { url, stop } = await startValkey();
  expect(await compareBuilds(url, one)).toEqual([]);
  expect(await compareBuilds(url, one)).toEqual([]);
  expect(await compareBuilds(url, two)).toEqual([expect.stringMatching(/build one, this one two/)]);
  const lines = await compareBuilds(url, describeBuild('two', 'other key'));
  expect(lines).toEqual([expect.stringMatching(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY/)]);
  expect(lines.join()).not.toContain('other key');
  // A line of the log is made of no other text.
  const client = new Redis(url);
  await client.set('clinic:last-started', JSON.stringify({ ...one, id: 'one\nforged' }));
  client.disconnect();
  expect(await compareBuilds(url, two)).toEqual([]);
  await stop();
});

test('a Valkey that is not there at the start is asked once it is', async () => {
  const { port, url, stop } = await startValkey();
  await stop();
  const errors: Error[] = [];
  const compared = compareBuilds(url, one, (error) => errors.push(error));
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  const server = await startValkey({ port });
  expect(await compared).toEqual([]);
  expect(await compareBuilds(url, two)).toHaveLength(1);
  await server.stop();
});
