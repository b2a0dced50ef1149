import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { TrustedProxies } from '../../lib/request/trusted-proxies';
import { serve } from '../../test/serve';
import { refuseMalformed } from './refuse-requests';

/** Sends a raw request; returns the answer and what of it reached the website. */
async function send(lines: string[], body = '') {
  const came: IncomingMessage[] = [];
  const { port } = await serve(
    refuseMalformed((request, response) => {
      came.push(request);
      response.end('answered');
    }, new TrustedProxies('')),
  );
  const socket = connect(port, '127.0.0.1');
  const length = body ? [`Content-Length: ${body.length}`] : [];
  socket.write([...lines, ...length, 'Connection: close', '', body].join('\r\n'));
  const said = (await buffer(socket)).toString();
  return { status: Number(said.split(' ')[1]), said, request: came[0] };
}

const POST = ['POST /en/contact HTTP/1.1', 'Host: clinic.example'];
const ACTION = '4'.repeat(42);

test.each([
  ['a method no page has', ['TRACE /en HTTP/1.1', 'Host: a'], 405],
  ['two hosts', ['GET /en HTTP/1.1', 'Host: a', 'Host: b'], 400],
  ['a host that is none', ['GET /en HTTP/1.1', 'Host: a/b?c'], 400],
  ['an empty host', ['GET /en HTTP/1.1', 'Host:'], 400],
  ['another server to be asked', ['GET http://evil.example/en HTTP/1.1', 'Host: a'], 400],
  ['an endless address', [`GET /en?${'a'.repeat(9000)} HTTP/1.1`, 'Host: a'], 414],
  ['a broken name of a file', ['GET /api/icons/%ff.json HTTP/1.1', 'Host: a'], 404],
  ['a broken name of a picture', ['GET /uploads/%ff HTTP/1.1', 'Host: a'], 404],
  ['a slash within a name', ['POST /http%3A%2F%2Fevil.example/admin/logout HTTP/1.1', 'Host: a'], 404],
  ["Next's own page of faults", ['HEAD /_global-error HTTP/1.1', 'Host: a'], 404],
  ['a step out of the folder of pictures', ['GET /uploads/%2e%2e HTTP/1.1', 'Host: a'], 404],
  ['a backslash', ['POST /en\\doctors HTTP/1.1', 'Host: a'], 404],
  ['a zero byte', ['GET /api/connected/%00 HTTP/1.1', 'Host: a'], 404],
  ['a form for the data of a page', ['POST /en/blog/feed.xml.rsc HTTP/1.1', 'Host: a'], 405],
  ['the same behind a sign', ['POST /en/blog/feed.xml%2ersc?a HTTP/1.1', 'Host: a'], 405],
  ['a compressed body', [...POST, 'Content-Encoding: gzip'], 415],
  ['an action that is no id', [...POST, 'Next-Action: $ACTION;lines of a log'], 400],
  ['a form without a boundary', [...POST, 'Content-Type: multipart/form-data'], 400],
  ['an origin that is no address', [...POST, `Next-Action: ${ACTION}`, 'Origin: constructor'], 403],
  ['a form of another site', [...POST, `Next-Action: ${ACTION}`, 'Origin: https://evil.example'], 403],
  ['a form of nowhere', [...POST, `Next-Action: ${ACTION}`, 'Origin: null'], 403],
])('%s is refused before the website sees it', async (_, lines, status) => {
  const answer = await send(lines, lines[0]?.startsWith('POST') ? 'a=b' : '');
  expect(answer.status).toBe(status);
  expect(answer.said).toMatch(lines[0]?.startsWith('HEAD') ? /\r\n\r\n$/ : /\r\n\r\n\{"error":"\w+"\}$/);
  expect(answer.request).toBeUndefined();
});

test.each([
  ['en', '/en/doctors/%D8%A3%D'],
  ['ar', '/ar/blog/%D8%A3%D'],
  ['ar', '/ar/doctors/..'],
])('who comes by a cut link gets a whole page in the language of it (%s)', async (locale, path) => {
  const { status, request } = await send([`GET ${path} HTTP/1.1`, 'Host: a']);
  expect([status, request?.url]).toEqual([200, `/${locale}/not-found/entry`]);
  expect(request?.headers['x-requested-path']).toBe(path);
});

test('a request of a browser goes through, without headers on its way here and orders to the inner parts of Next', async () => {
  const headers = ['Origin: http://clinic.example', 'Content-Type: text/plain'];
  expect((await send([...POST, `Next-Action: ${ACTION}`, ...headers], '[]')).status).toBe(200);
  const claims = ['X-Forwarded-For: 203.0.113.1', 'X-Forwarded-Host: evil.example'];
  const prefetch = ['X-Middleware-Prefetch: 1', 'X-Middleware-Subrequest: proxy'];
  const orders = [...prefetch, 'X-Nextjs-Data: 1', 'X-Matched-Path: /en/admin'];
  const { request } = await send(['GET /en HTTP/1.1', 'Host: a', ...claims, ...orders]);
  expect(request?.headers).toEqual({ host: 'a', connection: 'close', 'x-forwarded-for': '127.0.0.1' });
});

const param = ['locale', 'en', 'd', null];
const pages = ['', { children: [param, { children: ['__PAGE__', {}] }] }, null, null, 16];
test.each([
  [encodeURIComponent(JSON.stringify(pages)), 200],
  ['["",{}]', 200],
  ['["",{},["/en","/en"],"refetch",1,"x"]', 200],
  ['x', 400],
  ['%ff', 400],
  ['[', 400],
  ['[""]', 400],
  ['["",{},null,"other"]', 400],
  ['[["locale","en","x",null],{}]', 400],
  [`["",{}]${' '.repeat(9000)}x`, 400],
])('a router state that Next could not read is refused (%#)', async (state, status) => {
  const lines = ['GET /en HTTP/1.1', 'Host: a', 'RSC: 1', `Next-Router-State-Tree: ${state}`];
  expect((await send(lines)).status).toBe(status);
});
