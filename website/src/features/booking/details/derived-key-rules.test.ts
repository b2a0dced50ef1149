import { expect, test } from 'vitest';
import { deriveIdempotencyKey } from './derived-key-rules';
import { isIdempotencyKey } from './idempotency-rules';

const visitor = { clientIp: '192.0.2.1', userAgent: 'Old phone' };
const booking = { startsAt: '2026-05-06T11:30:00.000Z', firstName: 'Mona', phone: '+201001234567' };
const request = { secret: 'the secret of the website', visitor, booking };

test('a request without a key that is sent twice has the same key twice, and no other request, visitor or secret has it', () => {
  const key = deriveIdempotencyKey(request);
  expect(isIdempotencyKey(key)).toBe(true);
  expect(deriveIdempotencyKey(request)).toBe(key);
  const others = [
    { ...request, booking: { ...booking, firstName: 'Nadia' } },
    { ...request, visitor: { ...visitor, clientIp: '192.0.2.2' } },
    { ...request, visitor: { ...visitor, userAgent: 'New phone' } },
    { ...request, secret: 'something else' },
  ].map(deriveIdempotencyKey);
  expect(new Set([deriveIdempotencyKey(request), ...others]).size).toBe(5);
});
