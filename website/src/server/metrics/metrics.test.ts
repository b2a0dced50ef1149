import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { afterAll, expect, test } from 'vitest';
import { sendToBackend } from '../../lib/backend/transport';
import { markChanged } from '../../lib/cache/content-changes';
import { tell } from '../../lib/process/measures';
import { serve, serveBehind } from '../../test/serve';
import { newCacheAnswers } from '../cache/response-cache';
import { createRenderer } from '../render/render';
import { createRouteOf } from '../route-patterns';
import { serveWebsite } from '../serve-website';
import { startMetrics } from './metrics';

const routeOf = createRouteOf([
  { page: '/api/build-id', pattern: /^\/api\/build-id$/ },
  { page: '/[locale]', pattern: /^\/[^/]+$/ },
  { page: '/[locale]/admin', pattern: /^\/[^/]+\/admin$/ },
  { page: '/[locale]/doctor/[doctor]', pattern: /^\/[^/]+\/doctor\/[^/]+$/ },
]);

/** A page that is ready once two have asked for it. */
const ASKED_BY_TWO = '/en/doctor/asked-by-two';
const arrivals = new EventEmitter();
const bothArrived = once(arrivals, 'both');
let arrived = 0;

const pages: RequestListener = async (request, response) => {
  const { url = '' } = request;
  if (url === ASKED_BY_TWO) await bothArrived;
  response.statusCode = url.includes('nobody') ? 404 : 200;
  response.setHeader('Cache-Control', url.startsWith('/_next/') ? 'public, immutable' : 's-maxage=600');
  response.setHeader('Content-Type', 'text/html');
  response.end('<p>page</p>');
};

/** A port that no outgoing connection is given before the metrics listen on it. */
const ports: { findFreePort: () => Promise<number> } = createRequire(import.meta.url)(
  '../../../../scripts/lib/ports.mjs',
);
const address = { host: '127.0.0.1', port: await ports.findFreePort() };
const cacheAnswers = newCacheAnswers();
const metrics = await startMetrics({ address, routeOf, cacheAnswers });
const { ask, port } = await serveBehind((next) => {
  const isKept = (url: string) => url.startsWith('/en/');
  const website = serveWebsite({ next, render: createRenderer(next), answers: cacheAnswers, isKept });
  return metrics.around((request, response) => {
    website(request, response);
    if (request.url === ASKED_BY_TWO) arrived += 1;
    if (arrived === 2) arrivals.emit('both');
  });
}, pages);
afterAll(() => metrics.stop());

const own = `http://${address.host}:${address.port}`;
const scrape = async () => (await fetch(`${own}/metrics`)).text();

/** The value of the series that begins like this, all its labels given; undefined when there is none. */
async function valueIn(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
const seriesOf = async () =>
  (await scrape())
    .split('\n')
    .filter((line) => line.startsWith('clinic_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .sort();

const labels = (route: string) => `method="GET",route="${route}",status="2xx"`;

test('requests are counted by the pattern of their route, and what was waited for is measured', async () => {
  await ask({ path: '/en/doctor/1-mona' });
  await ask({ path: '/ar/doctor/2-adel' });
  expect(await valueIn(`clinic_http_requests_total{${labels('/[locale]/doctor/[doctor]')}}`)).toBe(2);
  await ask({ path: '/_next/static/a.js' });
  // From memory, for as long as the process lives.
  await ask({ path: '/_next/static/a.js' });
  expect(await valueIn(`clinic_http_requests_total{${labels('/_next/static')}}`)).toBe(2);
  expect(await valueIn(`clinic_http_request_duration_seconds_count{${labels('/_next/static')}}`)).toBe(1);
});

test('the cache says what it did', async () => {
  const before = { ...cacheAnswers };
  const added = () => {
    const { hit, miss, joined, ...rest } = cacheAnswers;
    const since = { hit: hit - before.hit, miss: miss - before.miss };
    return { ...since, joined: joined - before.joined, private: rest.private - before.private };
  };
  const twice = () => ask({ path: ASKED_BY_TWO });
  await Promise.all([twice(), twice()]);
  expect(added()).toEqual({ hit: 0, miss: 1, joined: 1, private: 0 });
  await ask({ path: '/en/doctor/4' });
  markChanged(['doctor']);
  await ask({ path: '/en/doctor/4' });
  for (let times = 0; times < 2; times += 1) await ask({ path: '/_next/static/b.js' });
  expect(added()).toEqual({ hit: 1, miss: 4, joined: 1, private: 0 });
  expect(await valueIn('clinic_response_cache_total{result="miss"}')).toBe(cacheAnswers.miss);
});

test('100 invented addresses make no new series, and none of them is in the metrics', async () => {
  const kinds = (index: number) => [
    `/invented-${index}`,
    `/en/doctor/nobody-invented-${index}?key=invented${index}`,
    `/invented/${index}/invented`,
    `/_next/static/invented-${index}.js`,
  ];
  const all = (index: number) => Promise.all(kinds(index).map((path) => ask({ path })));
  await all(0);
  const before = await seriesOf();
  for (let index = 1; index <= 25; index += 1) await all(index);
  expect(await seriesOf()).toEqual(before);
  expect(await scrape()).not.toContain('invented');
  expect(await valueIn('clinic_http_requests_total{method="GET",route="none",status="2xx"}')).toBe(52);
});

test('a change counts from the moment it was made until pages expire', async () => {
  tell('changeHeard', { changedAt: Date.now() - 20_000 });
  expect(await valueIn('clinic_publish_delay_seconds_count')).toBe(0);
  markChanged(['doctor']);
  expect(await valueIn('clinic_publish_delay_seconds_count')).toBe(1);
  expect(await valueIn('clinic_publish_delay_seconds_bucket{le="10"}')).toBe(0);
  expect(await valueIn('clinic_publish_delay_seconds_bucket{le="300"}')).toBe(1);
});

test('calls to the backend are counted by area and result, without what their paths name', async () => {
  const { base } = await serve((request, response) => {
    response.statusCode = request.url?.includes('missing') ? 404 : 200;
    response.end('{}');
  });
  const call = (path: string, baseUrl = base) => {
    const settings = { baseUrl, version: 'v5' as const, timeoutMs: 10_000, onError: () => {} };
    return sendToBackend(settings, { method: 'GET', path }).catch(() => null);
  };
  await call('/appointments/123456789');
  await call('/appointments/missing');
  await call('/appointments/123456789', 'http://127.0.0.1:1');
  const count = (result: string) =>
    valueIn(`clinic_backend_call_duration_seconds_count{area="appointments",kept="no",result="${result}"}`);
  expect([await count('answered'), await count('refused'), await count('failed')]).toEqual([1, 1, 1]);
  expect(await scrape()).not.toContain('123456789');
});

// Last: who starts anew listens in place of the first.
test('the metrics are on their own address alone, which is refused by name where somebody else has it', async () => {
  expect((await fetch(`${own}/`)).status).toBe(404);
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('<p>page</p>');
  const refusal = `METRICS_ADDRESS: nobody can listen on 127.0.0.1:${address.port} (EADDRINUSE).`;
  await expect(startMetrics({ address, routeOf, cacheAnswers })).rejects.toThrow(refusal);
});
