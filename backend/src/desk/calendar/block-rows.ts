import { z } from 'zod';
import { timeColumns } from '../../appointments/record/appointment-rows';
import { DOCUMENT_ID } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import { type Database, readRow, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import type { DoctorsSpan } from '../busy-calendars/busy-rows';

const row = z.object({
  ...timeColumns,
  reason: z.string().transform(oneLine),
  created_at: storedInstant,
});

export type BlockRow = z.infer<typeof row>;

export async function readBlocks({ db, doctors, from, to }: With<'db'> & DoctorsSpan): Promise<BlockRow[]> {
  const within = db('time_blocks')
    .whereIn('doctor', doctors)
    .whereNull('removed_at')
    .where('starts_at', '<', new Date(to))
    .where('ends_at', '>', new Date(from));
  return await readRows(row, within.orderBy('starts_at', 'asc'));
}

export async function findBlock(db: Database, id: string): Promise<BlockRow | null> {
  if (!DOCUMENT_ID.test(id)) return null;
  return await readRow(row, db('time_blocks').where({ document_id: id }).whereNull('removed_at'));
}
