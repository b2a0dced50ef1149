import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Captured {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Chunk = string | Uint8Array;

function toBuffer(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

/**
 * Holds a response back while it is written, when `wanted` says so at its first byte, and gives it whole to
 * `onWhole`, which must send it. A response that is not wanted goes out as if nobody had looked.
 *
 * @param onOther the response is not held back: not wanted, or its reader went away
 */
export function captureAnswer({
  response,
  wanted,
  onWhole,
  onOther,
}: {
  response: ServerResponse;
  wanted: () => boolean;
  onWhole: (captured: Captured) => void;
  onOther: () => void;
}): void {
  const own = { write: response.write, end: response.end, writeHead: response.writeHead };
  const chunks: Buffer[] = [];
  let isHeld = false;

  const letGo = () => {
    Object.assign(response, own);
    onOther();
  };
  /** Decides at the first byte: before it the headers are not all there. */
  const decide = (): boolean => {
    if (isHeld) return true;
    isHeld = wanted();
    if (!isHeld) letGo();
    return isHeld;
  };

  response.once('close', () => {
    if (response.end !== own.end) letGo();
  });
  response.writeHead = ((...args: Parameters<typeof own.writeHead>) => {
    letGo();
    return Reflect.apply(own.writeHead, response, args);
  }) as typeof own.writeHead;
  response.write = ((chunk: Chunk, ...rest: never[]) => {
    if (!decide()) return Reflect.apply(own.write, response, [chunk, ...rest]);
    chunks.push(toBuffer(chunk, rest[0]));
    const done = rest.find((one): one is never => typeof one === 'function') as (() => void) | undefined;
    if (done) process.nextTick(done);
    return true;
  }) as typeof own.write;
  response.end = ((...args: never[]) => {
    if (!decide()) return Reflect.apply(own.end, response, args);
    const [chunk, encoding] = args as unknown as [Chunk | undefined, unknown];
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk, encoding));
    Object.assign(response, own);
    onWhole({ headers: response.getHeaders(), body: Buffer.concat(chunks) });
    return response;
  }) as typeof own.end;
}
