import { z } from 'zod';
import { manyLines } from '../../contract/many-lines';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

export const NOTES = 'appointment_notes';

const row = z.object({
  document_id: z.string(),
  appointment: z.string(),
  at: storedInstant,
  author: z.string(),
  text: z.string().transform(manyLines).nullable(),
  of_patient: z.coerce.boolean(),
  removed_at: storedInstant.nullable(),
  removed_by: z.string().nullable(),
});

/** A note of staff about an appointment; without text once it was removed, or its patient erased. */
export type NoteRow = z.infer<typeof row>;

export async function listNotes(db: Database, appointments: readonly string[]): Promise<NoteRow[]> {
  if (appointments.length === 0) return [];
  const found: unknown[] = await db(NOTES)
    .whereIn('appointment', [...appointments])
    .orderBy('id', 'asc');
  return z.array(row).parse(found);
}
