import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { markNotice } from '../lib/notice-clock';
import { cacheResponses } from './cache-responses';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

interface Stored {
  state: 'HIT' | 'STALE';
  status?: number;
  body: string;
  seconds?: number;
}

interface Visit {
  path?: string;
  headers?: Record<string, string>;
}

/** A website whose one page is answered as `next` says, the number of the request given. */
async function website(next: (request: number) => Stored) {
  let asked = 0;
  const listener: RequestListener = (_request, response) => {
    const { state, status = 200, body, seconds = 600 } = next(asked++);
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', `s-maxage=${seconds}, stale-while-revalidate=60`);
    response.setHeader('X-Nextjs-Cache', state);
    response.end(body);
  };
  const server = http.createServer(cacheResponses({ listener }));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const visit = async ({ path = '/en/doctors', headers = {} }: Visit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
    return { status: answer.status, body: await answer.text() };
  };
  return { visit, asked: () => asked };
}

const newFrom = (first: number, old: Omit<Stored, 'state'>) => (request: number) =>
  request < first ? ({ ...old, state: 'STALE' } as const) : ({ state: 'HIT', body: 'new' } as const);

test('the first visitor after a notice is given the new page, once it is made', async () => {
  const { visit } = await website(newFrom(3, { body: 'old' }));
  markNotice();
  expect(await visit()).toEqual({ status: 200, body: 'new' });
});

test('visitors of the same moment wait together', async () => {
  const { visit, asked } = await website(newFrom(3, { body: 'old' }));
  markNotice();
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit()));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['new']));
  expect(asked()).toBe(4);
});

test('a page that was not there yet is found once it is', async () => {
  const { visit } = await website(newFrom(2, { status: 404, body: 'nothing' }));
  markNotice();
  expect(await visit()).toEqual({ status: 200, body: 'new' });
});

test('a page that is gone is gone at once', async () => {
  const { visit } = await website((request) =>
    request === 0 ? { state: 'STALE', body: 'old' } : { state: 'HIT', status: 404, body: 'nothing' },
  );
  markNotice();
  expect(await visit()).toEqual({ status: 404, body: 'nothing' });
});

test('the old page is given when no new one comes, and nobody waits for one again soon', async () => {
  const { visit, asked } = await website(() => ({ state: 'STALE', status: 404, body: 'old' }));
  markNotice();
  expect(await visit()).toEqual({ status: 404, body: 'old' });
  const before = asked();
  expect(before).toBeGreaterThan(2);
  expect(await visit()).toEqual({ status: 404, body: 'old' });
  expect(asked()).toBe(before + 1);
});

test('a page that only grew old is given at once, and renewed behind', async () => {
  const { visit, asked } = await website(() => ({ state: 'STALE', body: 'old' }));
  expect(await visit()).toEqual({ status: 200, body: 'old' });
  expect(asked()).toBe(1);
});

/** Asks for the data of the router, which is made with the page and kept beside it. */
const AS_DATA = { rsc: '1' };

test('a page that was current after the last notice is not waited for when it has grown old', async () => {
  const answers: Stored[] = [
    { state: 'HIT', body: 'current' },
    { state: 'STALE', body: 'grown old' },
  ];
  const { visit, asked } = await website((request) => answers[request] ?? { state: 'HIT', body: 'new' });
  markNotice();
  await pause(2);
  await visit({ headers: AS_DATA });
  expect(await visit()).toEqual({ status: 200, body: 'grown old' });
  expect(asked()).toBe(2);
});

test('a renewal that failed leaves the page behind the notice, and is waited for the next time', async () => {
  const answers: Stored[] = [
    { state: 'HIT', body: 'kept after a failure', seconds: 30 },
    { state: 'STALE', body: 'old' },
  ];
  const { visit } = await website((request) => answers[request] ?? { state: 'HIT', body: 'new' });
  markNotice();
  await pause(2);
  await visit({ headers: AS_DATA });
  expect(await visit()).toEqual({ status: 200, body: 'new' });
});

test('another page of a list has an age of its own', async () => {
  const { visit } = await website((request) =>
    request === 1 ? { state: 'STALE', body: 'old' } : { state: 'HIT', body: 'new' },
  );
  markNotice();
  await pause(2);
  await visit({ path: '/en/doctors?page=2&_rsc=1' });
  expect(await visit()).toEqual({ status: 200, body: 'new' });
});
