import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Level 5 packs a page as quickly as gzip does, to two thirds of its size: a page says everything twice. */
const QUICK = 5;
const BEST = 11;
/** Smaller than this, packing saves nothing. */
export const MIN_PACKED_BYTES = 1024;

function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const isRefused = parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    return coding === name && !isRefused;
  });
}

/** The best encoding that a request's Accept-Encoding takes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header && accepts(header, 'br')) return 'br';
  return header && accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Packs a body, quickly enough to be done while its first reader waits. */
export function packQuickly({ body, encoding }: { body: Buffer; encoding: Encoding }): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUICK,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

const brotli = promisify(brotliCompress);

/** Packs a body as small as it gets, in a thread, for files that never change. */
export function packWell(body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BEST, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
