import { z } from 'zod';
import { type Database, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

export const JOINS = 'patient_joins';

const row = z.object({
  document_id: z.string(),
  appointment: z.string(),
  other: z.string(),
  joined_at: storedInstant,
  joined_by: z.string(),
});

export type JoinRow = z.infer<typeof row>;

export async function listJoins(db: Database, appointments: readonly string[]): Promise<JoinRow[]> {
  if (appointments.length === 0) return [];
  const standing = db(JOINS)
    .whereNull('undone_at')
    .andWhere((either) => either.whereIn('appointment', appointments).orWhereIn('other', appointments));
  return await readRows(row, standing.orderBy('id', 'asc'));
}
