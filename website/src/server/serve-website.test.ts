import http, { type RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { MOST_READS } from '../contract/connections';
import { markChanged } from '../lib/cache/content-changes';
import { isMadePerRequest } from '../lib/cache/made-per-request';
import { KEPT, PAGE, signal } from '../test/kept-page';
import { serveBehind } from '../test/serve';
import { createRenderer } from './render/render';
import { serveWebsite } from './serve-website';

const isKept = (url: string) =>
  /^\/(?:en|ar)(?:\/(?:doctors|faq))?(?:\?|$)/.test(url) && !isMadePerRequest(url);

// By this clock a page is kept, for a second right after a change: what a test asks in that time does not hang on the machine.
vi.spyOn(performance, 'now').mockReturnValue(performance.now());

/** Serves a listener, in Next's place, behind our server. */
const serveListener = (listener: RequestListener) =>
  serveBehind((next) => serveWebsite({ next, render: createRenderer(next), isKept }), listener);

const staticPage: RequestListener = (_request, response) =>
  void response.writeHead(200, { ...KEPT, ETag: '"one"', Vary: 'rsc' }).end(PAGE);
const decoded = ({ body }: { body: Buffer }) => brotliDecompressSync(body).toString();

test('many readers of a page cost one render, each gets it in the best encoding they accept', async () => {
  const { ask, asked } = await serveListener(staticPage);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask({ headers: { 'accept-encoding': 'gzip, deflate, br' } })),
  );
  expect(asked()).toBe(1);
  for (const { status, headers, body } of answers) {
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'rsc, Accept-Encoding']);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decoded({ body })).toBe(PAGE);
  }
  const gzip = await ask({ headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  const plain = await ask();
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(PAGE);
});

test('a reader who has the page is told so, also when nobody asked before', async () => {
  const { ask } = await serveListener(staticPage);
  for (const name of ['"one"', 'W/"one"', '"zero", "one"']) {
    const answer = await ask({ headers: { 'if-none-match': name } });
    expect([name, answer.status, answer.body.length]).toEqual([name, 304, 0]);
  }
  expect((await ask({ headers: { 'if-none-match': '"old"' } })).status).toBe(200);
});

// Which answers are for one visitor: cacheable-request.test.ts.
test('an answer that is for one visitor is never given to another who asks in the same moment', async () => {
  let count = 0;
  const { ask } = await serveListener((_request, response) => {
    count += 1;
    response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end(`answer ${count}`);
  });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ body }) => body.toString()).sort()).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

// Which pages are kept: route-patterns.test.ts.
const ALWAYS_ASKED = ['/en/admin/appointments', '/api/availability', '/sitemap.xml'];
test.each(ALWAYS_ASKED)('%s is always asked for', async (path) => {
  const { ask, asked } = await serveListener(staticPage);
  await ask({ path });
  await ask({ path });
  expect(asked()).toBe(2);
});

test('the bare address shows the page of a language, which nobody else may keep', async () => {
  const { ask, asked } = await serveListener((request, response) => {
    response.writeHead(200, { ...KEPT, Vary: 'rsc' }).end(request.url);
  });
  const read = async (path: string, headers: http.OutgoingHttpHeaders) => {
    const answer = await ask({ path, headers });
    const { vary, 'cache-control': control } = answer.headers;
    return { page: answer.body.toString(), vary, control };
  };
  const bare = { vary: 'Cookie, Accept-Language, rsc, Accept-Encoding', control: 'private, no-cache' };
  const arabic = { cookie: 'x=1; NEXT_LOCALE=ar', 'accept-language': 'en' };
  expect(await read('/', arabic)).toEqual({ page: '/ar', ...bare });
  const byLanguage = await read('/?from=mail', { 'accept-language': 'ar-EG, en;q=0.5' });
  expect(byLanguage).toEqual({ page: '/ar', ...bare });
  expect(await read('/', { cookie: 'NEXT_LOCALE=xx' })).toEqual({ page: '/en', ...bare });
  expect(asked()).toBe(2);
  const own = { vary: 'rsc, Accept-Encoding', control: 's-maxage=600' };
  expect(await read('/ar', {})).toEqual({ page: '/ar', ...own });
  expect(asked()).toBe(2);
});

test('a published change is seen at once, and compressed anew', async () => {
  let version = 1;
  const { ask } = await serveListener((_request, response) => {
    response.writeHead(200, { ...KEPT, ETag: `"${version}"` }).end(`${PAGE} version ${version}`);
  });
  const read = async () => decoded(await ask({ headers: { 'accept-encoding': 'br' } }));
  expect(await read()).toContain('version 1');
  version += 1;
  markChanged(['doctor']);
  expect(await read()).toContain('version 2');
});

test('a page rendered while something was published is not given to the next visitor', async () => {
  const { promise: released, resolve: release } = signal();
  let version = 1;
  const { ask, asked } = await serveListener(async (_request, response) => {
    const body = `version ${version}`;
    if (version === 1) await released;
    response.writeHead(200, KEPT).end(body);
  });
  const first = ask();
  await expect.poll(asked).toBe(1);
  version += 1;
  markChanged(['doctor']);
  release();
  expect((await first).body.toString()).toBe('version 1');
  expect((await ask()).body.toString()).toBe('version 2');
});

test('a file that never changes is asked for once, in pieces too, and sent as it was', async () => {
  const { ask, asked } = await serveListener((_request, response) => {
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(200, { 'Content-Type': 'application/javascript', ...headers }).write(PAGE);
    response.end(PAGE);
  });
  const path = '/_next/static/chunks/a.js';
  for (let round = 0; round < 3; round += 1)
    expect(decoded(await ask({ path, headers: { 'accept-encoding': 'br' } }))).toBe(PAGE + PAGE);
  expect(asked()).toBe(1);
});

test('a reader who goes away before the answer leaves the others with theirs', async () => {
  const { promise: released, resolve: release } = signal();
  let isFirst = true;
  const { ask, port, asked } = await serveListener(async (request, response) => {
    if (isFirst) {
      isFirst = false;
      await released;
    }
    staticPage(request, response);
  });
  const first = http.get({ port, host: '127.0.0.1', path: '/en' }).on('error', () => {});
  await expect.poll(asked).toBe(1);
  const second = ask();
  first.destroy();
  release();
  expect((await second).body.toString()).toBe(PAGE);
});

test('an uncached answer is compressed for its reader, and says what it depends on', async () => {
  const { ask } = await serveListener((_request, response) => {
    response.writeHead(200, { ...KEPT, 'Cache-Control': 'no-store' }).write(PAGE);
    response.end();
  });
  const { headers, body } = await ask({ headers: { 'accept-encoding': 'gzip' } });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(body).toString()).toBe(PAGE);
});

test('a kept page is one answer whatever query it is asked with, but for those that lead to another page', async () => {
  const { ask, asked } = await serveListener(staticPage);
  for (const path of ['/en/doctors?utm_source=b', '/en/doctors', '/en/doctors?fbclid=c&x'])
    await ask({ path });
  expect(asked()).toBe(1);
  for (const path of ['/en/doctors?page=2', '/en/doctors?x=1&q=ear', '/en/doctors?specialty=3'])
    await ask({ path });
  expect(asked()).toBe(4);
});

test('the data the router asks for is another answer than the page, and keeps its query, by which Next knows it', async () => {
  const asked: (string | undefined)[] = [];
  const { ask } = await serveListener(({ url, headers }, response) => {
    asked.push(url);
    response.writeHead(200, KEPT).end(headers.rsc ? 'data' : 'page');
  });
  expect((await ask({ path: '/en/faq' })).body.toString()).toBe('page');
  for (const path of ['/en/faq', '/en/faq?_rsc=1'])
    expect((await ask({ path, headers: { rsc: '1' } })).body.toString()).toBe('data');
  expect(asked).toEqual(['/en/faq', '/en/faq', '/en/faq?_rsc=1']);
});

test('requests beyond what can be served in time are told at once to come again, except writes', async () => {
  const held: (() => void)[] = [];
  const { promise: full, resolve: arrived } = signal();
  const { ask, asked } = await serveListener(({ method }, response) => {
    if (method !== 'GET') return void response.writeHead(200).end();
    held.push(() => void response.writeHead(200, { 'Cache-Control': 'no-store' }).end());
    if (held.length === MOST_READS) arrived();
  });
  const own = { path: '/ar/admin/today', headers: { cookie: 'session=one' } };
  const waiting = Array.from({ length: MOST_READS }, () => ask(own));
  await full;
  const refused = await ask(own);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body.toString()).toContain('<html lang="ar" dir="rtl"');
  for (const read of [{ ...own, method: 'HEAD' }, { path: '/en/booking?by=doctor' }])
    expect((await ask(read)).status).toBe(503);
  expect(asked()).toBe(MOST_READS);
  expect((await ask({ ...own, method: 'POST' })).status).toBe(200);
  for (const answer of held.splice(0)) answer();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  const again = ask(own);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  expect((await again).status).toBe(200);
});
