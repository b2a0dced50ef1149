import { presentForStaff } from '../../appointments/list/present';
import { isInScope } from '../../appointments/list/staff-access';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { readActorNames } from '../../auth/accounts/staff-names';
import type { FoundPatient, PatientFile, SimilarPatient } from '../../contract/patient-file';
import { isoInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { dateAt } from '../../scheduling/zone';
import { listNotes, readsOfPatients } from '../notes/note-rows';
import { withRecords, withVisitRecords } from './known-records';
import { presentNotes } from './patient-notes';
import { listSameName, readSamePerson } from './same-person';
import { identityOf, presentFound, type VisitRow } from './visit-rows';

const MOST_SHOWN = 50;
const MOST_SIMILAR = 10;

/**
 * Reads what this member of staff may see of an appointment's patient. A doctor gets here by an own appointment and sees all
 * appointments of the patient, but of no other patient. Null if erased.
 */
export async function readPatientFile(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  row: AppointmentRow,
): Promise<PatientFile | null> {
  const same = await readSamePerson(db, row.document_id);
  if (!same) return null;
  const { visit, patients, samePhone } = same;
  const isSeen = ({ branch }: VisitRow) => isInScope(member.scope, branch);
  const known = new Set(patients.flatMap(({ visits }) => visits.map(identityOf)));
  const sameName = await listSameName(db, visit, known);
  const seen = patients.flatMap(({ visits }) => visits.filter(isSeen));
  const inTime = [...seen].sort((a, b) => b.starts_at - a.starts_at);
  const ids = inTime.map(({ document_id }) => document_id);
  const latest = ids.slice(0, MOST_SHOWN);
  const shown: unknown[] = await db('appointments').whereIn('document_id', latest);
  const mayNote = readsOfPatients(member, catalogue);
  // Notes about a patient stay, however many visits ago they were written.
  const notes = (await listNotes(db, ids, mayNote))
    .filter(({ of_patient, appointment }) => of_patient || latest.includes(appointment))
    .reverse();
  const joiners = patients.map(({ join }) => join?.joined_by ?? null);
  const nameOf = await readActorNames(db, [...notes.map(({ author }) => author), ...joiners]);
  const found = (visits: VisitRow[]) => presentFound(visits.filter(isSeen), catalogue, now);
  const similar = (groups: VisitRow[][], shares: SimilarPatient['shares']) =>
    groups.flatMap((visits) => {
      const patient = found(visits);
      return patient ? [{ ...patient, shares }] : [];
    });
  const byPhone = similar(samePhone, 'phone');
  const ofPhone = new Set(samePhone.flatMap((visits) => visits.map(identityOf)));
  const byName = similar(
    sameName.filter((visits) => visits.every((one) => !ofPhone.has(identityOf(one)))),
    'name',
  );
  const own = found(patients[0]?.visits ?? [visit]) ?? presentFound([visit], catalogue, now);
  if (!own) return null;
  const others = patients.flatMap(({ visits, join }) => {
    const one = join && found(visits);
    if (!join || !one) return [];
    return [{ ...one, join: join.document_id, by: nameOf(join.joined_by), at: isoInstant(join.joined_at) }];
  });
  const today = dateAt(now, row.time_zone);
  const recorded = <One extends FoundPatient>(people: One[]) => withRecords(db, people, () => today);
  const [patient = own] = await recorded([own]);
  const joined = await recorded(others);
  const rows = shown.map(parseAppointment).sort((a, b) => b.starts_at - a.starts_at);
  const visits = rows.map((one) => presentForStaff(one, catalogue));
  const hasNumber = [patient, ...joined].some(({ fileNumbers }) => fileNumbers.length > 0);
  return {
    // The address goes on naming the patient by the appointment it was opened with.
    patient: { ...patient, appointment: row.document_id },
    joined,
    similar: member.doctor === null ? await recorded([...byPhone, ...byName].slice(0, MOST_SIMILAR)) : [],
    appointments: await withVisitRecords(db, visits),
    total: inTime.length,
    notes: presentNotes(notes, nameOf, member),
    mayNote,
    canGiveNumber: catalogue.data.rules.fileNumberForm !== '' && !hasNumber,
  };
}
