import type { z } from 'zod';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import type { noteRequest } from '../../contract/appointment-note';
import { isErased } from '../../contract/patient';
import { inTransaction, newRow } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { listNotes, NOTES, type NoteRow, readsOfPatients } from './note-rows';

/** Tells whether a member of staff may remove a note: its author, and managers. */
export function mayRemove(note: NoteRow, member: StaffMember): boolean {
  return note.removed_at === null && (note.author === member.by || member.role === 'manager');
}

/** Adds a note to an appointment, or by it to its patient. Refused with 409 for an erased patient or one not theirs to read. */
export async function addNote(
  { strapi, catalogue, member, now }: With<'strapi' | 'catalogue' | 'member' | 'now'>,
  row: AppointmentRow,
  { text, ofPatient }: z.output<typeof noteRequest>,
): Promise<Outcome<null>> {
  if (ofPatient && !readsOfPatients(member, catalogue)) return notAllowed('notAllowed');
  const at = new Date(now);
  return inTransaction(strapi, async (trx): Promise<Outcome<null>> => {
    // Held until the note is there, so that an erasure at the same moment takes it along.
    const [held] = await trx('appointments')
      .where({ document_id: row.document_id })
      .update({ updated_at: at }, ['phone']);
    if (!held || isErased(held)) return notAllowed('notAllowed');
    const note = { appointment: row.document_id, at, author: member.by, text, of_patient: ofPatient };
    await trx(NOTES).insert({ ...newRow(at), ...note });
    return { ok: true, value: null };
  });
}

/** Takes the text of a note away, not that it was there; refused (409) where it is not the member's to remove. */
export async function removeNote(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  row: AppointmentRow,
  id: string,
): Promise<Outcome<null>> {
  const notes = await listNotes(db, [row.document_id], readsOfPatients(member, catalogue));
  const note = notes.find(({ document_id }) => document_id === id);
  if (!note) return notAllowed('notAllowed');
  if (note.removed_at !== null) return { ok: true, value: null };
  if (!mayRemove(note, member)) return notAllowed('notAllowed');
  const at = new Date(now);
  await db(NOTES)
    .where({ document_id: id })
    .whereNull('removed_at')
    .update({ text: null, removed_at: at, removed_by: member.by, updated_at: at });
  return { ok: true, value: null };
}
