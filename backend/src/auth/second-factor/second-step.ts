import type { Database } from '../../platform/database';
import { readEnvironment } from '../../platform/environment/environment';
import type { Account } from '../accounts/users';
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
