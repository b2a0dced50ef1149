import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

const BYTES = 18;

/**
 * The secret that lets a patient see and change one booking: worked out from the booking number with a key only
 * the backend has, so that it need not be stored and a mail sent later can carry the same link.
 */
export class ManageKeys {
  /** As Node keeps it: given bytes, it makes such a key for every use, which takes longer than the use. */
  private readonly key: KeyObject;

  /** @param secret the backend's ENCRYPTION_KEY; changing it makes links given out before invalid. */
  constructor(secret: string) {
    const bytes = hkdfSync('sha256', secret, '', 'appointment manage key', 32);
    this.key = createSecretKey(Buffer.from(bytes));
  }

  keyFor(bookingNumber: string): string {
    return createHmac('sha256', this.key)
      .update(bookingNumber)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
  }

  /** Compares in constant time. */
  matches({ bookingNumber, key }: { bookingNumber: string; key: string }): boolean {
    const expected = Buffer.from(this.keyFor(bookingNumber));
    const given = Buffer.from(key);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
