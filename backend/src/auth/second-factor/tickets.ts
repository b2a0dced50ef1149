import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/aes-gcm';
import { sameText } from '../../platform/same-text';
import { MINUTE } from '../../scheduling/zone';

const LIFETIME = 10 * MINUTE;

/** The second step of signing in: the code of an authenticator, or setting one up first. */
export type Step = 'enter' | 'setup';

/** Purpose of a ticket: a second step, or the end of a social sign-in. */
export type Purpose = Step | 'connect';

interface Holder {
  documentId: string;
  /** Hash of the password: a changed password makes tickets worthless. */
  password: string | null;
}

interface Issue {
  holder: Holder;
  purpose: Purpose;
  now: number;
  /** Secret that must be given again together with the ticket, such as one of the browser it was made for. */
  bound?: string;
  lifetime?: number;
}

type Signed = Omit<Required<Issue>, 'now' | 'lifetime'> & { end: string };

/** Ticket between the steps of signing in: it opens the next step alone, for ten minutes, and is not stored. */
export class Tickets {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = deriveKey({ secret, use: 'second factor ticket' });
  }

  issue({ holder, purpose, now, bound = '', lifetime = LIFETIME }: Issue): string {
    return this.signed({ holder, purpose, bound, end: (now + lifetime).toString(36) });
  }

  /** Returns whose ticket it says it is; to be proven by {@link isGood}. */
  named(ticket: string): string | null {
    return /^([a-z0-9]{24})\.(?:enter|setup|connect)\.[0-9a-z]{1,9}\./.exec(ticket)?.[1] ?? null;
  }

  /** Compares in constant time. False once the ticket has run out or the password was changed. */
  isGood({ ticket, holder, purpose, now, bound = '' }: Omit<Issue, 'lifetime'> & { ticket: string }) {
    const end = ticket.split('.')[2] ?? '';
    if (!/^[0-9a-z]{1,9}$/.test(end) || Number.parseInt(end, 36) <= now) return false;
    return sameText(this.signed({ holder, purpose, bound, end }), ticket);
  }

  private signed({ holder, purpose, bound, end }: Signed) {
    const text = [holder.documentId, purpose, end].join('.');
    const secret = `${text}|${bound}|${holder.password}`;
    const signature = createHmac('sha256', this.key).update(secret).digest('base64url');
    return `${text}.${signature}`;
  }
}
