import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isNowherePage } from '../nowhere';
import type { Renderer } from '../render/render';
import type { RenderedResponse } from '../render/rendered-response';
import { deferScripts, FLIGHT_FOLDER, type LatePage } from '../scripts/late-scripts';
import { ttlOf } from './cacheable-request';
import type { FlightArchive } from './flight-archive';

const MAX_BYTES = 32 * 1024 * 1024;
const HEADERS = {
  'content-type': 'application/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};
const NOT_FOUND: RenderedResponse = {
  status: 404,
  headers: { 'cache-control': 'no-store' },
  body: Buffer.alloc(0),
};

/** The data of kept pages as files, by names that follow from their content. */
export class FlightFiles {
  readonly #render: Renderer;
  readonly #archive: FlightArchive;
  readonly #scripts = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (script) => script.length,
  });

  constructor({ render, archive }: { render: Renderer; archive: FlightArchive }) {
    this.#render = render;
    this.#archive = archive;
  }

  add(flight: LatePage['flight']): void {
    if (!flight) return;
    const name = nameOf(flight.address);
    this.#scripts.set(name, flight.script);
    this.#archive.keep(name, flight.script);
  }

  /** The page at whose data this address points is given again. */
  renew(address: string): void {
    this.#archive.renew(nameOf(address));
  }

  /**
   * The file at an address: of this process, of another website or of a build before this one. When none of them has kept
   * it, the page is asked for once more; a page that has changed meanwhile has other data, and the file is not found.
   */
  async read({ request, url }: { request: IncomingMessage; url: string }): Promise<RenderedResponse> {
    const name = nameOf(url);
    const kept = this.#scripts.get(name) ?? (await this.#archive.read(name));
    if (!kept) await this.#makeAgain({ request, url });
    const body = kept ?? this.#scripts.get(name);
    return body ? { status: 200, headers: HEADERS, body } : NOT_FOUND;
  }

  async #makeAgain({ request, url }: { request: IncomingMessage; url: string }): Promise<void> {
    const page = new URLSearchParams(url.split('?', 2)[1]).get('page') ?? '';
    if (!/^\/(?:en|ar)(?:\/|$)/.test(page)) return;
    const answer = await this.#render({ request, url: page });
    if (ttlOf({ ...answer, kind: isNowherePage(page) ? 'nowhere' : 'kept' }) === 0) return;
    this.add(deferScripts({ page: answer.body, path: page }).flight);
  }
}

/** True for the address of such a file. */
export function isFlightFile(url: string): boolean {
  return url.startsWith(FLIGHT_FOLDER);
}

function nameOf(address: string): string {
  return address.slice(FLIGHT_FOLDER.length).split('.', 1)[0] ?? '';
}
