import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Database, newRow, readRow } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';

const TABLE = 'account_codes';

/** Returns the hash that is stored for a code, so that the table or a backup does not reveal usable codes. */
function hashOf(code: string): string {
  return hash('sha256', code);
}

/** Makes a code to set a password by, stored as a hash. Codes of before stay good unless replaced: strangers ask for some too. */
export async function createCode(
  { db, now }: With<'db' | 'now'>,
  { account, lifespanMs, replaces }: { account: string; lifespanMs: number; replaces: boolean },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const at = new Date(now);
  const before = db(TABLE).where({ account });
  await (replaces ? before : before.where('expires_at', '<', at)).delete();
  const ends = { expires_at: new Date(now + lifespanMs) };
  await db(TABLE).insert({ ...newRow(at), account, code_hash: hashOf(code), ...ends });
  return code;
}

const row = z.object({ account: z.string(), expires_at: storedInstant });

/** Document id of the account a code belongs to, without using it up; null when it is not good (any more). */
export async function accountOfCode(db: Database, code: string, now: number): Promise<string | null> {
  const found = await readRow(row, db(TABLE).where({ code_hash: hashOf(code) }));
  return found && found.expires_at > now ? found.account : null;
}

/** Uses a code up. False when it was used before: of two that come at once, one succeeds. */
export async function spendCode(db: Database, code: string): Promise<boolean> {
  const spent = await db(TABLE)
    .where({ code_hash: hashOf(code) })
    .delete();
  return spent === 1;
}

export async function dropCodes(db: Database, account: string): Promise<void> {
  await db(TABLE).where({ account }).delete();
}
