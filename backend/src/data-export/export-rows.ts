import { z } from 'zod';
import { type DataExport, EXPORT_STATES } from '../contract/data-export';
import { type Database, newRow, readRow, readRows } from '../platform/database';
import { isoInstant, storedInstant } from '../platform/instant';
import { showColumns } from '../platform/show-columns';

const TABLE = 'data_exports';
const MINUTE = 60_000;
/** Time for which the file can be downloaded. */
export const KEPT_MS = 24 * 60 * MINUTE;
/** One that says nothing for so long has ended with its process. */
const SILENT_MS = 5 * MINUTE;

const row = z.object({
  document_id: z.string(),
  account: z.string(),
  state: z.enum(EXPORT_STATES),
  done: z.coerce.number(),
  total: z.coerce.number(),
  bytes: z.coerce.number().nullable(),
  missing: z.coerce.number(),
  created_at: storedInstant,
  updated_at: storedInstant,
});
export type ExportRow = z.output<typeof row>;

export function presentExport(one: ExportRow): DataExport {
  return {
    ...showColumns(one, ['document_id', 'state', 'done', 'total', 'bytes', 'missing']),
    madeAt: isoInstant(one.created_at),
    endsAt: isoInstant(one.created_at + KEPT_MS),
  };
}

/** Returns what an account may fetch or see: its last export, of a day at most; one that fell silent has failed. */
export async function findExport(db: Database, account: string, now: number): Promise<ExportRow | null> {
  const ofToday = db(TABLE)
    .where({ account })
    .where('created_at', '>', new Date(now - KEPT_MS));
  const one = await readRow(row, ofToday.orderBy('id', 'desc'));
  return one?.state === 'running' && one.updated_at < now - SILENT_MS ? { ...one, state: 'failed' } : one;
}

export async function isExporting(db: Database, now: number): Promise<boolean> {
  const running = db(TABLE).where({ state: 'running' });
  return (await running.where('updated_at', '>', new Date(now - SILENT_MS)).first('id')) !== undefined;
}

export async function insertExport(db: Database, account: string, now: number): Promise<ExportRow> {
  const made = newRow(new Date(now));
  await db(TABLE).insert({ ...made, account, state: 'running', done: 0, total: 0, missing: 0 });
  return row.parse(await db(TABLE).where({ document_id: made.document_id }).first());
}

/** False when it is not being made any more. */
export async function changeExport(
  db: Database,
  id: string,
  change: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'bytes' | 'missing'>>,
): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ document_id: id, state: 'running' })
    .update({ ...change, updated_at: new Date() });
  return changed === 1;
}

/** False once whoever asked for it has taken it back. */
export async function isKnown(db: Database, id: string): Promise<boolean> {
  return (await db(TABLE).where({ document_id: id }).first('id')) !== undefined;
}

export async function listStanding(db: Database, now: number): Promise<string[]> {
  const found = await readRows(row, db(TABLE).whereNot({ state: 'failed' }));
  return found
    .filter(({ state, updated_at }) => state === 'ready' || updated_at >= now - SILENT_MS)
    .map(({ document_id }) => document_id);
}

/** Removes rows: those of an account, or the old ones of all. @returns their ids */
export async function removeExports(db: Database, which: { account: string } | { before: number }) {
  const query =
    'account' in which ? db(TABLE).where(which) : db(TABLE).where('created_at', '<', new Date(which.before));
  const ids: string[] = await query.pluck('document_id');
  await db(TABLE).whereIn('document_id', ids).delete();
  return ids;
}
