import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import ResponseCache from 'next/dist/server/response-cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markBackendDown } from '../../lib/content-changes';
import PageCache from './page-cache';

// Next's own classes around the handler, as its server has them; what is rendered is a number.

/** Next's own lists of kinds cannot be imported one file at a time. */
const KIND = 'APP_ROUTE' as never;
const ROUTE = { kind: KIND, sourceRoute: '/[locale]/faq/route' };

let folder: string;
let backend: Server;
let answersHealth = 204;
let key = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  answersHealth = 204;
  key += 1;
  backend = createServer((_, response) => void response.writeHead(answersHealth).end());
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const { port } = backend.address() as AddressInfo;
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${port}`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + key * 3_600_000 });
  // Next reads its clock here.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One page of a site, rendered as `render` says; the next second begins with every visit. */
function pageOf(render: () => string | Promise<string>, { revalidate = 600 } = {}) {
  const responses = new ResponseCache({ minimalMode: false, route: ROUTE });
  const newCache = () =>
    new IncrementalCache({
      fs: nodeFs,
      dev: false,
      flushToDisk: true,
      serverDistDir: folder,
      maxMemoryCacheSize: 1_000_000,
      requestHeaders: {},
      previewProps: { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
      prerenderManifest: {
        version: 4,
        routes: {},
        dynamicRoutes: {},
        notFoundRoutes: [],
        preview: {},
      } as never,
      CurCacheHandler: PageCache as never,
    });
  const visit = async () => {
    vi.setSystemTime(Date.now() + 1000);
    const answer = await responses.get(
      `/en/faq-${key}`,
      async () => ({
        value: {
          kind: KIND,
          body: Buffer.from(await render()),
          status: 200,
          headers: { 'x-next-cache-tags': 'faq,layout' },
        },
        cacheControl: { revalidate, expire: undefined },
      }),
      { routeKind: KIND, incrementalCache: newCache() },
    );
    if (!answer || 'error' in answer || answer.value?.kind !== 'APP_ROUTE') throw new Error('No answer.');
    return answer.value.body.toString();
  };
  const publish = async (tag: string) => {
    vi.setSystemTime(Date.now() + 1000);
    await newCache().revalidateTag(tag, { expire: 60 });
  };
  return { visit, publish };
}

/** Renders 1, 2, 3 …; fails or waits when told to. */
function renders() {
  let made = 0;
  const state = { fails: false, waitFor: Promise.resolve() };
  const render = async () => {
    made += 1;
    const own = String(made);
    await state.waitFor;
    if (state.fails) throw new Error('The backend failed.');
    return own;
  };
  return { render, state, made: () => made };
}

test('the first visitor after a change is given the new page, and it is kept', async () => {
  const { render } = renders();
  const { visit, publish } = pageOf(render);
  expect([await visit(), await visit()]).toEqual(['1', '1']);
  await publish('faq');
  expect([await visit(), await visit()]).toEqual(['2', '2']);
});

test('a change of what is not on the page leaves it as it is', async () => {
  const { render } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  await publish('doctor');
  expect(await visit()).toBe('1');
});

test('visitors of the same moment share one render', async () => {
  const { render, made } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  await publish('faq');
  expect(new Set(await Promise.all([visit(), visit(), visit()]))).toEqual(new Set(['2']));
  expect(made()).toBe(2);
});

test('a page that merely grew old is given at once, and made anew behind', async () => {
  const { render, state } = renders();
  const { visit } = pageOf(render, { revalidate: 10 });
  await visit();
  vi.setSystemTime(Date.now() + 20_000);
  let release = () => {};
  state.waitFor = new Promise((done) => {
    release = done;
  });
  expect(await visit()).toBe('1');
  release();
  await expect.poll(visit).toBe('2');
});

test.each([500, null])(
  'with the backend away (%s), the last good page is given after a change',
  async (status) => {
    const { render, made } = renders();
    const { visit, publish } = pageOf(render);
    await visit();
    if (status) answersHealth = status;
    else backend.close();
    await publish('faq');
    expect([await visit(), await visit()]).toEqual(['1', '1']);
    expect(made()).toBe(1);
  },
);

test('once the backend is back, the next visitor is given the new page', async () => {
  const { render } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  answersHealth = 500;
  await publish('faq');
  expect(await visit()).toBe('1');
  answersHealth = 204;
  vi.setSystemTime(Date.now() + 10_000);
  expect(await visit()).toBe('2');
});

test('a render that failed is told to one visitor; whoever asks after it is given the last good page', async () => {
  const { render, state } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  await publish('faq');
  state.fails = true;
  await expect(visit()).rejects.toThrow('The backend failed.');
  expect(await visit()).toBe('1');
  state.fails = false;
  vi.setSystemTime(Date.now() + 10_000);
  expect(await visit()).toBe('3');
});

test('what changed while a page was being made is on it for the next visitor', async () => {
  const { render, state } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  await publish('faq');
  let release = () => {};
  state.waitFor = new Promise((done) => {
    release = done;
  });
  const during = visit();
  await pause(20);
  await publish('faq');
  release();
  expect(await during).toBe('2');
  expect(await visit()).toBe('3');
});

test('while content cannot be read, everything is taken for current', async () => {
  const { render, made } = renders();
  const { visit, publish } = pageOf(render);
  await visit();
  await publish('faq');
  markBackendDown();
  expect(await visit()).toBe('1');
  expect(made()).toBe(1);
});

const READ = { kind: 'FETCH' as never, tags: ['faq'], fetchUrl: 'http://backend/api/faqs', fetchIdx: 1 };
const stored = (body: string) =>
  ({
    kind: 'FETCH',
    data: { headers: {}, body, status: 200, url: '' },
    revalidate: 600,
  }) as never;

test('a kept read is read anew after a change, and given as it was while the backend is away', async () => {
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const read = async () => (await cache.get(`read-${key}`, READ))?.value;
  await cache.set(`read-${key}`, stored('old'), { fetchCache: true, tags: ['faq'] } as never);
  expect(await read()).toEqual(stored('old'));
  vi.setSystemTime(Date.now() + 1000);
  await cache.revalidateTag(['faq']);
  expect(await read()).toBeUndefined();
  answersHealth = 500;
  vi.setSystemTime(Date.now() + 2000);
  expect(await read()).toEqual(stored('old'));
});
