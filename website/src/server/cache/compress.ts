import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';
import { withoutHeaders } from '../render/rendered-response';

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
/** Headers of one response on the wire, which are not part of the content. */
const CONNECTION_HEADERS = ['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

function accepts(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === name && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}

/** The best encoding that a request's Accept-Encoding takes. */
export function chooseEncoding(header = ''): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Returns bytes and headers of a response as they are sent; what would not become smaller is not compressed. */
export function compressed({
  headers,
  body,
  encoding,
  quality,
}: {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  encoding: Encoding;
  quality: number;
}): { headers: OutgoingHttpHeaders; bytes: Buffer } {
  const own = contentHeaders(headers);
  const isDone = encoding === 'identity' || headers['content-encoding'] !== undefined;
  if (isDone || !isCompressible(headers['content-type'], body)) return { headers: own, bytes: body };
  const bytes = encoding === 'br' ? brotliCompressSync(body, brotliOf(body, quality)) : gzipSync(body);
  return { headers: { ...own, 'content-encoding': encoding }, bytes };
}

const brotliInThread = promisify(brotliCompress);

/** Compresses a body small, in a thread, for what many will read. */
export function precompress(body: Buffer, quality: number): Promise<Buffer> {
  return brotliInThread(body, brotliOf(body, quality));
}

function brotliOf({ length }: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length } };
}

function isCompressible(type: unknown, body: Buffer): boolean {
  const response = { getHeader: () => String(type) };
  return body.length >= MIN_COMPRESSED_BYTES && compression.filter({} as never, response as never);
}

/** Returns the headers of a response's content, which also depends on what compression its reader takes. */
export function contentHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const names = String(headers.vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);
  const isNamed = names.some((name) => name.toLowerCase() === 'accept-encoding');
  const vary = (isNamed ? names : [...names, 'Accept-Encoding']).join(', ');
  return { ...withoutHeaders(headers, CONNECTION_HEADERS), vary };
}
