import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ResponseKind } from './cacheable-request';

/** A response that may be given to everybody who asks for its key, compressed. */
export interface CacheEntry {
  headers: OutgoingHttpHeaders;
  /** Replaced by a smaller form once that is there. */
  bytes: Buffer;
  /** Time that it is given without asking Next; 0: for good. */
  ttlMs: number;
}

/** Counts of what the response cache did: plain numbers, as most of it takes no longer than that. */
export const newCacheAnswers = () => ({
  hit: 0,
  miss: 0,
  /** Requests that waited for the same page being rendered for somebody else. */
  joined: 0,
  /** Turned out to be for one visitor alone. */
  private: 0,
});
export type CacheAnswers = ReturnType<typeof newCacheAnswers>;

/** For pages, and the same for files. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Memory an entry takes beside its body. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** Gives null for a response that is for one visitor only. */
type Load = () => Promise<CacheEntry | null>;

/** Entries by key, least recently used out first; requests of one moment share one load. */
const newEntries = () =>
  new LRUCache<string, CacheEntry, Load>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD_BYTES,
    fetchMethod: async (_key, _stale, { options, context: load }) => {
      const entry = await load();
      if (entry) options.ttl = entry.ttlMs;
      return entry ?? undefined;
    },
  });

/** Responses that are the same for everybody, in front of Next. */
export class ResponseCache {
  readonly #files = newEntries();
  #pages = newEntries();

  entriesOf(kind: ResponseKind): ReturnType<typeof newEntries> {
    return kind === 'file' ? this.#files : this.#pages;
  }

  /** Expires all pages; requests already waiting still get the old rendering, later ones do not. */
  expirePages(): void {
    this.#pages = newEntries();
  }
}
