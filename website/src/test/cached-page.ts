import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import ResponseCache from 'next/dist/server/response-cache';
import { afterEach, beforeEach, vi } from 'vitest';
import { signal } from './kept-page';

/** Next's own lists of kinds cannot be imported one file at a time. */
const KIND = 'APP_ROUTE' as never;
const ROUTE = { kind: KIND, sourceRoute: '/[locale]/faq/route' };

const MANIFEST = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} };

type Rendered = () => string | Promise<string>;

/**
 * Prepares for each test a page that Next's own classes keep, with a cache handler, made within a request. Hours pass between two
 * tests, as the memory of handlers belongs to the process.
 */
export function prepareCachedPages(handler: unknown, inRequest: <Answer>(ask: () => Answer) => Answer) {
  let folder: string;
  let key = 0;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
    key += 1;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + key * 3_600_000 });
    // Next reads its clock here.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  const newCache = () =>
    new IncrementalCache({
      fs: nodeFs,
      dev: false,
      flushToDisk: true,
      serverDistDir: folder,
      maxMemoryCacheSize: 1_000_000,
      requestHeaders: {},
      previewProps: { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' },
      prerenderManifest: MANIFEST as never,
      CurCacheHandler: handler as never,
    });

  /** One page of a site, whose renders are counted. */
  function countedPage(options: { revalidate?: number } = {}) {
    const { render, ...counted } = renders();
    return { ...pageOf(render, options), ...counted };
  }

  /** One page of a site, rendered as `render` says; each view begins the next second. */
  function pageOf(render: Rendered, { revalidate = 600 } = {}) {
    const responses = new ResponseCache({ minimalMode: false, route: ROUTE });
    const view = async () => {
      vi.setSystemTime(Date.now() + 1000);
      const make = async () => ({
        value: pageWith(await render()) as never,
        cacheControl: { revalidate, expire: undefined },
      });
      const options = { routeKind: KIND, incrementalCache: newCache() };
      const ask = () => responses.get(`/en/faq-${key}`, make, options);
      const answer = await inRequest(ask);
      if (!answer || 'error' in answer || answer.value?.kind !== 'APP_ROUTE') throw new Error('No answer.');
      return answer.value.body.toString();
    };
    const publish = async (tag: string) => {
      vi.setSystemTime(Date.now() + 1000);
      await newCache().revalidateTag(tag, { expire: 60 });
    };
    return { view, publish };
  }

  return { pageOf, countedPage, folder: () => folder };
}

/** Returns a cache entry as Next keeps it, of a page that shows questions. */
function pageWith(words: string) {
  const headers = { 'x-next-cache-tags': 'faq,layout' };
  return { kind: KIND, body: Buffer.from(words), status: 200, headers };
}

/** Renders 1, 2, 3 …; fails or waits when told to. */
function renders() {
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
  return { render, state, hold, made: () => made };
}
