import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A response that may be given to everybody, compressed. */
export interface CacheEntry {
  headers: OutgoingHttpHeaders;
  etag: string | null;
  body: Buffer;
  /** Until when it is served without asking Next, epoch milliseconds. */
  expiresAt: number;
}

const MAX_BYTES = 96 * 1024 * 1024;
/** Memory an entry takes beside its body. */
const ENTRY_OVERHEAD_BYTES = 2048;
/** For how long a key is taken as private once its response was for one visitor only. */
const PRIVATE_MS = 10_000;

/** Shared responses by key, least recently used out first; and the renders in flight (single-flight). */
export class ResponseCache {
  readonly #entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
  });
  readonly #private = new LRUCache<string, true>({ max: 5000, ttl: PRIVATE_MS });
  readonly #inFlight = new Map<string, Promise<CacheEntry | null>>();

  get(key: string): CacheEntry | undefined {
    return this.#entries.get(key);
  }

  set(key: string, answer: CacheEntry): void {
    this.#entries.set(key, answer);
  }

  /** Something was published: pages are fetched anew. A compressed body is used again where the ETag is the same. */
  expirePages(): void {
    this.#private.clear();
    this.#entries.forEach((answer) => {
      if (Number.isFinite(answer.expiresAt)) answer.expiresAt = 0;
    });
  }

  /** The response is for one visitor, so there is none of somebody else's to wait for. */
  isPrivate(key: string): boolean {
    return this.#private.has(key);
  }

  markPrivate(key: string): void {
    this.#private.set(key, true);
  }

  /** The response being made for somebody else under the same key: the entry, or null when it is not for all. */
  inFlight(key: string): Promise<CacheEntry | null> | undefined {
    return this.#inFlight.get(key);
  }

  /** Marks a key as in flight; the function given back ends that with the entry, or null. */
  beginFlight(key: string): (answer: CacheEntry | null) => void {
    let end: (answer: CacheEntry | null) => void = () => {};
    this.#inFlight.set(
      key,
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    return (answer) => {
      this.#inFlight.delete(key);
      end(answer);
    };
  }
}
