import { hash, randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { countRows, type Database, inTransaction, newRow, type Transaction } from '../../platform/database';
import { acceptCode } from './factor-rows';

const TABLE = 'recovery_codes';
const CODES = 10;
/** Without letters and digits that look alike; 16 of them are 80 random bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

interface OfAccount {
  /** Document id of the account. */
  account: string;
  code: string;
}

/** However it was typed: case, spaces and dashes do not count. */
function hashOf({ account, code }: OfAccount): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return hash('sha256', `${account}|${plain}`);
}

/** Gives an account ten new codes, shown this once; the ones before are worth nothing any more. */
async function makeRecoveryCodes(db: Transaction, account: string, now: number) {
  const codes = Array.from({ length: CODES }, newCode);
  const at = new Date(now);
  await db(TABLE).where({ account }).delete();
  await db(TABLE).insert(
    codes.map((code) => ({ ...newRow(at), account, code_hash: hashOf({ account, code }) })),
  );
  return codes;
}

/** Uses a recovery code up; false when it is none of the account's, or was used. */
async function spendRecoveryCode(db: Database, of: OfAccount) {
  const spent = await db(TABLE)
    .where({ account: of.account, code_hash: hashOf(of) })
    .delete();
  return spent === 1;
}

/** Uses up a code of the account's authenticator, or a recovery code; false for a wrong one. */
export async function spendAnyCode(db: Database, of: OfAccount): Promise<boolean> {
  if (!/^\d{6}$/.test(of.code)) return spendRecoveryCode(db, of);
  return acceptCode({ db, now: Date.now() }, { ...of, isSetup: false });
}

/** Ends the setup of an authenticator by its first code, giving recovery codes; null for a wrong one. */
export function finishSetup(strapi: Core.Strapi, of: OfAccount): Promise<string[] | null> {
  return inTransaction(strapi, async (trx) => {
    const now = Date.now();
    const isRight = await acceptCode({ db: trx, now }, { ...of, isSetup: true });
    return isRight ? makeRecoveryCodes(trx, of.account, now) : null;
  });
}

export function countRecoveryCodes(db: Database, account: string): Promise<number> {
  return countRows(db(TABLE).where({ account }));
}
