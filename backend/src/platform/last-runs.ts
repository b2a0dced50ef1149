import { z } from 'zod';
import { type Database, newDocumentId, readRows } from './database';
import type { With } from './with';

const TABLE = 'last_runs';

const instant = z.coerce.number();
const row = z.object({
  name: z.string(),
  /** Moment since when it should be done: what has never run is late by this. */
  known_since: instant,
  succeeded_at: instant.nullable(),
  failed_at: instant.nullable(),
  /** Details of the run as JSON; never about a person. */
  details: z.string().nullable(),
});

/** Registers recurring jobs; known ones stay as they are. */
export async function noteKnown(db: Database, names: readonly string[], now: number): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ document_id: newDocumentId(), name, known_since: now }));
  await db(TABLE).insert(rows).onConflict('name').ignore();
}

/** Writes down how a run went: in the database, so that a restart and the other backends know it. */
export async function noteRun(
  { db, now }: With<'db' | 'now'>,
  { name, isOk, details }: { name: string; isOk: boolean; details?: string },
): Promise<void> {
  const change = {
    [isOk ? 'succeeded_at' : 'failed_at']: now,
    ...(details === undefined ? {} : { details }),
  };
  await db(TABLE)
    .insert({ document_id: newDocumentId(), name, known_since: now, ...change })
    .onConflict('name')
    .merge(change);
}

/** Reads the last run of all that is done again and again; instants in epoch milliseconds. */
export async function readLastRuns(db: Database) {
  const rows = await readRows(row, db(TABLE));
  return rows.map(({ known_since, succeeded_at, failed_at, ...rest }) => {
    return { ...rest, knownSince: known_since, succeededAt: succeeded_at, failedAt: failed_at };
  });
}
