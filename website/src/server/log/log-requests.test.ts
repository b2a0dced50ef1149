import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { requestLine, requestsLine } from '../../contract/log-line';
import type { Logger } from '../../lib/process/logger';
import { errorBody } from '../../lib/request/error-answer';
import { currentRequestId } from '../../lib/request/request-context';
import { TrustedProxies } from '../../lib/request/trusted-proxies';
import { serve } from '../../test/serve';
import { logRequests } from './log-requests';
import { NamedResponse } from './named-response';

const ID = '0123456789abcdef0123456789abcdef';

type Line = { level: keyof Logger; [name: string]: unknown };

/** A website whose lines come one by one. */
async function website(listener: RequestListener, trusted: string = '') {
  const lines: Line[] = [];
  let tell = () => {};
  const write = (level: keyof Logger) => (fields: object, msg: string) => {
    lines.push({ ...fields, level, msg });
    tell();
  };
  const logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  const proxies = new TrustedProxies(trusted);
  const routeOf = (url: string) => (url.startsWith('/health/') ? url : `pattern of ${url.length}`);
  const logged = logRequests({ listener, proxies, routeOf, logger });
  const { base } = await serve(logged, { ServerResponse: NamedResponse });
  const nextLine = async () => {
    if (lines.length === 0)
      await new Promise<void>((done) => {
        tell = done;
      });
    return lines.shift();
  };
  return { base, nextLine };
}

const telling: RequestListener = (request, response) =>
  void response.end(JSON.stringify([request.headers['x-request-id'], currentRequestId()]));

const SAME = new RegExp(`^${ID}$`);
const NEW = new RegExp(`^(?!${ID})[0-9a-f]{32}$`);

// All spellings: contract/request-id.test.ts.
test.each([
  ['that of a trusted proxy', '127.0.0.1', '01234567-89AB-cdef-0123-456789abcdef', SAME],
  ['a new one, brought by nobody', '127.0.0.1', undefined, NEW],
  ['a new one, brought by somebody else', '', ID, NEW],
  ['a new one, brought malformed', '127.0.0.1', `${ID} Mona`, NEW],
])('the id of a request is %s', async (_, trusted, brought, expected) => {
  const { base, nextLine } = await website(telling, trusted);
  const answer = await fetch(base, { headers: brought ? { 'X-Request-Id': brought } : {} });
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(expected);
  expect(await answer.json()).toEqual([id, id]);
  expect(await nextLine()).toMatchObject({ requestId: id });
});

test.each<[string, RequestListener]>([
  ['with nothing said of its headers', (_, response) => void response.end()],
  ['with its headers at once', (_, response) => void response.writeHead(200, { Vary: 'Cookie' }).end()],
  ['with a reason', (_, response) => void response.writeHead(200, 'Fine', { Vary: 'Cookie' }).end()],
  ['with its headers in a list', (_, response) => void response.writeHead(200, ['Vary', 'Cookie']).end()],
  ['with some before', (_, response) => void response.setHeader('A', '1').writeHead(200, { B: '2' }).end()],
  ['later', (_, response) => void setImmediate(() => response.end())],
])('the id of a request is in an answer that is made %s', async (_, listener) => {
  const { base, nextLine } = await website(listener);
  const { headers } = await fetch(base);
  const id = headers.get('x-request-id');
  expect(id).toMatch(NEW);
  expect(await nextLine()).toMatchObject({ requestId: id });
  expect([...headers.keys()]).toContain('date');
});

test('the id of a request stands in short in the body of an answer that says what went wrong', async () => {
  const body = () => JSON.stringify(errorBody({ error: 'BadForm' }));
  const { base } = await website((_, response) => void response.writeHead(400).end(body()), '127.0.0.1');
  const answer = await fetch(base, { headers: { 'X-Request-Id': ID } });
  expect(await answer.json()).toEqual({ error: 'BadForm', id: '89abcdef' });
});

test('the line of a request tells what came of it, and nothing of its address but the route', async () => {
  const { base, nextLine } = await website((request, response) => {
    // Like a page that is rewritten to another.
    request.url = '/elsewhere';
    response.writeHead(201).end('x'.repeat(500));
  });
  await fetch(`${base}/en/Mona?q=Mona`, { method: 'POST' });
  const line = await nextLine();
  const shape = requestLine.omit({ time: true, part: true, pid: true });
  expect(shape.parse(line)).toMatchObject({ level: 'info', method: 'POST', status: 201 });
  expect(line).toMatchObject({ route: 'pattern of 15' });
  expect(Number(line?.bytes)).toBeGreaterThan(500);
  expect(JSON.stringify(line)).not.toContain('Mona');
});

test.each([
  ['/en', 200, 'info'],
  ['/en', 404, 'info'],
  ['/en', 500, 'error'],
  ['/en', 503, 'warn'],
  ['/health/live', 200, 'debug'],
  ['/health/ready', 503, 'warn'],
])('the line of a request %s answered with %i is of level %s', async (path, status, level) => {
  const { base, nextLine } = await website((_, response) => void response.writeHead(status).end());
  await fetch(base + path);
  expect(await nextLine()).toMatchObject({ level, status });
});

test('the line of a request says that somebody went away, and names no status of ours before the answer began', async () => {
  const begun = await website((_, response) => void response.write('a part'));
  const given = new AbortController();
  await fetch(begun.base, { signal: given.signal });
  given.abort();
  expect(await begun.nextLine()).toMatchObject({ aborted: true, status: 200 });
  const before = new AbortController();
  const { base, nextLine } = await website(() => before.abort());
  await expect(fetch(base, { signal: before.signal })).rejects.toThrow();
  expect(await nextLine()).toMatchObject({ aborted: true, status: 499, level: 'info', bytes: 0 });
});

test('the line of a request is one of a hundred a second for answers from memory: the rest are told together, by their counts', async () => {
  const { base, nextLine } = await website((request, response) => {
    if (request.url === '/worked-out') setImmediate(() => response.end());
    else response.end();
  });
  // Within one second, or no line would be missing; the rest are told when it is over, which is not before all have asked.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let asked = 0; asked < 103; asked += 1) await fetch(`${base}/en`);
  await fetch(`${base}/worked-out`);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  const lines: (Line | undefined)[] = [];
  for (let count = 0; count < 102; count += 1) lines.push(await nextLine());
  const own = lines.filter((line) => line?.msg === 'request');
  expect(own.map((line) => line?.route)).toEqual([...Array(100).fill('pattern of 3'), 'pattern of 11']);
  const rest = lines.filter((line) => line?.msg === 'requests');
  const counted = { method: 'GET', route: 'pattern of 3', status: 200, count: 3 };
  expect(rest).toEqual([{ level: 'info', msg: 'requests', ...counted }]);
  expect(requestsLine.omit({ time: true, part: true, pid: true }).parse(rest[0])).toBeDefined();
});
