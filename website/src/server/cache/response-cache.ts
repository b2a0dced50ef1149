import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A response that may be given to everybody who asks for its key, compressed. */
export interface CacheEntry {
  headers: OutgoingHttpHeaders;
  /** Entries of the same version share it: it is replaced by a smaller form once that is there. */
  content: { bytes: Buffer };
  /** Time that it is given without asking Next; infinite for a file that never changes. */
  ttlMs: number;
}

/** Counts of what the response cache did: plain numbers, as most of it takes no longer than that. */
export const newCacheAnswers = () => ({
  hit: 0,
  /** Was there, had had its time, and was asked of Next again. */
  stale: 0,
  miss: 0,
  /** Waited for what somebody else had asked for in the same moment. */
  joined: 0,
  /** Turned out to be for one visitor alone. */
  private: 0,
});
export type CacheAnswers = ReturnType<typeof newCacheAnswers>;

const MAX_BYTES = 96 * 1024 * 1024;
/** Memory an entry takes beside its body. */
const ENTRY_OVERHEAD_BYTES = 2048;
/** Long past its time, in the words of `lru-cache`. */
const EXPIRED = { ttl: 1, start: 1 };

/** @param stale the entry of before, which may be of the same version; null: the response is for one visitor only */
type Load = (stale: CacheEntry | undefined) => Promise<CacheEntry | null>;

/** Shared responses by key, least recently used out first; requests of one moment share one load. */
export class ResponseCache {
  /** Count of content changes, so that an entry loaded across one is not kept. */
  #version = 0;
  readonly #entries = new LRUCache<string, CacheEntry, Load>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }) => content.bytes.length + ENTRY_OVERHEAD_BYTES,
    // An entry past its time gives its content to the next one, when they are of the same version.
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, stale, { options, context: load }) => {
      const version = this.#version;
      const entry = await load(stale);
      if (version !== this.#version) Object.assign(options, EXPIRED);
      else options.ttl = Number.isFinite(entry?.ttlMs) ? entry?.ttlMs : 0;
      return entry ?? undefined;
    },
  });

  get(key: string): CacheEntry | undefined {
    return this.#entries.get(key);
  }

  /** Loads an entry, or joins its loading. Undefined when the response is for one visitor only. */
  load(key: string, load: Load): Promise<CacheEntry | undefined> {
    return this.#entries.fetch(key, { context: load });
  }

  expirePages(): void {
    this.#version += 1;
    // A copy, as what is set again comes to the end of those that are gone through.
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (Number.isFinite(entry.ttlMs)) this.#entries.set(key, entry, EXPIRED);
    }
  }
}
