import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../booking/zone';

const LIFETIME = 10 * MINUTE;

/** What a ticket is good for: the code of an authenticator, or setting one up first. */
export type Purpose = 'enter' | 'setup';

interface Holder {
  documentId: string;
  /** Hash of the password: a changed password makes tickets worthless. */
  password: string | null;
}

/**
 * What somebody holds who has given the right password and is not signed in yet. It opens nothing but the second
 * step, for ten minutes, and is not stored.
 */
export class Tickets {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'second factor ticket', 32));
  }

  issue({ holder, purpose, now }: { holder: Holder; purpose: Purpose; now: number }): string {
    return this.signed({ holder, purpose, end: (now + LIFETIME).toString(36) });
  }

  /** Whose ticket it says it is; to be proven by {@link isGood}. */
  named(ticket: string): string | null {
    return /^([a-z0-9]{24})\.(?:enter|setup)\.[0-9a-z]{1,9}\./.exec(ticket)?.[1] ?? null;
  }

  /** Compares in constant time. False once the ticket has run out or the password was changed. */
  isGood({
    ticket,
    holder,
    purpose,
    now,
  }: {
    ticket: string;
    holder: Holder;
    purpose: Purpose;
    now: number;
  }): boolean {
    const end = ticket.split('.')[2] ?? '';
    if (!/^[0-9a-z]{1,9}$/.test(end) || Number.parseInt(end, 36) <= now) return false;
    const expected = Buffer.from(this.signed({ holder, purpose, end }));
    const given = Buffer.from(ticket);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private signed({ holder, purpose, end }: { holder: Holder; purpose: Purpose; end: string }): string {
    const text = [holder.documentId, purpose, end].join('.');
    const signature = createHmac('sha256', this.key).update(`${text}|${holder.password}`).digest('base64url');
    return `${text}.${signature}`;
  }
}
