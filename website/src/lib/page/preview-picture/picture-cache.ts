import { LRUCache } from 'lru-cache';

const MAX_BYTES = 24 * 1024 * 1024;
/** Titles and pictures change; a token only says which. */
const KEEP_MS = 60 * 60 * 1000;

/** Draws each picture once, however often it is asked for and however many ask in the same moment. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length + 1024,
    ttl: KEEP_MS,
    fetchMethod: (_token, _old, { context: draw }) => draw(),
  });

  /** @param draw what draws the picture of this token; when it throws, the next who asks tries again */
  get({ token, draw }: { token: string; draw: () => Promise<Buffer> }): Promise<Buffer> {
    return this.#pictures.forceFetch(token, { context: draw });
  }
}
