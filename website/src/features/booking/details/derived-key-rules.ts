import { createHmac } from 'node:crypto';
import { keyFromHex } from './idempotency-rules';

/**
 * The idempotency key of a request whose form had none: the page it was on is the same for everybody, and no script was
 * there to make one. Sent twice, by one press too many, it is the same key; nobody can work out another visitor's.
 *
 * @param options.secret of the website
 * @param options.visitor address and browser of whoever asks
 * @param options.booking all that is asked for
 */
export function deriveIdempotencyKey({
  secret,
  visitor: { clientIp, userAgent },
  booking,
}: {
  secret: string;
  visitor: { clientIp?: string; userAgent?: string };
  booking: object;
}): string {
  const request = JSON.stringify({ use: 'idempotency-key', clientIp, userAgent, booking });
  return keyFromHex(createHmac('sha256', secret).update(request).digest('hex'));
}
