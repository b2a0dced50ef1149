import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface CapturedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Chunk = string | Uint8Array;

function toBuffer(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

/**
 * Buffers a response while it is written, when `shouldCapture` says so at its first byte, and gives it to
 * `onCaptured`, which must send it. Any other response goes out as it is written.
 *
 * @param onPassedThrough the response is not captured: it should not be, or its reader went away
 */
export function captureResponse({
  response,
  shouldCapture,
  onCaptured,
  onPassedThrough,
}: {
  response: ServerResponse;
  shouldCapture: () => boolean;
  onCaptured: (captured: CapturedResponse) => void;
  onPassedThrough: () => void;
}): void {
  const own = {
    write: response.write,
    end: response.end,
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
  };
  const chunks: Buffer[] = [];
  let isHeld = false;

  const passThrough = () => {
    Object.assign(response, own);
    onPassedThrough();
  };
  /** Decides at the first byte: before it the headers are not all there. */
  const decide = (): boolean => {
    if (isHeld) return true;
    isHeld = shouldCapture();
    if (!isHeld) passThrough();
    return isHeld;
  };

  response.once('close', () => {
    if (response.end !== own.end) passThrough();
  });
  response.writeHead = ((...args: Parameters<typeof own.writeHead>) => {
    passThrough();
    return Reflect.apply(own.writeHead, response, args);
  }) as typeof own.writeHead;
  // Next asks for it before the first byte of a page that is made for each visit.
  response.flushHeaders = () => {
    if (!decide()) own.flushHeaders.call(response);
  };
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
    onCaptured({ headers: response.getHeaders(), body: Buffer.concat(chunks) });
    return response;
  }) as typeof own.end;
}
