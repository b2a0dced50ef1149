import { z } from 'zod';
import { sealsFor } from '../../platform/aes-gcm';
import { type Database, newDocumentId, readRow } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { MINUTE } from '../../scheduling/zone';
import { newSecret, stepOfCode } from './totp';

const TABLE = 'second_factors';
/** A setup that was begun and not ended gives the same secret again this long, so that tabs agree. */
const SETUP_MS = 15 * MINUTE;

const row = z.object({
  sealed_secret: z.string(),
  last_step: z.coerce.number(),
  started_at: storedInstant,
  confirmed_at: storedInstant.nullable(),
});

/** The account is part of what is authenticated: a secret is worth nothing in the row of another. */
const { seal, open: unseal } = sealsFor('second factor secret');

const findFactor = (db: Database, account: string) => readRow(row, db(TABLE).where({ account }));

export async function hasFactor(db: Database, account: string): Promise<boolean> {
  return (await findFactor(db, account))?.confirmed_at != null;
}

export async function accountsWithFactor(db: Database, accounts: string[]): Promise<Set<string>> {
  const found: string[] = await db(TABLE)
    .whereIn('account', accounts)
    .whereNotNull('confirmed_at')
    .pluck('account');
  return new Set(found);
}

/** The secret to be set up, the same for every tab; null when the account has a second factor already. */
export async function beginSetup(db: Database, account: string, now: number): Promise<string | null> {
  const known = await findFactor(db, account);
  if (known?.confirmed_at != null) return null;
  if (known && now - known.started_at < SETUP_MS) return unseal(account, known.sealed_secret);
  const secret = newSecret();
  const at = new Date(now);
  const values = { sealed_secret: seal(account, secret), last_step: 0, started_at: at, updated_at: at };
  await db(TABLE)
    .insert({ document_id: newDocumentId(), account, created_at: at, ...values })
    .onConflict('account')
    .ignore();
  if (known) await db(TABLE).where({ account, confirmed_at: null }).update(values);
  // Two tabs that began at once both get what is stored.
  const stored = await findFactor(db, account);
  return stored?.confirmed_at === null ? unseal(account, stored.sealed_secret) : null;
}

/** Forgets a setup that was begun and not ended: whoever began it has seen the secret. */
export async function dropSetup(db: Database, account: string): Promise<void> {
  await db(TABLE).where({ account, confirmed_at: null }).delete();
}

/** Uses a code up; false when it is wrong or was used before. Of two at once the database lets one through. */
export async function acceptCode(
  { db, now }: With<'db' | 'now'>,
  { account, code, isSetup }: { account: string; code: string; isSetup: boolean },
): Promise<boolean> {
  const factor = await findFactor(db, account);
  if (!factor || (factor.confirmed_at === null) !== isSetup) return false;
  const secret = unseal(account, factor.sealed_secret);
  const step = stepOfCode({ secret, code, now });
  if (step === null) return false;
  const change = { last_step: step, updated_at: new Date(now) };
  const unused = db(TABLE).where({ account }).where('last_step', '<', step);
  const query = isSetup ? unused.whereNull('confirmed_at') : unused.whereNotNull('confirmed_at');
  return (await query.update(isSetup ? { ...change, confirmed_at: new Date(now) } : change)) === 1;
}

/** Takes the second factor off an account, with its recovery codes; false when there was none. */
export async function removeFactor(db: Database, account: string): Promise<boolean> {
  await db('recovery_codes').where({ account }).delete();
  return (await db(TABLE).where({ account }).delete()) > 0;
}
