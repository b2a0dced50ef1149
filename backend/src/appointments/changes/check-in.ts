import type { z } from 'zod';
import type { Names } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { decideAttendance } from '../../contract/attendance-rules';
import type { CheckInState, checkInRequest } from '../../contract/check-in';
import type { Database } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { isOpenNear } from '../../scheduling/call-clock';
import { MINUTE, waitingDay } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';
import { listQueue } from '../record/queue-rows';
import { heldResources } from '../record/taken-grains';
import { attendanceFacts, noteWithTicket } from './attendance';
import { compareTurns, countBefore, listPresent } from './turns';

/** Time before it opens and after it closes in which a branch takes in who comes. */
const AROUND_HOURS = 60 * MINUTE;
/** Waits are guesses: they are said in steps. */
const STEP = 5;

/** Returns whether a patient may check in: on their day, near the branch's hours, without an attendance yet. */
function mayCheckIn(row: AppointmentRow, catalogue: CatalogueSnapshot, now: number): boolean {
  if (catalogue.data.rules.checkIn === 'off') return false;
  const hours = catalogue.data.branches[row.branch]?.workingHours ?? [];
  return (
    decideAttendance({ ...attendanceFacts(row, now), to: 'arrived', actor: 'patient', reason: null }).ok &&
    (hours.length === 0 || isOpenNear(hours, row.time_zone, now, AROUND_HOURS))
  );
}

/** Minutes until a waiting patient can go in, by the visits before theirs, and never before their own time. */
function minutesToWait(row: AppointmentRow, present: readonly AppointmentRow[], now: number): number {
  const length = (one: AppointmentRow) => one.ends_at - one.starts_at;
  const left = present
    .filter(({ attendance }) => attendance === 'with_doctor')
    .map((one) => Math.max(0, length(one) - (now - (one.with_doctor_at ?? now))));
  const before = present.filter((one) => one.attendance === 'arrived' && compareTurns(one, row) < 0);
  const queue = Math.max(0, ...left) + before.reduce((sum, one) => sum + length(one), 0);
  return Math.ceil(Math.max(queue, row.starts_at - now, 0) / MINUTE / STEP) * STEP;
}

/** The rooms and devices that an appointment has, by their names. */
export async function listRoomNames(
  db: Database,
  { document_id }: AppointmentRow,
  catalogue: CatalogueSnapshot,
): Promise<Names[]> {
  const held = (await heldResources(db, [document_id])).get(document_id) ?? new Map();
  return catalogue.data.resources.filter(({ documentId }) => held.has(documentId)).map(({ name }) => name);
}

/** Returns the check-in state of a patient who has arrived or can check in by phone; null for all others. */
export async function checkInStateOf(
  db: Database,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
  now: number,
): Promise<CheckInState | null> {
  const { checkIn } = catalogue.data.rules;
  if (checkIn === 'off') return null;
  if (mayCheckIn(row, catalogue, now)) return { state: 'open', needsDoorCode: checkIn === 'door' };
  if (row.status !== 'confirmed' || row.ticket_day !== waitingDay(now, row.time_zone)) return null;
  if (row.attendance === 'with_doctor') {
    return { state: 'called', ticket: row.ticket, rooms: await listRoomNames(db, row, catalogue) };
  }
  if (row.attendance !== 'arrived') return null;
  const present = await listPresent(db, row, now);
  const queue = await listQueue(db, row.branch, row.ticket_day);
  const ahead = countBefore(row, present, queue, now);
  return { state: 'waiting', ticket: row.ticket, ahead, minutes: minutesToWait(row, present, now) };
}

/** Notes that a patient says they have come, with a number. Refused with 409 on another day, out of hours, or without a code. */
export async function checkIn(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  { version, doorCode = '' }: z.output<typeof checkInRequest>,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== version) return versionConflict();
  if (!mayCheckIn(row, catalogue, now)) return notAllowed('notAllowed');
  const today = waitingDay(now, row.time_zone);
  const isAtDoor =
    catalogue.data.rules.checkIn === 'link' ||
    servicesOf(strapi).doorCodes.matches(row.branch, today, doorCode);
  if (!isAtDoor) return notAllowed('doorCode');
  return await noteWithTicket({ strapi, by: 'patient', now }, row, 'arrived', 'attendance');
}
