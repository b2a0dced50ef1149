import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Qualities of brotli, which makes a page a third smaller than gzip: a page says everything twice. */
export const QUALITY = {
  /** For what hardly anybody else will read: half the time of `fast`, an eighth larger. */
  once: 3,
  /** For a first reader, who waits: as fast as gzip. */
  fast: 5,
  /** For pages: a tenth smaller than `fast`, at six times its time. */
  page: 10,
  /** For files that never change: another 2 % for four times as long. */
  file: 11,
};
/** Size below which compression saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;

/** End of an encoding that a reader refuses; tried on each by itself, as no pattern is fast on a whole header of any length. */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

/** The best encoding that a request's Accept-Encoding takes. */
export function chooseEncoding(header = ''): Encoding {
  const taken = header
    .split(',')
    .filter((one) => !REFUSED.test(one))
    .join();
  if (/\bbr\b/i.test(taken)) return 'br';
  return /\bgzip\b/i.test(taken) ? 'gzip' : 'identity';
}

export function isCompressible(type: unknown, body: Buffer): boolean {
  const response = { getHeader: () => String(type) };
  return body.length >= MIN_COMPRESSED_BYTES && compression.filter({} as never, response as never);
}

/** @param quality that of brotli */
export function compress(body: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotliCompressSync(body, brotliOf(quality)) : gzipSync(body);
}

/** Compresses a body small, in a thread, for what many will read. */
export const compressSmall = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, brotliOf(quality));

function brotliOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
