import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { SharedStore } from '../sharing/valkey-store';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** How long the data of a page is kept after the page was last given, seconds: somebody may have it open. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A page that is given again and again has its data renewed so often, ms. */
const RENEWED_EVERY_MS = 60 * 60 * 1000;
const NAME = /^[0-9a-f]{20}$/;

/**
 * The data of pages after the process that made them: in a folder, which the next build takes over, and for the other
 * websites in the shared store. What cannot be kept is made again from its page, while that is still the same.
 */
export class FlightArchive {
  readonly #folder: string | null;
  readonly #store: SharedStore | null;
  readonly #renewed = new LRUCache<string, true>({ max: 10_000, ttl: RENEWED_EVERY_MS });

  /** @param folder null where only the shared store is to keep them */
  constructor(folder: string | null, store: SharedStore | null = null) {
    this.#folder = folder;
    this.#store = store;
    try {
      if (folder) mkdirSync(folder, { recursive: true });
    } catch {
      // A folder that cannot be written keeps nothing.
    }
  }

  /** Keeps a script under its name, behind everybody's back. */
  keep(name: string, script: Buffer): void {
    if (this.#renewed.has(name) || !NAME.test(name)) return;
    this.#renewed.set(name, true);
    void this.#write(name, script).catch(() => {});
  }

  /** The day of a script that is already kept begins again. */
  renew(name: string): void {
    if (this.#renewed.has(name) || !NAME.test(name)) return;
    this.#renewed.set(name, true);
    this.#store?.touch(keyOf(name), KEPT_SECONDS);
    const now = new Date();
    const file = this.#fileOf(name);
    if (file) void utimes(file, now, now).catch(() => {});
  }

  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    try {
      const bytes = (await this.#readFile(name)) ?? (await this.#store?.get(keyOf(name)));
      return bytes ? await decompress(bytes) : null;
    } catch {
      // Damaged: as if it were not there.
      return null;
    }
  }

  async #write(name: string, script: Buffer): Promise<void> {
    const bytes = await compress(script);
    this.#store?.set(keyOf(name), bytes, KEPT_SECONDS);
    const file = this.#fileOf(name);
    if (!file) return;
    // Whoever reads it meanwhile finds none rather than half of one, also where another website keeps the same.
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
  }

  async #readFile(name: string): Promise<Buffer | null> {
    const file = this.#fileOf(name);
    return file ? await readFile(file).catch(() => null) : null;
  }

  #fileOf(name: string): string | null {
    return this.#folder && join(this.#folder, `${name}.zst`);
  }
}

function keyOf(name: string): string {
  return `flight:${name}`;
}
