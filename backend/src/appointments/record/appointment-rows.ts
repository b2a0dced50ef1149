import { z } from 'zod';
import { storedFacts } from '../../catalogue/booked-facts';
import { RECALL_STATES } from '../../contract/appointment';
import { ATTENDANCES } from '../../contract/attendance';
import type { RequestWay } from '../../contract/booking-request';
import { CONTRACT_TYPES, isErased, LANGUAGES } from '../../contract/patient';
import { STATUSES, type Status } from '../../contract/transitions';
import { type Database, inParts, readRow, type Transaction } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { waitingDay } from '../../scheduling/zone';
import { PATIENT_FIELDS, patientColumns } from './patient-columns';
import { searchColumns } from './search-columns';

/** Notes of the desk about the day; their writer is `user:<document id>`, as in the history. */
const attendanceColumns = {
  /** Number in the waiting room of the branch, and the day (`YYYY-MM-DD`) on which it was given. */
  ticket: z.number().nullable(),
  ticket_day: z.string().nullable(),
  attendance: z.enum(ATTENDANCES).nullable(),
  arrived_at: storedInstant.nullable(),
  with_doctor_at: storedInstant.nullable(),
  attendance_by: z.string().nullable(),
};
const NOTHING_NOTED = Object.fromEntries(Object.keys(attendanceColumns).map((column) => [column, null]));

/** Columns of whatever takes time of a doctor: an appointment, an offer, a time that is blocked. */
export const timeColumns = {
  document_id: z.string(),
  branch: z.string(),
  doctor: z.string(),
  starts_at: storedInstant,
  ends_at: storedInstant,
};

const row = z.object({
  ...timeColumns,
  booking_number: z.string(),
  /** Booking number of the first of its visits; null for what is no series. */
  series: z.string().nullable(),
  /** Counted from 1. */
  series_visit: z.coerce.number().nullable(),
  specialty: z.string().nullable(),
  service: z.string(),
  /** IANA name of the branch's zone as it was when the time was chosen: what "10:00" meant. */
  time_zone: z.string(),
  booked_as: storedFacts,
  ...patientColumns,
  contract_type: z.enum(CONTRACT_TYPES),
  organisation: z.string().nullable(),
  status: z.enum(STATUSES),
  version: z.coerce.number(),
  sequence: z.coerce.number(),
  language: z.enum(LANGUAGES),
  call_by: storedInstant.nullable(),
  /** Position in the work list: what was agreed last, else the promised call, else the start of the appointment. */
  call_due_at: storedInstant.nullable(),
  idempotency_key: z.string().nullable(),
  request_hash: z.string().nullable(),
  outside_since: storedInstant.nullable(),
  comes_at: storedInstant.nullable(),
  /** The date of a recall, by the clock of the branch, and what became of it. */
  recall_on: z.string().nullable(),
  recall_state: z.enum(RECALL_STATES).nullable(),
  reviewed_at: storedInstant.nullable(),
  ...attendanceColumns,
  walk_in: z.coerce.boolean(),
  created_at: storedInstant,
});

export type AppointmentRow = z.infer<typeof row>;
export type NotedAttendance = Pick<AppointmentRow, keyof typeof attendanceColumns>;

/** Version of the consent of imported appointments. */
export const IMPORTED = 'imported';

const TABLE = 'appointments';

export function parseAppointment(value: unknown): AppointmentRow {
  return row.parse(value);
}

/** Returns whether an appointment is ahead and without attendance, so that its patient may change it by the link. */
export function isStillAhead(row: AppointmentRow, now: number): boolean {
  const isLive = row.status === 'pending' || row.status === 'confirmed';
  return isLive && row.attendance === null && row.starts_at > now && !isErased(row);
}

/** Tells whether a visit has not begun: it is still to come, or its patient waits in the clinic to be called in. */
export function isBeforeVisit(row: AppointmentRow, now: number): boolean {
  const isHere = row.status === 'confirmed' && row.attendance === 'arrived' && !isErased(row);
  return isStillAhead(row, now) || (isHere && row.ticket_day === waitingDay(now, row.time_zone));
}

export async function findAppointment(
  db: Database,
  where: Partial<Record<'document_id' | 'booking_number' | 'idempotency_key', string>>,
): Promise<AppointmentRow | null> {
  // PostgreSQL fails on a zero byte in a text instead of finding nothing.
  if (Object.values(where).some((value) => value.includes('\0'))) return null;
  return await readRow(row, db(TABLE).where(where));
}

export interface NewAppointment
  extends Omit<
    AppointmentRow,
    | 'created_at'
    | 'outside_since'
    | 'comes_at'
    | keyof typeof attendanceColumns
    | 'walk_in'
    | 'version'
    | 'sequence'
    | 'booked_as'
    | 'call_due_at'
    | 'recall_on'
    | 'recall_state'
    | 'reviewed_at'
  > {
  booked_as: string;
  card_front: string | null;
  card_back: string | null;
  consent_version: string;
  consent_text: string;
  /** Null for what was agreed to elsewhere, before an import. */
  consent_given: 'form' | 'phone' | 'desk' | null;
  /** Page of the website that made it; null for the others, and for appointments of earlier versions. */
  booked_by_way: RequestWay | null;
  /** Member of staff who booked a walk-in, `user:<document id>`; null for everybody else. */
  walk_in_by: string | null;
  tell_by_text: string | null;
}

/** The promised call and its place in the work list: by the promise, else by the appointment itself. */
function dueColumns({ callBy, startsAt }: { callBy: number | null; startsAt: number }) {
  return { call_by: callBy === null ? null : new Date(callBy), call_due_at: new Date(callBy ?? startsAt) };
}

/** Stores new appointments. Unique columns refuse a booking number or idempotency key used before. */
export async function insertAppointments(trx: Transaction, appointments: NewAppointment[], now: number) {
  if (appointments.length === 0) return;
  const at = new Date(now);
  const rows = appointments.map(({ starts_at, ends_at, call_by, walk_in_by, ...rest }) => ({
    ...rest,
    ...searchColumns(rest),
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    ...(rest.status === 'pending' ? dueColumns({ callBy: call_by, startsAt: starts_at }) : {}),
    walk_in: walk_in_by !== null,
    ...(walk_in_by === null ? {} : { attendance: 'arrived', arrived_at: at, attendance_by: walk_in_by }),
    version: 1,
    sequence: 0,
    consent_at: at,
    created_at: at,
    updated_at: at,
    published_at: at,
  }));
  for (const part of inParts(rows)) await trx(TABLE).insert(part);
}

/** Writes columns of an appointment if it is still as it was read, raising its version; tells whether it was. */
async function writeIfSame(
  { trx, now }: With<'trx' | 'now'>,
  { document_id, version, sequence, status }: AppointmentRow,
  columns: Record<string, unknown>,
): Promise<boolean> {
  const changed = await trx(TABLE)
    // A recall that is told raises the sequence alone, and would be outrun by a lower one.
    .where({ document_id, version, sequence, status })
    .update({ ...columns, version: version + 1, updated_at: new Date(now) });
  return changed === 1;
}

interface AppointmentChange {
  status: Status;
  moved?: { booked_as: string } & Pick<
    AppointmentRow,
    'doctor' | 'branch' | 'service' | 'specialty' | 'starts_at' | 'ends_at' | 'time_zone'
  >;
  /** Given where a call is promised (again). */
  callBy?: number | null;
}

/** Changes an appointment if it is still as it was read, raising version and sequence; tells whether it was. */
export function updateAppointment(
  given: With<'trx' | 'now'>,
  appointment: AppointmentRow,
  change: AppointmentChange,
): Promise<boolean> {
  const { moved, callBy } = change;
  const due =
    callBy === undefined ? {} : dueColumns({ callBy, startsAt: moved?.starts_at ?? appointment.starts_at });
  const time = moved && {
    ...moved,
    starts_at: new Date(moved.starts_at),
    ends_at: new Date(moved.ends_at),
    // A time that can be chosen lies inside the hours.
    outside_since: null,
    stays_outside_since: null,
    // The patient confirmed another time.
    comes_at: null,
  };
  return writeIfSame(given, appointment, {
    ...time,
    ...due,
    ...(isStillNoted(appointment, change) ? {} : NOTHING_NOTED),
    status: change.status,
    sequence: appointment.sequence + 1,
  });
}

/** Returns whether an arrived patient stays marked: after a move on the same day, but not to another day. */
function isStillNoted(appointment: AppointmentRow, { status, moved }: AppointmentChange): boolean {
  if (status !== 'confirmed' && status !== 'done') return false;
  if (!moved) return true;
  if (moved.branch !== appointment.branch) return false;
  const [from, to] = [appointment, moved].map((one) => waitingDay(one.starts_at, one.time_zone));
  return from === to;
}

/** Writes what the desk notes if the appointment is still as it was read; tells whether. Nobody is told, so the sequence stays. */
export function noteAttendance(
  given: With<'trx' | 'now'>,
  appointment: AppointmentRow,
  next: NotedAttendance,
): Promise<boolean> {
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  const { arrived_at, with_doctor_at } = next;
  const instants = { arrived_at: at(arrived_at), with_doctor_at: at(with_doctor_at) };
  return writeIfSame(given, appointment, { ...next, ...instants });
}

const WRITTEN = [...Object.values(PATIENT_FIELDS), 'organisation'] as const;

/** Writes what `next` changes of patient and payer if the appointment is still as it was read; tells whether it was. */
export function correctAppointment(
  given: With<'trx' | 'now'>,
  { appointment, next }: { appointment: AppointmentRow; next: AppointmentRow },
): Promise<boolean> {
  const differing = WRITTEN.filter((column) => next[column] !== appointment[column]);
  const isSamePayer = next.organisation === appointment.organisation;
  return writeIfSame(given, appointment, {
    ...Object.fromEntries(differing.map((column) => [column, next[column]])),
    ...(isSamePayer ? {} : { booked_as: JSON.stringify(next.booked_as) }),
    // Consent to news holds for one address only.
    ...(next.email === appointment.email ? {} : { news_text: null }),
    ...searchColumns(next),
    sequence: next.sequence,
  });
}

/** Every visit of an appointment's series in order; empty for what is no series. */
export async function readSeries(db: Database, { series }: Pick<AppointmentRow, 'series'>) {
  if (series === null) return [];
  const rows: unknown[] = await db(TABLE).where({ series }).orderBy('series_visit');
  return rows.map(parseAppointment);
}

/** Gives the place of a canceled request in the work list to the next visit of its series that waits for the same call. */
export async function passCallOn(trx: Transaction, { series, call_due_at }: AppointmentRow): Promise<void> {
  if (series === null || call_due_at === null) return;
  const dueAt = new Date(call_due_at);
  const next = await trx(TABLE)
    .where({ series, status: 'pending', call_by: null })
    .orderBy('series_visit')
    .first('document_id');
  if (next)
    await trx(TABLE)
      .where({ document_id: next.document_id })
      .where('call_due_at', '>', dueAt)
      .update({ call_due_at: dueAt });
}
