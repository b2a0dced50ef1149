import type { IncomingMessage } from 'node:http';
import type { CardRefusal } from '../contract/card';
import type { Refusal } from '../contract/refusals';

const ANSWERS = {
  tooLarge: { status: 413, message: 'The picture is larger than the clinic accepts' },
  tooSlow: { status: 408, message: 'The picture did not arrive in time' },
  notAPicture: { status: 415, message: 'This is not a picture, or a damaged one' },
  unsupported: { status: 415, message: 'Only JPEG, PNG and WebP pictures are accepted' },
  tooManyPixels: { status: 422, message: 'The picture has more pixels than the clinic accepts' },
  tooMany: { status: 429, message: 'Too many cards of this address wait for a booking' },
  busy: { status: 503, message: 'Too many cards are being received, try again in a moment' },
} as const satisfies Record<CardRefusal, { status: number; message: string }>;

/** The "no" to an uploaded card; `details.code` is what the website puts into words. */
export function cardRefused(code: CardRefusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { name: 'CardRefusedError', ...ANSWERS[code], details: { code } } };
}

/** Reads a body up to `maxBytes`, for `maxMs` at most; throws when the caller goes away in the middle. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, maxMs }: { maxBytes: number; maxMs: number },
): Promise<Buffer | 'tooLarge' | 'tooSlow'> {
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
