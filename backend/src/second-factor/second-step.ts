import { errors } from '@strapi/utils';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Account } from '../accounts/users';
import type { Database } from '../appointments/database';
import { readEnvironment } from '../env/environment';
import { hasFactor } from './factor-rows';
import { type Step, Tickets } from './tickets';

/** The tickets of this backend. */
export function tickets(): Tickets {
  return new Tickets(readEnvironment().ENCRYPTION_KEY);
}

/**
 * What is still missing when a password was right: a code, setting up an authenticator because a manager requires
 * it, or nothing (null). No token is given before.
 */
export async function missingStep({ db, account }: { db: Database; account: Account }): Promise<Step | null> {
  if (await hasFactor({ db, account: account.documentId })) return 'enter';
  return account.secondFactorRequired ? 'setup' : null;
}

/** Wrong codes of one account. Whoever can try them has its password, so strangers lock nobody out. */
const failures = new RateLimiterMemory({ points: 8, duration: 15 * 60 });

/**
 * Counts a code before it is looked at, so that many at once are counted too; {@link forgiveCodes} undoes it.
 * @throws RateLimitError when too many were given for this account
 */
export async function countCode({
  ctx,
  account,
}: {
  ctx: { set: (header: string, value: string) => void };
  account: string;
}): Promise<void> {
  try {
    await failures.consume(account);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))));
    throw new errors.RateLimitError('Too many wrong codes, try again later');
  }
}

/** After a right code the wrong ones do not count any more. */
export async function forgiveCodes(account: string): Promise<void> {
  await failures.delete(account);
}
