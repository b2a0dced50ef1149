import { LRUCache } from 'lru-cache';

const MAX_BYTES = 24 * 1024 * 1024;
/** Titles and pictures change; a token only says which. */
const KEEP_MS = 60 * 60 * 1000;

/** Draws each picture once, however often it is asked for and however many ask in the same moment. */
export class PictureCache {
  readonly #pictures = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length + 1024,
    ttl: KEEP_MS,
  });
  readonly #beingDrawn = new Map<string, Promise<Buffer>>();

  /** @param draw what draws the picture of this token; when it throws, the next who asks tries again */
  get({ token, draw }: { token: string; draw: () => Promise<Buffer> }): Promise<Buffer> {
    const known = this.#pictures.get(token);
    if (known) return Promise.resolve(known);
    const begun = this.#beingDrawn.get(token);
    if (begun) return begun;
    const drawing = draw()
      .then((picture) => {
        this.#pictures.set(token, picture);
        return picture;
      })
      .finally(() => this.#beingDrawn.delete(token));
    this.#beingDrawn.set(token, drawing);
    return drawing;
  }
}
