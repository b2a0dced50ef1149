import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import {
  type ContentVersions,
  isBackendDown,
  isChangedSince,
  knownVersions,
  markBackendDown,
  markChanged,
} from '../../lib/content-changes';
import { isMadeFromKnown, readShared, type SharedEntry, share } from './shared-pages';

type Get = Parameters<FileSystemCache['get']>;
type Entry = NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>;
type Set = Parameters<FileSystemCache['set']>;
/** What another website made: its value, and what Next said of it. */
type Shared = SharedEntry<NonNullable<Set[1]>, Set[2]>;

const TAGS_HEADER = 'x-next-cache-tags';
const MAX_ENTRIES = 20_000;
/** A page that is given because no new one can be made is asked for again after this, seconds. */
const RETRY_SECONDS = 5;
/** What was begun before this and is not there yet has failed, ms. */
const LONGEST_RENDER_MS = 60_000;
const PROBE_TIMEOUT_MS = 2000;
/** For so long a backend that answered is taken to be there, ms: one render reads a dozen lists. */
const PROBE_VALID_MS = 1000;

/** When the making of an entry began, epoch milliseconds, and from which content: what changed meanwhile is not in it. */
interface Start {
  at: number;
  versions: ContentVersions | null;
}

const startOf = new LRUCache<string, Start>({ max: MAX_ENTRIES, ttl: LONGEST_RENDER_MS });
/** Of an entry, when the making of it began. */
const madeAt = new LRUCache<string, number>({ max: MAX_ENTRIES });
/** Of an entry that another website made, when that was: Next takes it for as old as its file here. */
const adoptedFrom = new LRUCache<string, number>({ max: MAX_ENTRIES });
/** When a read of before a change was last given in place of a new one, epoch milliseconds. */
let oldReadAt = 0;
/** What was given to Next: given back by `set`, it means that the new one could not be made. */
const givenToNext = new WeakSet<object>();

/** Next counts what is fetched during a render as content of the page; the probe is none. */
const outsideOfRender = AsyncLocalStorage.snapshot();
let probe: { at: number; isUp: Promise<boolean> } | null = null;

function isBackendUp(): Promise<boolean> {
  if (!probe || Date.now() - probe.at > PROBE_VALID_MS) {
    const isUp = outsideOfRender(askBackend);
    probe = { at: Date.now(), isUp };
  }
  return probe.isUp;
}

async function askBackend(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const answer = await fetch(`${process.env.BACKEND_URL}/health/ready`, { signal });
    if (answer.ok) return true;
  } catch {
    // Said below.
  }
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
 *
 * Where websites share a store, what is missing, changed or old here is looked for among what the others have made first.
 */
export default class PageCache extends FileSystemCache {
  override async revalidateTag(tags: string | string[]): Promise<void> {
    markChanged([tags].flat());
  }

  override async get(...[key, context]: Get): Promise<Entry | null> {
    const now = Date.now();
    const entry = await this.#getOwn(key, context);
    const isChanged = entry?.value ? isChangedHere(key, entry, context) : false;
    if (!entry?.value || isChanged || isPast(entry, context)) {
      const shared = await readShared<Shared>(key);
      if (shared && isCurrent(shared, context)) return await this.#adopt({ key, shared, now });
      if (shared && !entry?.value && isBackendDown()) return asLastGood(toEntry(shared), now);
    }
    if (!entry?.value) {
      noteStart(key, now);
      return entry;
    }
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
    const { at, versions } = startOf.get(key) ?? { at: Date.now(), versions: null };
    startOf.delete(key);
    adoptedFrom.delete(key);
    // The backend failed while the page was being made: what it was made from may be of before the change. It is asked for
    // anew, and no other website is told of it.
    const isOfOldReads = value?.kind !== 'FETCH' && oldReadAt >= at;
    madeAt.set(key, isOfOldReads ? 0 : at);
    await super.set(key, value, context);
    if (value && versions && !isOfOldReads)
      void share({ key, value, context, lastModified: Date.now(), versions });
  }

  async #getOwn(key: string, context: Get[1]): Promise<Entry | null> {
    const entry = await super.get(key, context);
    const lastModified = adoptedFrom.get(key);
    return entry && lastModified !== undefined ? { ...entry, lastModified } : entry;
  }

  /** Takes over what another website has made, as if it had been made here just now. */
  async #adopt({ key, shared, now }: { key: string; shared: Shared; now: number }): Promise<Entry> {
    const { value, context, lastModified } = shared;
    // It is in memory then, also where it cannot be written to a file.
    await super.set(key, value, context).catch(() => {});
    adoptedFrom.set(key, lastModified);
    madeAt.set(key, now);
    givenToNext.add(value);
    return toEntry(shared);
  }
}

function tagsOf({ value }: Entry, context: Get[1]): string[] {
  if (context.kind === 'FETCH') return context.tags ?? [];
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}

function isChangedHere(key: string, entry: Entry, context: Get[1]): boolean {
  const time = madeAt.get(key) ?? entry.lastModified ?? 0;
  return isChangedSince({ tags: tagsOf(entry, context), time });
}

/** True for what another website has made since every change that is known here. */
function isCurrent(shared: Shared, context: Get[1]): boolean {
  const entry = toEntry(shared);
  const { versions } = shared;
  return !isPast(entry, context) && isMadeFromKnown(versions, tagsOf(entry, context));
}

function toEntry({ value, context, lastModified }: Shared): Entry {
  const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
  return { value, lastModified, ...(cacheControl ? { cacheControl } : {}) } as Entry;
}

/** An entry that is given although a new one is due. */
function asLastGood(entry: Entry, now: number): Entry {
  return { ...entry, lastModified: now, cacheControl: { revalidate: RETRY_SECONDS, expire: undefined } };
}

/** Of several that are made at once, the first counts. */
function noteStart(key: string, now: number): void {
  if (!startOf.has(key)) startOf.set(key, { at: now, versions: knownVersions() });
}

/** For how long an entry is current, seconds; null where that is not known here, as of what the build left. */
function lifeOf({ value, cacheControl }: Entry, context: Get[1]): number | null {
  const stored = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  const seconds = (context.kind === 'FETCH' && context.revalidate) || stored;
  return typeof seconds === 'number' ? seconds : null;
}

function isPast(entry: Entry, context: Get[1]): boolean {
  const seconds = lifeOf(entry, context);
  return seconds !== null && (entry.lastModified ?? 0) + seconds * 1000 <= Date.now();
}

/** True when Next makes it anew behind the answer, or may do so. */
function isAged(entry: Entry, context: Get[1]): boolean {
  return lifeOf(entry, context) === null || isPast(entry, context);
}
