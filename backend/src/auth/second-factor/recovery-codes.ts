import { createHash, randomInt } from 'node:crypto';
import { type Database, newRow, type Transaction } from '../../platform/database';

const TABLE = 'recovery_codes';
const CODES = 10;
/** Without letters and digits that look alike; 16 of them are 80 random bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** However it was typed: case, spaces and dashes do not count. */
function hashOf({ account, code }: { account: string; code: string }): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${account}|${plain}`).digest('hex');
}

/** Gives an account ten new codes, shown this once; the ones before are worth nothing any more. */
export async function makeRecoveryCodes(db: Database | Transaction, account: string, now: number) {
  const codes = Array.from({ length: CODES }, newCode);
  const at = new Date(now);
  await db(TABLE).where({ account }).delete();
  await db(TABLE).insert(
    codes.map((code) => ({ ...newRow(at), account, code_hash: hashOf({ account, code }) })),
  );
  return codes;
}

/** Uses a recovery code up; false when it is none of the account's, or was used. */
export async function spendRecoveryCode(db: Database, of: { account: string; code: string }) {
  const spent = await db(TABLE)
    .where({ account: of.account, code_hash: hashOf(of) })
    .delete();
  return spent === 1;
}

export async function countRecoveryCodes(db: Database, account: string): Promise<number> {
  const [row] = await db(TABLE).where({ account }).count({ total: '*' });
  return Number(row?.total ?? 0);
}
