import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { markBackendDown } from '../../lib/cache/content-changes';
import { tellMalformedForm } from '../../lib/request/malformed-forms';
import { serve } from '../../test/serve';
import { serveWebsite } from '../serve-website';
import { createRenderer } from './render';

const website = async (next: RequestListener) =>
  (await serve(serveWebsite({ next, render: createRenderer(next) }))).base;

const FATAL = '<html id="__next_error__"><head></head><body></body></html>';

/** Fails as Next does; at addresses with "malformed" because of the form. */
const failing: RequestListener = async (request, response) => {
  await pause(5);
  if (request.url?.includes('malformed')) tellMalformedForm();
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html');
  response.flushHeaders();
  response.write(FATAL);
  response.end();
};

test('a failure that turns out to be of a malformed form is answered with 400, wherever it was sent, and no other one', async () => {
  const base = await website(failing);
  const headers = { 'content-type': 'multipart/form-data; boundary=a' };
  const ask = (path: string) => fetch(base + path, { method: 'POST', headers });
  const aside = ['/api/malformed', '/health?malformed', '/uploads?malformed', '/_next/malformed'];
  const asked = [ask('/en/fault'), ask('/en/malformed'), ...aside.map(ask)];
  const [fault, ...malformed] = await Promise.all(asked);
  expect(fault?.status).toBe(500);
  expect(await fault?.text()).toContain('<main');
  for (const answer of malformed) {
    expect(answer.status, answer.url).toBe(400);
    expect(await answer.json()).toEqual({ error: 'BadForm' });
  }
});

test('the script of a page gets its own kind of answer to a malformed form, with the status of a wrong request', async () => {
  const base = await website((_, response) => {
    tellMalformedForm();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/x-component');
    response.end('1:E{}');
  });
  const answer = await fetch(`${base}/en/contact`, { method: 'POST' });
  expect({ status: answer.status, said: await answer.text() }).toEqual({ status: 400, said: '1:E{}' });
});

test('where an entry has moved is remembered by no browser, as its former name may come back', async () => {
  const base = await website((_, response) => {
    response.writeHead(308, { location: '/en/blog/1-b', 'cache-control': 's-maxage=600' }).end();
  });
  const { status, headers } = await fetch(`${base}/en/blog/1-a`, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    308,
    '/en/blog/1-b',
    'no-cache',
  ]);
});

test('a form reaches its page, in one piece or many', async () => {
  const base = await website(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response.end(`${request.method} ${request.headers['content-length']} ${text.length}`);
  });
  for (const bytes of [3, 500_000]) {
    const answer = await fetch(`${base}/en/contact`, { method: 'POST', body: 'a'.repeat(bytes) });
    expect(await answer.text()).toBe(`POST ${bytes} ${bytes}`);
  }
});

test('a body that is given up on leaves the answer as it is', async () => {
  const base = await website((request, response) => {
    request.once('data', () => request.destroy(new Error('given up')));
    setTimeout(() => response.writeHead(422).end('said'), 5);
  });
  const answer = await fetch(`${base}/en/contact`, { method: 'POST', body: 'a=b' });
  expect({ status: answer.status, said: await answer.text() }).toEqual({ status: 422, said: 'said' });
});

test('a listener that throws gives an answer of 500, of 400 where it is for a malformed form, and the next visitor is served', async () => {
  const base = await website(async ({ url = '' }, response) => {
    await pause(1);
    if (url.includes('malformed')) tellMalformedForm();
    if (url !== '/en/contact') throw new Error('on purpose');
    response.end('served');
  });
  const ask = async (path: string) => (await fetch(base + path, { method: 'POST', body: 'a' })).status;
  expect([await ask('/en/malformed'), await ask('/en/fault')]).toEqual([400, 500]);
  expect(await (await fetch(`${base}/en/contact`)).text()).toBe('served');
});

// Last: the backend counts as away from then on.
test('a page that failed with the backend is asked for once more, and a page that failed by itself is not', async () => {
  let asked = 0;
  let isDown = false;
  const base = await website((_, response) => {
    asked += 1;
    if (isDown && asked % 2 === 0) return void response.end('the last good page');
    if (isDown) markBackendDown();
    response.statusCode = 500;
    response.end();
  });
  expect((await fetch(`${base}/en/contact`)).status).toBe(500);
  expect(asked).toBe(1);
  asked = 0;
  isDown = true;
  expect(await (await fetch(`${base}/en/contact`)).text()).toBe('the last good page');
});
