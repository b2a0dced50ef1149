import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/aes-gcm';
import { sameText } from '../../platform/same-text';

/** Codes at the doors of branches, one for each branch and day: a photograph of yesterday's opens nothing today. */
export class DoorCodes {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = deriveKey({ secret, use: 'door code' });
  }

  /** `day` is that of the waiting room, `YYYY-MM-DD`. */
  codeFor(branch: string, day: string): string {
    return createHmac('sha256', this.key).update(`${branch}|${day}`).digest('base64url').slice(0, 16);
  }

  /** Compares in constant time. */
  matches(branch: string, day: string, code: string): boolean {
    return sameText(this.codeFor(branch, day), code);
  }
}
