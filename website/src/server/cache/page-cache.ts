import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { isBackendDown, isChangedSince, markBackendDown, markChanged } from '../../lib/cache/content-changes';

type Get = Parameters<FileSystemCache['get']>;
type Entry = NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>;
type Set = Parameters<FileSystemCache['set']>;

const TAGS_HEADER = 'x-next-cache-tags';
const MAX_ENTRIES = 20_000;
/** A page that is given because no new one can be made is asked for again after this, seconds. */
const RETRY_SECONDS = 5;
/** Time after which a page that was begun and is not there yet has failed, ms. */
const LONGEST_RENDER_MS = 60_000;
const PROBE_TIMEOUT_MS = 2000;
/** Time that a backend that answered is taken to be there, ms: one render reads a dozen lists. */
const PROBE_VALID_MS = 1000;

/** Moments when the making of entries began that are not there yet, epoch milliseconds. */
const startOf = new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: LONGEST_RENDER_MS });
/** The same of an entry that is there: what changed after it is not in the entry. */
const madeAt = new LRUCache<string, number>({ max: MAX_ENTRIES });
/** Moment when a read of before a change was last given in place of a new one, epoch milliseconds. */
let oldReadAt = 0;
/** Entries given to Next: given back by `set`, one means that the new one could not be made. */
const givenToNext = new WeakSet<object>();

/** Runs a probe outside of the render, as Next counts all fetches of a render as content of the page. */
const outsideOfRender = AsyncLocalStorage.snapshot();
let probe = { at: 0, isUp: Promise.resolve(true) };

function isBackendUp(): Promise<boolean> {
  if (Date.now() - probe.at > PROBE_VALID_MS) probe = { at: Date.now(), isUp: outsideOfRender(askBackend) };
  return probe.isUp;
}

async function askBackend(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const answer = await fetch(`${process.env.BACKEND_URL}/health/ready`, { signal }).catch(() => null);
  if (answer?.ok) return true;
  markBackendDown();
  return false;
}

/**
 * Next's own cache of pages and reads (`cacheHandler` in next.config.ts) with another answer to three questions
 * (docs/decisions/0017):
 *
 * - Content was published since: the first visitor waits for the new page. Next would give the old one once more.
 * - It was, and the backend is gone: the last good page. Next would answer 500.
 * - The page merely grew old: given at once and made anew behind, as Next does.
 */
export default class PageCache extends FileSystemCache {
  override async revalidateTag(tags: string | string[]): Promise<void> {
    markChanged([tags].flat());
  }

  override async get(...[key, context]: Get): Promise<Entry | null> {
    const now = Date.now();
    const entry = await super.get(key, context);
    if (!entry?.value) {
      noteStart(key, now);
      return entry;
    }
    const time = madeAt.get(key) ?? entry.lastModified ?? 0;
    const isChanged = isChangedSince({ tags: tagsOf(entry, context), time });
    if (isBackendDown() || (isChanged && !(await isBackendUp()))) {
      if (isChanged && context.kind === 'FETCH') oldReadAt = Date.now();
      return asLastGood(entry, now);
    }
    givenToNext.add(entry.value);
    if (isChanged || isAged(entry, context)) noteStart(key, now);
    if (!isChanged) return entry;
    // -1 is Next's word for "wait for the new one".
    return context.kind === 'FETCH' ? null : { ...entry, lastModified: -1 };
  }

  override async set(...[key, value, context]: Set): Promise<void> {
    if (value && givenToNext.has(value)) {
      markBackendDown();
      return;
    }
    const at = startOf.get(key) ?? Date.now();
    startOf.delete(key);
    // The backend failed while the page was being made: what it was made from may be of before the change. It is asked for
    // anew.
    const isOfOldReads = value?.kind !== 'FETCH' && oldReadAt >= at;
    madeAt.set(key, isOfOldReads ? 0 : at);
    await super.set(key, value, context);
  }
}

function tagsOf({ value }: Entry, context: Get[1]): string[] {
  if (context.kind === 'FETCH') return context.tags ?? [];
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** An entry that is given although a new one is due. */
function asLastGood(entry: Entry, now: number): Entry {
  return { ...entry, lastModified: now, cacheControl: { revalidate: RETRY_SECONDS, expire: undefined } };
}

/** Notes the start of a render; of several at once, the first counts. */
function noteStart(key: string, now: number): void {
  if (!startOf.has(key)) startOf.set(key, now);
}

/** True when Next renews it behind the answer, or may do so: the age limit of an entry from the build is not known. */
function isAged({ value, cacheControl, lastModified = 0 }: Entry, context: Get[1]): boolean {
  const stored = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const seconds = (context.kind === 'FETCH' && context.revalidate) || stored;
  return typeof seconds !== 'number' || lastModified + seconds * 1000 <= Date.now();
}
