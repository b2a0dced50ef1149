import { z } from 'zod';
import { foldText } from '../../contract/fold-text';
import type { Database } from '../../platform/database';
import { storedText } from '../../platform/instant';

/** The digits of a phone, or of a part of one, from the last to the first. */
export function reversedDigits(phone: string): string {
  return [...phone.replace(/\D/g, '')].reverse().join('');
}

/** A name as it is stored and sought: folded and without spaces, as «عبد الله» and «عبدالله» are one name. */
export function foldName(name: string): string {
  return foldText(name).replaceAll(' ', '');
}

/**
 * Returns what staff find an appointment by, computed here for every writer: databases fold differently (`lower()` of SQLite
 * knows ASCII only), and no index finds the end of a phone. Whoever writes a name or a phone of an appointment writes
 * these with it; rows without them are filled at the next start.
 */
export function searchColumns(row: Record<'first_name' | 'last_name' | 'phone', string>) {
  const { first_name, last_name, phone } = row;
  return {
    folded_name: foldName(`${first_name} ${last_name}`),
    // The last name comes first here: that is how many papers and callers say it.
    folded_last_name: foldName(`${last_name} ${first_name}`),
    reversed_phone: reversedDigits(phone),
  };
}

const names = { first_name: storedText, last_name: storedText, phone: storedText };
const unfilled = z.array(z.object({ id: z.coerce.number(), ...names }));

/** Rows of one statement: four values each, and SQLite binds 32,766 at most. */
const BATCH = 2_000;

/** Fills missing search columns in batches, each a transaction, so that a stopped start goes on; returns how many rows. */
export async function fillSearchColumns(db: Database): Promise<number> {
  // Earlier versions stored them with spaces, and the last name alone.
  await db('appointments').where('folded_name', 'like', '% %').update({ folded_name: null });
  for (let filled = 0; ; ) {
    const found: unknown = await db('appointments')
      .whereNull('folded_name')
      .limit(BATCH)
      .select('id', 'first_name', 'last_name', 'phone');
    const rows = unfilled.parse(found);
    if (rows.length === 0) return filled;
    const values = rows.flatMap((row) => [row.id, ...Object.values(searchColumns(row))]);
    await db.raw(
      `UPDATE appointments SET folded_name = given.column2, folded_last_name = given.column3, reversed_phone = given.column4
       FROM (VALUES ${rows.map(() => '(CAST(? AS integer), CAST(? AS text), CAST(? AS text), CAST(? AS text))').join(', ')}) AS given
       WHERE appointments.id = given.column1 AND appointments.folded_name IS NULL`,
      values,
    );
    filled += rows.length;
  }
}
