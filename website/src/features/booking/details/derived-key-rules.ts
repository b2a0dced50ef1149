import { createHmac } from 'node:crypto';
import { keyFromHex } from './idempotency-rules';

interface Given {
  secret: string;
  visitor: { clientIp?: string; userAgent?: string };
  booking: object;
}

/** Derives the key of a form that had no script to make one: sent twice it is the same, and no other visitor can guess it. */
export function deriveIdempotencyKey({ secret, visitor: { clientIp, userAgent }, booking }: Given): string {
  const request = JSON.stringify({ use: 'idempotency-key', clientIp, userAgent, booking });
  return keyFromHex(createHmac('sha256', secret).update(request).digest('hex'));
}
