import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/aes-gcm';
import { sameText } from '../../platform/same-text';
import { MINUTE } from '../../scheduling/zone';

const LIFETIME = 15 * MINUTE;

/** Keys that open one booking's files for 15 minutes, as downloads send no cookies and a path must not have the manage key. */
export class FileKeys {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = deriveKey({ secret, use: 'visit file key' });
  }

  /** `{end in base 36}.{signature}`; `now` in epoch milliseconds. */
  keyFor({ bookingNumber, now }: { bookingNumber: string; now: number }): string {
    return this.signed({ bookingNumber, end: (now + LIFETIME).toString(36) });
  }

  /** Compares in constant time. False once the key has run out. */
  matches({ bookingNumber, key, now }: { bookingNumber: string; key: string; now: number }): boolean {
    const end = /^([0-9a-z]{1,9})\./.exec(key)?.[1];
    if (end === undefined || Number.parseInt(end, 36) <= now) return false;
    return sameText(this.signed({ bookingNumber, end }), key);
  }

  private signed({ bookingNumber, end }: { bookingNumber: string; end: string }): string {
    const signature = createHmac('sha256', this.key).update(`${bookingNumber}|${end}`).digest('base64url');
    return `${end}.${signature}`;
  }
}
