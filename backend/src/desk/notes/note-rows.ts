import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { manyLines } from '../../contract/many-lines';
import { readsPatientNotes } from '../../contract/roles';
import { type Database, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { StaffMember } from '../../platform/staff-member';

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

/** Tells whether somebody reads and writes notes about patients, as the clinic has set it. */
export function readsOfPatients({ role }: StaffMember, { data }: CatalogueSnapshot): boolean {
  return readsPatientNotes(role, data.rules.patientNotesReadBy);
}

/** Notes of appointments, with those about their patients only for whom `ofPatients` lets read them. */
export async function listNotes(db: Database, appointments: readonly string[], ofPatients: boolean) {
  if (appointments.length === 0) return [];
  const notes = await readRows(row, db(NOTES).whereIn('appointment', appointments).orderBy('id', 'asc'));
  return notes.filter((note) => ofPatients || !note.of_patient);
}
