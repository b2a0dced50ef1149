import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Codes at the doors of branches, one for each branch and day: a photograph of yesterday's opens nothing today. */
export class DoorCodes {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'door code', 32));
  }

  /** `day` is `YYYY-MM-DD` by the clock of the branch. */
  codeFor(branch: string, day: string): string {
    return createHmac('sha256', this.key).update(`${branch}|${day}`).digest('base64url').slice(0, 16);
  }

  /** Compares in constant time. */
  matches(branch: string, day: string, code: string): boolean {
    const [expected, given] = [Buffer.from(this.codeFor(branch, day)), Buffer.from(code)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
