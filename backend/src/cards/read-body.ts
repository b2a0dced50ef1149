import type { IncomingMessage } from 'node:http';

/** Reads a body up to `maxBytes`, for `maxMs` at most; throws when the caller goes away in the middle. */
export function readBody({
  request,
  maxBytes,
  maxMs,
}: {
  request: IncomingMessage;
  maxBytes: number;
  maxMs: number;
}): Promise<Buffer | 'tooLarge' | 'tooSlow'> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const onData = (part: Buffer) => {
      size += part.length;
      if (size > maxBytes) return settle(() => resolve('tooLarge'));
      parts.push(part);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(parts)));
    const onGone = () => settle(() => reject(new Error('The caller went away')));
    const timer = setTimeout(() => settle(() => resolve('tooSlow')), maxMs);
    function settle(answer: () => void): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      request.on('error', () => undefined);
      request.resume();
      answer();
    }
    request.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
  });
}
