import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import ResponseCache from 'next/dist/server/response-cache';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markBackendDown } from '../../lib/cache/content-changes';
import { runRender } from '../../lib/request/request-context';
import { signal } from '../../test/kept-page';
import PageCache from './page-cache';

// Next's own classes around the handler, as its server has them; what is rendered is a number.

/** Next's own lists of kinds cannot be imported one file at a time. */
const KIND = 'APP_ROUTE' as never;
const ROUTE = { kind: KIND, sourceRoute: '/[locale]/faq/route' };
const MANIFEST = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} };
const SETTINGS = { fs: nodeFs, flushToDisk: true, maxMemoryCacheSize: 1_000_000 };

let folder: string;
/** Tells the pages of tests apart, as the memory of handlers belongs to the process; hours pass between two tests. */
let turn = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  turn += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + turn * 3_600_000 });
  // Next reads its clock here.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const nextCache = () =>
  new IncrementalCache({
    ...SETTINGS,
    dev: false,
    serverDistDir: folder,
    requestHeaders: {},
    previewProps: { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
    prerenderManifest: MANIFEST as never,
    CurCacheHandler: PageCache as never,
  });

/** One page of a site, rendered as `render` says; each view begins the next second. */
function pageOf(render: () => Promise<string>, revalidate = 600) {
  const responses = new ResponseCache({ minimalMode: false, route: ROUTE });
  const headers = { 'x-next-cache-tags': 'faq,layout' };
  const make = async () => ({
    value: { kind: KIND, body: Buffer.from(await render()), status: 200, headers } as never,
    cacheControl: { revalidate, expire: undefined },
  });
  const view = async () => {
    vi.setSystemTime(Date.now() + 1000);
    const options = { routeKind: KIND, incrementalCache: nextCache() };
    const ask = () => responses.get(`/en/faq-${turn}`, make, options);
    const answer = await runRender({ isPerRequestPage: false }, ask);
    if (!answer || 'error' in answer || answer.value?.kind !== 'APP_ROUTE') throw new Error('No answer.');
    return answer.value.body.toString();
  };
  const publish = async (tag: string) => {
    vi.setSystemTime(Date.now() + 1000);
    await nextCache().revalidateTag(tag, { expire: 60 });
  };
  return { view, publish };
}

/** One page of a site that renders 1, 2, 3 …; fails or waits when told to. */
function countedPage(revalidate?: number) {
  let made = 0;
  const state = { fails: false, waitFor: Promise.resolve() };
  /** Has renders wait until they are released. */
  function hold(): () => void {
    const { promise, resolve } = signal();
    state.waitFor = promise;
    return resolve;
  }
  const render = async () => {
    made += 1;
    const own = String(made);
    await state.waitFor;
    if (state.fails) throw new Error('The backend failed.');
    return own;
  };
  return { ...pageOf(render, revalidate), state, hold, made: () => made };
}

test('the first visitor after a change is given the new page, and it is kept, those of the same moment share its render; a change of what is not on it leaves it as it is', async () => {
  const { view, publish, made } = countedPage();
  expect([await view(), await view()]).toEqual(['1', '1']);
  await publish('doctor');
  expect(await view()).toBe('1');
  await publish('faq');
  expect(await Promise.all([view(), view(), view()])).toEqual(['2', '2', '2']);
  expect(await view()).toBe('2');
  expect(made()).toBe(2);
});

test('a page that merely grew old is given at once, and made anew behind', async () => {
  const { view, hold } = countedPage(10);
  await view();
  vi.setSystemTime(Date.now() + 20_000);
  const release = hold();
  expect(await view()).toBe('1');
  release();
  await expect.poll(view).toBe('2');
});

test('a render that failed is told to one visitor; whoever asks after it is given the last good page', async () => {
  const { view, publish, state } = countedPage();
  await view();
  await publish('faq');
  state.fails = true;
  await expect(view()).rejects.toThrow('The backend failed.');
  expect(await view()).toBe('1');
  state.fails = false;
  vi.setSystemTime(Date.now() + 10_000);
  expect(await view()).toBe('3');
});

test('a change while a page was being made is on it for the next visitor', async () => {
  const { view, publish, hold, made } = countedPage();
  await view();
  await publish('faq');
  const release = hold();
  const during = view();
  await expect.poll(made).toBe(2);
  await publish('faq');
  release();
  expect(await during).toBe('2');
  expect(await view()).toBe('3');
});

test('while content cannot be read, everything is taken for current', async () => {
  const { view, publish, made } = countedPage();
  await view();
  await publish('faq');
  markBackendDown();
  expect(await view()).toBe('1');
  expect(made()).toBe(1);
});

const READ = { kind: 'FETCH' as never, tags: ['faq'], fetchUrl: 'http://backend/api/faqs', fetchIdx: 1 };
const stored = (body: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 600 }) as never;

const newCache = () =>
  new PageCache({
    ...SETTINGS,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
  });

test('a kept read is read anew after a change, and given as it was while the backend is away', async () => {
  const cache = newCache();
  const read = async () => (await cache.get(`read-one`, READ))?.value;
  await cache.set(`read-one`, stored('old'), { fetchCache: true, tags: ['faq'] } as never);
  expect(await read()).toEqual(stored('old'));
  vi.setSystemTime(Date.now() + 1000);
  await cache.revalidateTag(['faq']);
  expect(await read()).toBeUndefined();
  markBackendDown();
  expect(await read()).toEqual(stored('old'));
  // The clock is set back: nobody knows for how long it has been away.
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await read()).toBeUndefined();
});

test('a page that was made from reads of before a change, as the backend failed meanwhile, is made anew once it is back', async () => {
  const cache = newCache();
  const write = async (words: string) =>
    await cache.set('read-two', stored(words), { fetchCache: true, tags: ['faq'] } as never);
  const state = { words: 'old', failsMeanwhile: false };
  // Reads like a page: from the cache, or else from the backend.
  const { view, publish } = pageOf(async () => {
    if (state.failsMeanwhile) markBackendDown();
    const kept = (await cache.get('read-two', READ))?.value;
    if (kept?.kind === 'FETCH') return kept.data.body;
    await write(state.words);
    return state.words;
  });
  expect(await view()).toBe('old');
  vi.setSystemTime(Date.now() + 1000);
  state.words = 'new';
  state.failsMeanwhile = true;
  await publish('faq');
  expect(await view()).toBe('old');
  state.failsMeanwhile = false;
  vi.setSystemTime(Date.now() + 10_000);
  expect(await view()).toBe('new');
});
