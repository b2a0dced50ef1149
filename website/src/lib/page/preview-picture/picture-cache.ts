import { LRUCache } from 'lru-cache';

const MAX_BYTES = 24 * 1024 * 1024;
/** Titles and pictures change; a token only says which. */
const KEEP_MS = 60 * 60 * 1000;
/** Time for which a picture is given that lacks something. */
const RETRY_MS = 5000;

export interface DrawnPicture {
  png: Buffer;
  /** False if a part could not be read just now. */
  isWhole: boolean;
}

/** Draws each picture once, however often it is asked for and however many ask in the same moment. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, DrawnPicture, () => Promise<DrawnPicture>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ png }) => png.length + 1024,
    ttl: KEEP_MS,
    perf: { now: () => performance.now() },
    fetchMethod: async (_token, _old, { options, context: draw }) => {
      const drawn = await draw();
      if (!drawn.isWhole) options.ttl = RETRY_MS;
      return drawn;
    },
  });

  /** @param draw what draws the picture of this token; when it throws, the next who asks tries again */
  get({ token, draw }: { token: string; draw: () => Promise<DrawnPicture> }): Promise<DrawnPicture> {
    return this.#pictures.forceFetch(token, { context: draw });
  }
}
