import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../support/builds';
import { startEdge } from '../../support/edge';
import { expect, test } from '../../support/fixtures';

test.describe.configure({ mode: 'serial' });

// biome-ignore lint/plugin: what the edge keeps for a second is time itself
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Longer than the edge keeps a page, which is a second and, as nginx counts whole ones, up to two; in ms. */
const PAST_KEEPING_MS = 2200;

let base = '';
let stopEdge = async () => {};
let website: Server;
let isDown = false;
let failsWith = 0;
let answers = 0;
let seen: IncomingHttpHeaders = {};

/** Answers of which none is sent before there are two, or before a patient would have given up. */
const waiting: ServerResponse[] = [];
function meet(response: ServerResponse): void {
  response.setHeader('cache-control', 'private, no-store');
  waiting.push(response);
  if (waiting.length === 2) for (const each of waiting.splice(0)) each.end('together');
  // biome-ignore lint/plugin: a patient gives up after some time
  else setTimeout(() => waiting.includes(response) && response.end('alone'), 3000);
}

// The shipped configuration before a server that counts: what reaches it, and with which headers.
test.beforeAll(async () => {
  website = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    answers += 1;
    if (failsWith) response.statusCode = failsWith;
    seen = request.headers;
    if (request.url === '/en/private-pair') return meet(response);
    const isPrivate = request.url?.startsWith('/en/private');
    response.setHeader(
      'cache-control',
      isPrivate ? 'private, no-store' : 's-maxage=600, stale-while-revalidate=3600',
    );
    response.end(String(answers));
  });
  const websitePort = await freePort();
  await new Promise<void>((resolve) => website.listen(websitePort, '127.0.0.1', resolve));
  const edge = await startEdge({ websitePorts: [websitePort], ready: '/en/ready' });
  base = edge.url;
  stopEdge = edge.stop;
});

test.afterAll(async () => {
  await stopEdge();
  website.closeAllConnections();
  website.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('a page is kept; the data of the router under the same address is another answer', async () => {
  const page = await get('/en/a');
  expect(await get('/en/a')).toEqual(page);
  expect((await get('/en/a', { rsc: '1' })).text).not.toBe(page.text);
});

test('what must not be kept is not: private answers and the bare address', async () => {
  expect((await get('/en/private')).text).not.toBe((await get('/en/private')).text);
  expect((await get('/')).text).not.toBe((await get('/')).text);
  expect((await get('/en/admin/appointments')).text).not.toBe((await get('/en/admin/appointments')).text);
});

test('a visitor cannot say who he is or which site this is', async () => {
  await get('/en/b', {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '203.0.113.9',
    'X-Client-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9',
    'X-Middleware-Subrequest': 'proxy',
  });
  expect(JSON.stringify(seen)).not.toMatch(/203\.0\.113|evil|subrequest/);
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-proto']).toBe('http');
});

test('bodies are bounded, and only the ways of a card take pictures', async () => {
  const post = (path: string, size: number) =>
    fetch(base + path, { method: 'POST', body: 'x'.repeat(size) }).then(({ status }) => status);
  expect(await post('/en/contact', 70_000)).toBe(413);
  expect(await post('/en/booking/request', 70_000)).toBe(413);
  expect(await post('/api/cards', 70_000)).toBe(200);
  expect(await post('/ar/booking-old', 70_000)).toBe(200);
  expect(await post('/api/revalidate', 10)).toBe(404);
  expect((await fetch(`${base}/health/ready`)).status).toBe(404);
  const tooLarge = await fetch(`${base}/ar/booking-old?doctor=1`, {
    method: 'POST',
    body: Buffer.alloc(20 * 1024 * 1024 + 1),
    redirect: 'manual',
  });
  expect(tooLarge.status).toBe(303);
  expect(tooLarge.headers.get('location')).toMatch(/\/ar\/booking-old\/too-large$/);
});

test('two who ask for one page that is not kept do not wait for each other', async () => {
  const both = await Promise.all([get('/en/private-pair'), get('/en/private-pair')]);
  expect(both.map(({ text }) => text)).toEqual(['together', 'together']);
});

test('the first visitor after a quiet time is given the page as it is now, not what was kept', async () => {
  const before = await get('/en/c');
  await pause(PAST_KEEPING_MS);
  expect(Number((await get('/en/c')).text)).toBeGreaterThan(Number(before.text));
});

test('a page outlives the website: one that is down, and one that answers with an error', async () => {
  const before = await get('/en/d');
  await pause(PAST_KEEPING_MS);
  for (const status of [500, 502, 503, 504]) {
    failsWith = status;
    expect({ failsWith: status, ...(await get('/en/d')) }).toEqual({ failsWith: status, ...before });
  }
  failsWith = 0;
  isDown = true;
  expect(await get('/en/d')).toEqual(before);
  expect((await get('/en/never-seen')).status).toBe(502);
  isDown = false;
});
