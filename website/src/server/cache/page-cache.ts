import { LRUCache } from 'lru-cache';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { isBackendDown, isChangedSince, markBackendDown, markChanged } from '../../lib/cache/content-changes';
import { currentStart } from '../../lib/request/request-context';

type Get = Parameters<FileSystemCache['get']>;
type Entry = NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>;
type Set = Parameters<FileSystemCache['set']>;

const TAGS_HEADER = 'x-next-cache-tags';
const MAX_ENTRIES = 20_000;
/** Age limit of a page that is given because no new one can be made, seconds: it is asked for again soon. */
const RETRY_SECONDS = 1;

/** When the making of an entry began, epoch milliseconds: what changed after it is not in the entry. */
const madeAt = new LRUCache<string, number>({ max: MAX_ENTRIES });
/** Moment when a read of before a change was last given in place of a new one, epoch milliseconds. */
let oldReadAt = 0;
/** Entries given to Next: given back by `set`, one means that the new one could not be made. */
const givenToNext = new WeakSet<object>();

/**
 * Next's own cache of pages and reads (`cacheHandler` in next.config.ts) with another answer to three questions
 * (docs/decisions/0017):
 *
 * - Content was published since: the first visitor waits for the new page. Next would give the old one once more.
 * - The backend has just failed: the last good page, for which the server in front asks again (render.ts).
 * - The page merely grew old: given at once and made anew behind, as Next does.
 */
export default class PageCache extends FileSystemCache {
  override async revalidateTag(tags: string | string[]): Promise<void> {
    markChanged([tags].flat());
  }

  override async get(...[key, context]: Get): Promise<Entry | null> {
    const entry = await super.get(key, context);
    if (!entry?.value) return entry;
    const time = madeAt.get(key) ?? entry.lastModified ?? 0;
    const isChanged = isChangedSince({ tags: tagsOf(entry, context), time });
    if (isBackendDown()) {
      const now = Date.now();
      if (isChanged && context.kind === 'FETCH') oldReadAt = now;
      return { ...entry, lastModified: now, cacheControl: { revalidate: RETRY_SECONDS, expire: undefined } };
    }
    givenToNext.add(entry.value);
    if (!isChanged) return entry;
    // -1 is Next's word for "wait for the new one".
    return context.kind === 'FETCH' ? null : { ...entry, lastModified: -1 };
  }

  override async set(...[key, value, context]: Set): Promise<void> {
    if (value && givenToNext.has(value)) {
      markBackendDown();
      return;
    }
    const startedAt = currentStart();
    // Made while the backend failed, maybe from reads of before the change: it is asked for anew.
    const isOfOldReads = value?.kind !== 'FETCH' && oldReadAt >= startedAt;
    madeAt.set(key, isOfOldReads ? 0 : startedAt);
    await super.set(key, value, context);
  }
}

function tagsOf({ value }: Entry, context: Get[1]): string[] {
  if (context.kind === 'FETCH') return context.tags ?? [];
  const tags = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === 'string' ? tags.split(',') : [];
}
