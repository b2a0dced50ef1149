import { attendanceChoices, statusChoices } from '../appointments/changes/attendance';
import { readConsents } from '../appointments/changes/consents';
import { canRecall } from '../appointments/changes/recall';
import { goesBeforeOthers } from '../appointments/changes/turns';
import { presentForStaff, presentVisit } from '../appointments/list/present';
import { maySee } from '../appointments/list/staff-access';
import { type AppointmentRow, readSeries } from '../appointments/record/appointment-rows';
import { findCall, openedBy } from '../appointments/record/call-rows';
import { overbookedAmong } from '../appointments/record/claims-table';
import { readHistory } from '../appointments/record/history-rows';
import { accountOf, readStaffNames } from '../auth/accounts/staff-names';
import { cardsOf } from '../cards/card-rows';
import type { AppointmentDetail } from '../contract/appointment';
import type { HistoryActor } from '../contract/appointment-history';
import { CARD_SIDES } from '../contract/card';
import { hasDuty } from '../contract/roles';
import { readAppointmentMails } from '../documents/mails/send-again';
import { findStop } from '../messaging/stopped-phones';
import { isoInstant, storedInstant } from '../platform/instant';
import { showColumns } from '../platform/show-columns';
import type { StaffMember } from '../platform/staff-member';
import type { With } from '../platform/with';
import { presentCall } from './calls/present-work';
import { findIncoming, listBeside } from './inbox/incoming-rows';
import { presentBeside } from './inbox/present-incoming';
import { mayRemove } from './notes/change-notes';
import { listNotes, readsOfPatients } from './notes/note-rows';
import { withVisitRecords } from './patient-file/known-records';
import { readPatientNotes } from './patient-file/patient-notes';
import { presentNeededRooms } from './rooms/needed-rooms';

/** Number of messages shown beside a visit; the inbox has all. */
const BESIDE = 5;

function presentActor(actor: string, names: Record<string, string>, member: StaffMember): HistoryActor {
  const id = accountOf(actor);
  if (id === null) return { kind: actor === 'patient' ? actor : 'system', name: null, isYou: false };
  return { kind: 'staff', name: names[id] ?? null, isYou: id === member.documentId };
}

/** One appointment for staff: with history, mails, open call, sides of the card, notes, and the statuses they may choose. */
export async function getAppointmentDetail(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  row: AppointmentRow,
): Promise<Omit<AppointmentDetail, 'staffWords' | 'visitAnswers'>> {
  const appointment = row.document_id;
  const ofPatients = readsOfPatients(member, catalogue);
  const [history, found, mails, call, overbooked, rooms, notes, patientNotes, incoming, stop, series] =
    await Promise.all([
      readHistory(db, appointment),
      cardsOf(db, appointment),
      readAppointmentMails(db, row, now),
      findCall(db, appointment),
      overbookedAmong(db, [appointment]),
      presentNeededRooms({ db, catalogue, now }, row),
      listNotes(db, [appointment], ofPatients),
      ofPatients ? readPatientNotes(db, row, member) : [],
      listBeside(db, appointment, BESIDE),
      findStop(db, row.phone),
      readSeries(db, row),
    ]);
  const actors = [
    ...history.map(({ actor }) => actor),
    ...notes.flatMap(({ author, removed_by }) => [author, removed_by]),
  ];
  const ids = actors.flatMap((actor) => accountOf(actor) ?? []);
  const holder = openedBy(call, now);
  const { branches } = catalogue.data;
  // The message may belong to a visit of another branch, or to no visit.
  const stopped = stop && (await findIncoming(db, member.scope, stop.message));
  const isAtDesk = hasDuty({ role: member.role, duty: 'desk' });
  const names = await readStaffNames(db, holder === null ? ids : [...ids, holder]);
  const consents = await readConsents(db, row, (one) => presentActor(one, names, member));
  const choices = hasDuty({ role: member.role, duty: 'day' })
    ? attendanceChoices(row, member.actor, now)
    : { nextAttendances: [], attendanceCorrections: [] };
  const isCallable = choices.nextAttendances.includes('with_doctor');
  const shown = presentForStaff(row, catalogue, overbooked.has(appointment));
  return {
    ...shown,
    ...(await withVisitRecords(db, [shown]))[0],
    saidAge: row.age,
    rooms,
    series: series
      .filter((visit) => maySee(member, visit))
      .map((visit) => ({ ...presentVisit(visit, catalogue, now), documentId: visit.document_id })),
    cards: isAtDesk ? CARD_SIDES.filter((side) => found[side]) : [],
    allowedNext: statusChoices(row, member.actor, now),
    ...choices,
    goesBeforeOthers: isCallable && (await goesBeforeOthers(db, row, now)),
    recall:
      row.recall_on === null || row.recall_state === null
        ? null
        : { on: row.recall_on, state: row.recall_state },
    canRecall: canRecall(row),
    call: presentCall({ member, now }, call, names),
    history: history.map((entry) => ({
      ...showColumns(entry, ['at', 'actor', 'reason', 'action', 'due_at', 'changes']),
      by: presentActor(entry.actor, names, member),
      from: entry.from_status,
      to: entry.to_status,
      movedFrom: isoInstant(entry.from_starts_at),
      movedTo: isoInstant(entry.to_starts_at),
      movedToBranch: entry.to_branch === null ? null : (branches[entry.to_branch]?.name ?? null),
      attendanceFrom: entry.from_attendance,
      attendanceTo: entry.to_attendance,
    })),
    mails: mails.map((mail) => ({
      ...showColumns(mail, ['document_id', 'kind', 'channel', 'state', 'attempts', 'due_at', 'sent_at']),
      ...showColumns(mail, ['last_error', 'delivery', 'delivery_at']),
      isRepeatable: isAtDesk && mail.isRepeatable,
    })),
    consents,
    notes: notes.map((note) => ({
      ...showColumns(note, ['document_id', 'at', 'text', 'removed_at', 'of_patient']),
      by: presentActor(note.author, names, member),
      removedBy: note.removed_by === null ? null : presentActor(note.removed_by, names, member),
      isRemovable: mayRemove(note, member),
    })),
    patientNotes,
    incoming: isAtDesk ? incoming.map(presentBeside) : [],
    remindersStopped: stop && {
      message: stopped?.document_id ?? null,
      at: isoInstant(storedInstant.parse(stop.at)),
    },
  };
}
