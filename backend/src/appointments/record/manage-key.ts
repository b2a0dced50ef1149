import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { wholeNumber } from '../../contract/booking-number';
import { deriveKey } from '../../platform/aes-gcm';
import { sameText } from '../../platform/same-text';

const BYTES = 18;
/** Length of the key in a message to a phone, where each letter counts: 72 bits, tried 30 times a minute at most. */
const SHORT_BYTES = 9;

/**
 * The secret that lets a patient see and change one booking: worked out from the booking number with a key only the backend
 * has, so that it need not be stored and a mail sent later can carry the same link. One opens every visit of a series.
 */
export class ManageKeys {
  /** Key as Node keeps it: given bytes, Node makes such a key for every use, which takes longer than the use. */
  private readonly key: KeyObject;

  /** @param secret the backend's ENCRYPTION_KEY; changing it makes links given out before invalid. */
  constructor(secret: string) {
    this.key = createSecretKey(deriveKey({ secret, use: 'appointment manage key' }));
  }

  keyFor(bookingNumber: string): string {
    return this.sign(wholeNumber(bookingNumber), BYTES);
  }

  /** Twelve letters that open the same while it has this phone, for the link in a message to it. No beginning of the longer key. */
  shortKeyFor(bookingNumber: string, phone = ''): string {
    return this.sign(['short', wholeNumber(bookingNumber), phone].filter(Boolean).join('|'), SHORT_BYTES);
  }

  /** Returns the key of the same kind that opens a booking once its phone was corrected. */
  renew(key: string, { bookingNumber, phone }: { bookingNumber: string; phone: string }): string {
    const short = this.shortKeyFor(bookingNumber, phone);
    return key.length === short.length ? short : this.keyFor(bookingNumber);
  }

  /** Returns whether a key is valid for the booking; compares in constant time. */
  matches({ bookingNumber, phone, key }: { bookingNumber: string; phone?: string; key: string }): boolean {
    // Version 0.19.0 has sent links that name one visit of a series, those before 0.31.0 such as are for every phone.
    const visit = [this.sign(bookingNumber, BYTES), this.sign(`short|${bookingNumber}`, SHORT_BYTES)];
    const short = [this.shortKeyFor(bookingNumber, phone), this.shortKeyFor(bookingNumber)];
    const known = [this.keyFor(bookingNumber), ...short, ...visit];
    return known.some((text) => sameText(text, key));
  }

  private sign(text: string, bytes: number): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, bytes).toString('base64url');
  }
}
