import type { z } from 'zod';
import { attendanceChoices, statusChoices } from '../../appointments/changes/attendance';
import { countBefore } from '../../appointments/changes/turns';
import { presentForStaff } from '../../appointments/list/present';
import { type AppointmentRow, parseAppointment } from '../../appointments/record/appointment-rows';
import { overbookedAmong } from '../../appointments/record/claims-table';
import { listQueue } from '../../appointments/record/queue-rows';
import type { Today, todayQuery } from '../../contract/today';
import type { With } from '../../platform/with';
import { addDays, dateAt, NIGHT_MS, WallClock, waitingDay } from '../../scheduling/zone';
import { withVisitRecords } from '../patient-file/known-records';
import { presentRoom, roomsOf } from '../rooms/needed-rooms';
import { readQueue } from './read-queue';

function isOfDay(row: AppointmentRow, { start, end }: { start: number; end: number }, now: number): boolean {
  if (row.starts_at >= start && row.starts_at < end) return true;
  return (
    start <= now &&
    now < end &&
    Math.abs(row.starts_at - now) <= NIGHT_MS &&
    row.status === 'confirmed' &&
    row.attendance !== 'no_show'
  );
}

/** The appointments of a branch on a date, by its clock; canceled ones are left out. */
async function listOfDay({ db, now }: With<'db' | 'now'>, branch: string, timeZone: string, date: string) {
  const startOf = (day: string) => new WallClock(day, timeZone).reaches(0);
  const [start, end] = [startOf(date), startOf(addDays(date, 1))];
  const found: unknown[] = await db('appointments')
    .where({ branch })
    .whereIn('status', ['pending', 'confirmed', 'done'])
    .where('starts_at', '>=', new Date(start - NIGHT_MS))
    .where('starts_at', '<', new Date(end + NIGHT_MS))
    .orderBy('starts_at')
    .orderBy('id');
  return found.map(parseAppointment).filter((row) => isOfDay(row, { start, end }, now));
}

/** A day of a branch at its reception, today unless a date is named, with what this member of staff may note by one press. */
export async function readToday(
  { db, catalogue, member, now }: With<'db' | 'catalogue' | 'member' | 'now'>,
  { branch, doctor, date: asked }: z.output<typeof todayQuery>,
): Promise<Today> {
  const timeZone = catalogue.zoneOf(branch);
  const today = dateAt(now, timeZone);
  const date = asked ?? today;
  const all = await listOfDay({ db, now }, branch, timeZone, date);
  const isSeen = (id: string) => member.doctor === null || id === member.doctor;
  const practising = Object.values(catalogue.data.doctors).filter(
    ({ documentId }) => isSeen(documentId) && catalogue.practice({ doctor: documentId, branch }),
  );
  const doctors = practising.map(({ documentId, name }) => ({ documentId, name }));
  // A doctor of no branch of the reader, or of none any more, is no filter.
  const isKnown = doctors.some(({ documentId }) => documentId === doctor);
  const rows = all.filter((row) => isSeen(row.doctor) && (!isKnown || row.doctor === doctor));
  const ids = rows.map((row) => row.document_id);
  const [overbooked, rooms] = [await overbookedAmong(db, ids), await roomsOf(db, catalogue, ids)];
  const queueDay = date === today ? waitingDay(now, timeZone) : date;
  const queue = await listQueue(db, branch, queueDay);
  const shown = rows.map((row) => ({
    ...presentForStaff(row, catalogue, overbooked.has(row.document_id)),
    rooms: rooms(row.document_id),
    nextAttendances: attendanceChoices(row, member.actor, now).nextAttendances,
    goesBeforeOthers: countBefore(row, all, queue, now) > 0,
    allowedNext: statusChoices(row, member.actor, now),
  }));
  return {
    data: await withVisitRecords(db, shown),
    queue: await readQueue({ db, catalogue, now }, queue, {
      branch,
      date: queueDay,
      doctor: member.doctor ?? (isKnown ? (doctor ?? null) : null),
    }),
    meta: {
      date,
      timeZone,
      doctors,
      hasScreen: catalogue.data.rules.showsWaitingRoom,
      rooms: catalogue.data.resources
        .filter((one) => one.branch === branch)
        .map(({ documentId }) => presentRoom(catalogue, documentId)),
      hasDoorCode: catalogue.data.rules.checkIn === 'door',
    },
  };
}
