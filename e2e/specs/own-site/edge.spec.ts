import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { tellOfChanges } from '../../support/builds';
import { startEdge } from '../../support/edge';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type LogLine, parseLogLines, readLogLines } from '../../support/log-lines';
import { endAfter, serveHere } from '../../support/servers';

test.describe.configure({ mode: 'serial' });

// biome-ignore lint/plugin: what the edge keeps for a second is time itself
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Time longer than the edge keeps a page, which is a second and, as nginx counts whole ones, up to two; in ms. */
const PAST_KEEPING_MS = 2200;

const ending = endAfter();
let base = '';
let isDown = false;
let says: { type: string; text: string } | null = null;
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
  const website = await serveHere((request, response) => {
    if (isDown) return void request.socket.destroy();
    answers += 1;
    if (failsWith) response.statusCode = failsWith;
    seen = request.headers;
    if (says) return void response.setHeader('content-type', says.type).end(says.text);
    if (request.url === '/en/private-pair') return meet(response);
    const isPrivate = request.url?.startsWith('/en/private');
    response.setHeader(
      'cache-control',
      isPrivate ? 'private, no-store' : 's-maxage=600, stale-while-revalidate=3600',
    );
    response.end(String(answers));
  });
  ending(website);
  base = ending(await startEdge({ websitePorts: [website.port], ready: '/en/ready' })).url;
});

/** An answer of the edge itself to a program: JSON, as the description of the API says. */
async function refusal(answer: Response) {
  const { status, headers } = answer;
  const { error } = await answer.json();
  return { status, said: error.status, name: error.name, retryAfter: Number(headers.get('retry-after')) };
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('a page is kept and its data is another answer, what must not be kept is not; a visitor cannot say who he is, bodies are bounded, answers are packed', async () => {
  await test.step('a page, and its data', async () => {
    const ask = async () => {
      const page = await get('/en/a');
      const { text: data } = await get('/en/a', { rsc: '1' });
      return { isKept: (await get('/en/a')).text === page.text, isOther: data !== page.text };
    };
    // It keeps a page for a second, which may be over before it is asked again on a busy machine.
    await expect.poll(ask, { intervals: [0] }).toEqual({ isKept: true, isOther: true });
  });

  await test.step('what must not be kept is not: private answers and the bare address', async () => {
    expect((await get('/en/private')).text).not.toBe((await get('/en/private')).text);
    expect((await get('/')).text).not.toBe((await get('/')).text);
    expect((await get('/en/admin/appointments')).text).not.toBe((await get('/en/admin/appointments')).text);
  });

  await test.step('two at once', async () => {
    const both = await Promise.all([get('/en/private-pair'), get('/en/private-pair')]);
    expect(both.map(({ text }) => text)).toEqual(['together', 'together']);
  });

  await test.step('a visitor cannot say who he is or which site this is', async () => {
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

  await test.step('bodies are bounded, and only the ways of a card take pictures', async () => {
    const post = (path: string, size: number) =>
      fetch(base + path, { method: 'POST', body: 'x'.repeat(size) }).then(({ status }) => status);
    expect(await post('/en/contact', 70_000)).toBe(413);
    expect(await post('/en/booking/request', 70_000)).toBe(413);
    expect(await post('/api/cards', 70_000)).toBe(200);
    expect(await post('/api/imports?kind=patients', 9_000_000)).toBe(200);
    expect(await post('/api/imports?kind=patients', 20 * 1024 * 1024 + 1)).toBe(413);
    expect(await post('/api/hooks/whatsapp', 256 * 1024)).toBe(200);
    expect(await post('/api/hooks/whatsapp', 256 * 1024 + 1)).toBe(413);
    expect(await post('/ar/booking-old', 70_000)).toBe(200);
    expect(await post('/api/revalidate', 10)).toBe(404);
    expect((await fetch(`${base}/health/ready`)).status).toBe(404);
    const body = Buffer.alloc(20 * 1024 * 1024 + 1);
    const sent = { method: 'POST', body, redirect: 'manual' } as const;
    const tooLarge = await fetch(`${base}/ar/booking-old?doctor=1`, sent);
    expect(tooLarge.status).toBe(303);
    expect(tooLarge.headers.get('location')).toMatch(/\/ar\/booking-old\/too-large$/);
  });

  await test.step('packed', async () => {
    for (const type of ['application/fhir+ndjson', 'text/calendar; charset=utf-8', 'text/javascript']) {
      says = { type, text: 'x'.repeat(2000) };
      const { headers } = await fetch(`${base}/smart-scheduling/slots-${encodeURIComponent(type)}`);
      expect(headers.get('content-encoding')).toBe('gzip');
    }
    says = null;
  });
});

test('a page outlives the website, and the first visitor after a quiet time is given the page as it is now', async () => {
  const [changed, before] = [await get('/en/c'), await get('/en/d')];
  await pause(PAST_KEEPING_MS);
  expect(Number((await get('/en/c')).text)).toBeGreaterThan(Number(changed.text));
  await test.step('one that is down, and one that answers with an error', async () => {
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
});

// Last: it uses up what one address may write.
test('a system that calls too much, too large or while the website is away is told so in JSON', async () => {
  const aborted = new AbortController();
  const post = (size: number) =>
    fetch(`${base}/api/v1/bookings`, { method: 'POST', body: 'x'.repeat(size), signal: aborted.signal });
  const tooLarge = { status: 413, said: 413, name: 'PayloadTooLargeError', retryAfter: 0 };
  expect(await refusal(await post(70_000))).toEqual(tooLarge);
  isDown = true;
  const away = { status: 503, said: 503, name: 'ServiceUnavailableError', retryAfter: 5 };
  expect(await refusal(await fetch(`${base}/api/v1/branches`))).toEqual(away);
  isDown = false;
  const answers = Array.from({ length: 260 }, () => post(10));
  const refused = await Promise.any(
    answers.map((answer) => answer.then((one) => (one.status === 429 ? one : Promise.reject(one)))),
  );
  const tooOften = { status: 429, said: 429, name: 'TooManyRequestsError', retryAfter: 10 };
  expect(await refusal(refused)).toEqual(tooOften);
  aborted.abort();
  await Promise.allSettled(answers);
});

const ID = /^[0-9a-f]{32}$/;

let edge: Awaited<ReturnType<typeof startEdge>>;

// The shipped edge before the site under test, which trusts it.
test.beforeAll(async () => {
  const port = Number(new URL(environment.siteUrl).port);
  edge = ending(await startEdge({ websitePorts: [port], ready: '/en/faq' }));
});

const withId = (lines: LogLine[], id: string) => lines.filter(({ requestId }) => requestId === id);
const edgeLines = (id: string) => withId(parseLogLines(edge.written()), id);
const websiteLines = (id: string) => withId(readLogLines(environment.websiteLog), id);
const written = () => [edge.written(), readFileSync(environment.websiteLog, 'utf8')].join('\n');
const backendLines = (id: string) => withId(readLogLines(environment.backendLog), id);

test('one id is found at the edge, in the website, in the backend, in the mail and with the visitor', async () => {
  const planted = `Writer${randomBytes(5).toString('hex')}`;
  const who = { name: planted, email: `${planted}@patients.example` };
  const body = new URLSearchParams({ ...who, message: `${planted} asks when you open`, elapsed: '9000' });
  const headers = { Origin: edge.url };
  const answer = await fetch(`${edge.url}/en/contact/message`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(ID);

  // It writes when it has answered.
  const posted = { method: 'POST', status: 200 };
  const atEdge = { part: 'edge', route: '/[locale]/contact', ...posted };
  await expect.poll(() => edgeLines(id)).toMatchObject([atEdge]);
  await expect.poll(() => websiteLines(id)).toHaveLength(1);
  const inWebsite = { part: 'website', msg: 'request', route: '/[locale]/contact/message', ...posted };
  expect(websiteLines(id)).toMatchObject([inWebsite]);
  for (const line of [
    { part: 'backend', msg: 'request', route: '/api/contact-messages', status: 201 },
    { msg: 'job', job: 'mail', kind: 'contact-message', outcome: 'sent' },
  ])
    await expect.poll(() => backendLines(id)).toContainEqual(expect.objectContaining(line));
  const mail = backendLines(id).find(({ msg }) => msg === 'job')?.mail;
  const directory = join(dirname(environment.databaseFile), 'mail');
  const file = readdirSync(directory).find((name) => name.endsWith(`${String(mail)}.eml`));
  const sent = readFileSync(join(directory, String(file)), 'utf8');
  expect(sent).toMatch(new RegExp(`^X-Request-Id: ${id}`, 'im'));
  expect(written() + readFileSync(environment.backendLog, 'utf8')).not.toContain(planted);
});

// An id from outside without an edge: settings.spec.ts.
test('a read that Next keeps says on account of which request it is made; what the edge has kept has the id of its own request; one from outside is not taken', async () => {
  await test.step('a read that Next keeps', async () => {
    await tellOfChanges({ site: environment.siteUrl, types: ['doctor'] });
    const answer = await fetch(`${edge.url}/en/doctors?q=nobody-of-this-name`);
    const id = answer.headers.get('x-request-id') ?? '';
    await expect.poll(() => backendLines(id).some(({ route }) => route === '/api/doctors')).toBe(true);
    expect(answer.status).toBe(200);
  });

  await test.step('what the edge has kept', async () => {
    const ask = async () => (await fetch(`${edge.url}/en/faq`)).headers.get('x-request-id') ?? '';
    const ids = new Set<string>();
    // It keeps a page for a second, which may be over before the next visitor on a busy machine.
    const cacheOfNext = async () => {
      const id = await ask();
      expect(ids).not.toContain(id);
      ids.add(id);
      await expect.poll(() => edgeLines(id)).toHaveLength(1);
      return edgeLines(id)[0]?.cache;
    };
    await expect.poll(cacheOfNext, { intervals: [0] }).toBe('HIT');
  });

  await test.step('an id from outside, or that is none', async () => {
    for (const forged of [randomBytes(16).toString('hex'), 'Mona 0100']) {
      const answer = await fetch(`${edge.url}/en/faq`, { headers: { 'X-Request-Id': forged } });
      expect(answer.headers.get('x-request-id')).toMatch(ID);
      expect(answer.headers.get('x-request-id')).not.toBe(forged);
      expect(written()).not.toContain(forged);
    }
  });
});
