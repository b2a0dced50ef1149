import { isInScope } from '../../appointments/list/staff-access';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { readActorNames } from '../../auth/accounts/staff-names';
import type { PatientNote } from '../../contract/appointment-note';
import type { Database } from '../../platform/database';
import { showColumns } from '../../platform/show-columns';
import type { StaffMember } from '../../platform/staff-member';
import { mayRemove } from '../notes/change-notes';
import { listNotes, type NoteRow } from '../notes/note-rows';
import { readSamePerson } from './same-person';

export function presentNotes(
  notes: readonly NoteRow[],
  nameOf: (actor: string) => string | null,
  member: StaffMember,
): PatientNote[] {
  return notes.flatMap((note) => {
    const { text } = note;
    if (text === null) return [];
    const shown = showColumns(note, ['document_id', 'appointment', 'at', 'of_patient']);
    return [{ ...shown, text, by: nameOf(note.author), isRemovable: mayRemove(note, member) }];
  });
}

/** Notes about the patient and whom staff joined with them, written by other appointments that may be seen; latest first. */
export async function readPatientNotes(db: Database, row: AppointmentRow, member: StaffMember) {
  const same = await readSamePerson(db, row.document_id);
  const others = (same?.patients ?? [])
    .flatMap(({ visits }) => visits)
    .filter(({ document_id, branch }) => document_id !== row.document_id && isInScope(member.scope, branch));
  const ids = others.map(({ document_id }) => document_id);
  const all = await listNotes(db, ids, true);
  const notes = all.filter((note) => note.of_patient).reverse();
  const authors = notes.map(({ author }) => author);
  return presentNotes(notes, await readActorNames(db, authors), member);
}
