import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/aes-gcm';
import { readEnvironment } from '../../platform/environment/environment';
import { sameText } from '../../platform/same-text';
import { MINUTE } from '../../scheduling/zone';

const LIFETIME = 10 * MINUTE;

/** The second step of signing in: the code of an authenticator, or setting one up first. */
export type Step = 'enter' | 'setup';

/** Ticket between the steps of signing in: it opens the next step alone, for ten minutes, and is not stored. */
interface Ticket {
  holder: {
    documentId: string;
    /** Hash of the password: a changed password makes tickets worthless, as another way to sign in does. */
    password: string | null;
    provider: string | null;
  };
  /** A second step, or the end of a social sign-in. */
  purpose: Step | 'connect';
  /** Secret that must be given again together with the ticket, such as one of the browser it was made for. */
  bound?: string;
}

function signed({ holder, purpose, bound = '' }: Ticket, end: string): string {
  const key = deriveKey({ secret: readEnvironment().ENCRYPTION_KEY, use: 'second factor ticket' });
  const text = [holder.documentId, purpose, end].join('.');
  const secret = `${text}|${bound}|${holder.provider}|${holder.password}`;
  return `${text}.${createHmac('sha256', key).update(secret).digest('base64url')}`;
}

export function issueTicket(ticket: Ticket, now: number, lifetime = LIFETIME): string {
  return signed(ticket, (now + lifetime).toString(36));
}

/** Returns the account that a ticket names, unverified; see {@link isGoodTicket}. */
export function namedByTicket(ticket: string): string | null {
  return /^([a-z0-9]{24})\.(?:enter|setup|connect)\.[0-9a-z]{1,9}\./.exec(ticket)?.[1] ?? null;
}

/** Compares in constant time. False once the ticket has run out or the account is opened by another password or provider. */
export function isGoodTicket(ticket: string, wanted: Ticket, now: number): boolean {
  const end = ticket.split('.')[2] ?? '';
  if (!/^[0-9a-z]{1,9}$/.test(end) || Number.parseInt(end, 36) <= now) return false;
  return sameText(signed(wanted, end), ticket);
}
