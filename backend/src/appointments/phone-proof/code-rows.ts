import { z } from 'zod';
import { LANGUAGES } from '../../contract/patient';
import { CODE_MINUTES, CODE_TRIES } from '../../contract/phone-code';
import type { Language } from '../../platform/clinic-time';
import { type Database, newRow, type Query, readRow, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';

const TABLE = 'phone_codes';
/** Kind in the outbox whose words are the code, which is made when it is sent. */
export const CODE_MESSAGE = 'phone-code';
/** Kept for a day to count them, then deleted. */
export const KEPT_MS = DAY_MINUTES * MINUTE;

const row = z.object({
  document_id: z.string(),
  phone: z.string(),
  language: z.enum(LANGUAGES),
  tries: z.coerce.number(),
  expires_at: storedInstant,
  used_at: storedInstant.nullable(),
});
export type CodeRow = z.infer<typeof row>;

/** Writes down that a code is sent to a phone (E.164); gives the id that it is worked out from. */
export async function insertCode(
  { trx, now }: With<'trx' | 'now'>,
  { phone, browser, language }: { phone: string; browser: string; language: Language },
): Promise<string> {
  const made = newRow(new Date(now));
  const expires_at = new Date(now + CODE_MINUTES * MINUTE);
  await trx(TABLE).insert({ ...made, phone, browser, language, tries: 0, expires_at });
  return made.document_id;
}

function live(query: Query, now: number): Query {
  return query.whereNull('used_at').where('expires_at', '>', new Date(now));
}

export async function findLiveCode(db: Database, id: string, now: number): Promise<CodeRow | null> {
  return await readRow(row, live(db(TABLE).where({ document_id: id }), now));
}

/** Counts a try for every code of a phone asked for in this browser, and gives those; the database counts, also many at once. */
export async function countTry(
  { db, now }: With<'db' | 'now'>,
  { phone, browser }: { phone: string; browser: string },
): Promise<CodeRow[]> {
  const counted: CodeRow[] = [];
  for (const code of await readRows(row, live(db(TABLE).where({ phone, browser }), now))) {
    const mayTry = live(db(TABLE).where({ document_id: code.document_id }), now);
    const changed = await mayTry.where('tries', '<', CODE_TRIES).increment('tries', 1);
    if (Number(changed) === 1) counted.push({ ...code, tries: code.tries + 1 });
  }
  return counted;
}

/** Takes a code, which is used up by it; false for whoever comes second. */
export async function takeCode(db: Database, code: CodeRow, now: number): Promise<boolean> {
  const { document_id } = code;
  const used = await db(TABLE)
    .where({ document_id })
    .whereNull('used_at')
    .update({ used_at: new Date(now) });
  return used === 1;
}

/** Counts the SMS parts of codes sent within a day; a code not sent yet counts as one. */
export async function countCodeParts(db: Database, now: number): Promise<number> {
  const [counted] = await db(TABLE)
    .leftJoin('outbox_messages', (join) =>
      join
        .on('outbox_messages.reference', `${TABLE}.document_id`)
        .andOnVal('outbox_messages.kind', CODE_MESSAGE),
    )
    .where(`${TABLE}.created_at`, '>', new Date(now - KEPT_MS))
    .sum({ total: db.raw('COALESCE(outbox_messages.parts, 1)') });
  return Number(counted?.total ?? 0);
}

export async function removeOldCodes({ db, now }: { db: Database; now: number }): Promise<number> {
  return await db(TABLE)
    .where('created_at', '<=', new Date(now - KEPT_MS))
    .delete();
}

export async function removeCodesOf(db: Database, phone: string): Promise<void> {
  await db(TABLE).where({ phone }).delete();
}

export async function listCodesOf(db: Database, phone: string) {
  const codes = await readRows(
    row.extend({ created_at: storedInstant }),
    db(TABLE).where({ phone }).orderBy('id'),
  );
  return codes.map((code) => showColumns(code, ['created_at', 'expires_at', 'used_at']));
}
