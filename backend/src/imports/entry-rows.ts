import { z } from 'zod';
import type { ImportNoun } from '../contract/imports';
import { type Database, newRow, readRows, type Transaction } from '../platform/database';
import { storedInstant } from '../platform/instant';

export const ENTRIES = 'import_entries';

const entryRow = z.object({
  id: z.coerce.number(),
  key: z.string(),
  same_as: z.string(),
  entry: z.string(),
  noun: z.string(),
  is_made: z.coerce.boolean(),
  created_at: storedInstant,
});
/** Entry that a row of another system became. `isMade`: by this import, so that its undo takes it away. */
export interface NewEntry {
  noun: ImportNoun;
  key: string;
  /** Digest that tells apart rows with the same id. */
  sameAs: string;
  entry: string;
  isMade: boolean;
}
export type EntryRow = z.output<typeof entryRow>;

export async function findEntries(db: Database, keys: string[]) {
  const found = await readRows(entryRow, db(ENTRIES).whereIn('key', keys));
  return new Map(found.map((one) => [one.key, one]));
}

export async function insertEntries(trx: Transaction, importId: string, entries: NewEntry[], now: number) {
  if (entries.length === 0) return;
  const at = new Date(now);
  await trx(ENTRIES).insert(
    entries.map(({ noun, key, sameAs, entry, isMade }) => ({
      ...newRow(at),
      ...{ import: importId, noun, key, same_as: sameAs, entry, is_made: isMade },
    })),
  );
}

/** Returns what an import created before a row, newest first, so that nothing is removed that another entry still needs. */
export async function entriesBefore(db: Database, importId: string, before: number, limit: number) {
  const made = db(ENTRIES).where({ import: importId }).where('id', '<', before);
  return await readRows(entryRow, made.orderBy('id', 'desc').limit(limit));
}
