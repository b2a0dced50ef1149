import { z } from 'zod';
import { IMPORTED } from '../../appointments/record/appointment-rows';
import { CANCELLATION_CAUSES, type FigureSplit, REQUEST_ORIGINS } from '../../contract/figures';
import { type Database, isPostgres, type Query } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import {
  type CancellationPiece,
  EVENT_SUMS,
  type EventPiece,
  LEADS,
  PIECE,
  type ReasonPiece,
  type RequestPiece,
  VISIT_SUMS,
  type VisitPiece,
  type WaitPiece,
} from './pieces';

export interface Asked {
  db: Database;
  scope: BranchScope;
  branch?: string | undefined;
  doctor?: string | undefined;
  service?: string | undefined;
  by: FigureSplit;
  /** True for pieces by doctor and service, keyed by both with a line between them. */
  isEach?: boolean;
  /** True when it matters when each thing happened: by day, hour or weekday. Else one piece holds all of a group. */
  isTimed: boolean;
  /** Visits that begin from here on are not over yet; epoch milliseconds. */
  today: number;
  from: number;
  to: number;
}

const DAY_SECONDS = 86_400;
export const number = z.coerce.number();
const placed = { branch: z.string(), key: z.string(), piece: number };

function summed<Name extends string>(names: readonly Name[]) {
  const sums = Object.fromEntries(names.map((name) => [name, number] as const));
  return z.object({ ...placed, ...(sums as Record<Name, typeof number>) });
}

function pieceOf(db: Database, column: string): string {
  return isPostgres(db) ? `floor(extract(epoch FROM ${column}) * 1000 / ${PIECE})` : `(${column} / ${PIECE})`;
}

function secondsBetween(db: Database, { from, to }: { from: string; to: string }): string {
  return isPostgres(db) ? `extract(epoch FROM ${to} - ${from})` : `((${to} - ${from}) / 1000)`;
}

function keyOf({ by, isEach }: Asked): string {
  if (isEach) return `appointments.doctor || '|' || appointments.service`;
  return by === 'weekday' ? "''" : `appointments.${by}`;
}

export const sumIf = (condition: string) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

/** Narrows a query of a table with branch, doctor and service to what is asked for and was in the period. */
export function narrowed(query: Query, asked: Asked, { table, moment }: Record<'table' | 'moment', string>) {
  const { scope, branch, doctor, service, from, to } = asked;
  if (scope !== null) query.whereIn(`${table}.branch`, [...scope]);
  if (branch) query.where(`${table}.branch`, branch);
  if (doctor) query.where(`${table}.doctor`, doctor);
  if (service) query.where(`${table}.service`, service);
  return query.where(moment, '>=', new Date(from)).where(moment, '<', new Date(to));
}

interface Grouping<Row> {
  query: Query;
  asked: Asked;
  moment: string;
  /** Further SQL to group by, and to sum, by name. */
  also?: Record<string, string>;
  sums: Record<string, string>;
  row: z.ZodType<Row>;
}

/** Counts a query by branch, by what is split by, and by quarter of an hour where it is timed. */
async function grouped<Row extends { piece: number }>(given: Grouping<Row>) {
  const { query, asked, moment, also = {}, sums, row } = given;
  const { db, isTimed, from } = asked;
  const groups = {
    branch: 'appointments.branch',
    key: keyOf(asked),
    piece: isTimed ? pieceOf(db, moment) : String(Math.floor(from / PIECE)),
    ...also,
  };
  const columns = Object.entries({ ...groups, ...sums }).map(([name, sql]) => `${sql} AS "${name}"`);
  // Grouped by position: PostgreSQL accepts no constant in GROUP BY otherwise.
  const places = Object.keys(groups).map((_, index) => index + 1);
  const found: unknown[] = await narrowed(query, asked, { table: 'appointments', moment })
    .select(db.raw(columns.join(', ')))
    .groupByRaw(places.join(', '));
  const rows = z.array(row).parse(found);
  return rows.map(({ piece, ...rest }) => ({ ...rest, at: piece * PIECE }));
}

/** Appointments that came of an offer, found once for all rows: a list of some hundreds, whatever is stored. */
const FROM_WAITING_LIST =
  'SELECT booked_appointment FROM waiting_entries WHERE appointment IS NULL AND booked_appointment IS NOT NULL';

export function readRequests(asked: Asked): Promise<RequestPiece[]> {
  const { db } = asked;
  const seconds = secondsBetween(db, { from: 'appointments.created_at', to: 'appointments.starts_at' });
  const leads = LEADS.map((days, index) =>
    days === null ? `ELSE ${index}` : `WHEN ${seconds} < ${days * DAY_SECONDS} THEN ${index}`,
  );
  return grouped({
    // The request time of imported appointments is unknown.
    query: db('appointments').whereNot('appointments.consent_version', IMPORTED),
    asked,
    moment: 'appointments.created_at',
    also: {
      origin: `CASE WHEN appointments.walk_in THEN 'walkIn' WHEN appointments.consent_given IN ('phone', 'desk') THEN 'phone'
        WHEN appointments.booked_by_way IS NULL AND appointments.document_id IN (${FROM_WAITING_LIST}) THEN 'waitingList'
        ELSE COALESCE(appointments.booked_by_way, 'website') END`,
      lead: `CASE ${leads.join(' ')} END`,
    },
    sums: { count: 'COUNT(*)', leadMinutes: `SUM(${seconds} / 60)` },
    row: z.object({
      ...placed,
      origin: z.enum(REQUEST_ORIGINS),
      lead: number,
      count: number,
      leadMinutes: number,
    }),
  });
}

const OF_EVENTS = {
  at: 'appointment_events.at',
  /** Confirmed in the moment it was booked, by the clinic's setting. */
  atOnce: `(appointment_events.from_status IS NULL AND appointment_events.to_status = 'confirmed' AND appointment_events.actor = 'patient')`,
  byCall: `(appointment_events.from_status = 'pending' AND appointment_events.to_status = 'confirmed')`,
  canceled: `(appointment_events.from_status IN ('pending', 'confirmed') AND appointment_events.to_status = 'canceled')`,
  ownMove: `(appointment_events.actor = 'patient' AND appointment_events.from_starts_at IS NOT NULL)`,
  earlier: `(appointment_events.action = 'fromWaitingList' AND appointment_events.from_starts_at IS NOT NULL)`,
  /** A call of the work list, however it ended. */
  call: `(appointment_events.action IN ('noAnswer', 'callBack', 'confirmed', 'canceled'))`,
  noAnswer: `(appointment_events.action = 'noAnswer')`,
};

const history = (db: Database) =>
  db('appointment_events')
    .join('appointments', 'appointments.document_id', 'appointment_events.appointment')
    // Events of the former system do not count here.
    .where((own) =>
      own.whereNull('appointment_events.action').orWhereNot('appointment_events.action', 'imported'),
    );

export function readEvents(asked: Asked): Promise<EventPiece[]> {
  const { at, atOnce, byCall, canceled, ownMove, earlier, call, noAnswer } = OF_EVENTS;
  return grouped({
    query: history(asked.db).whereRaw(`(${[atOnce, byCall, canceled, ownMove, call].join(' OR ')})`),
    asked,
    moment: at,
    sums: {
      confirmations: sumIf(`${atOnce} OR ${byCall}`),
      atOnce: sumIf(atOnce),
      cancellations: sumIf(canceled),
      ownMoves: sumIf(ownMove),
      earlierMoves: sumIf(earlier),
      calls: sumIf(call),
      noAnswers: sumIf(noAnswer),
    },
    row: summed(EVENT_SUMS),
  });
}

/** Confirmations by the minutes from the request to them. Nobody waited for one that came at once. */
export function readWaits(asked: Asked): Promise<WaitPiece[]> {
  const { at, byCall } = OF_EVENTS;
  const seconds = secondsBetween(asked.db, { from: 'appointments.created_at', to: at });
  return grouped({
    query: history(asked.db).whereRaw(byCall),
    asked,
    moment: at,
    also: { minutes: isPostgres(asked.db) ? `floor(${seconds} / 60)` : `(${seconds} / 60)` },
    sums: { count: 'COUNT(*)' },
    row: z.object({ ...placed, minutes: number, count: number }),
  });
}

export function readCancellations(asked: Asked): Promise<CancellationPiece[]> {
  const { at, canceled } = OF_EVENTS;
  const isPending = `appointment_events.from_status = 'pending'`;
  return grouped({
    query: history(asked.db).whereRaw(canceled),
    asked,
    moment: at,
    also: {
      cause: `CASE WHEN appointment_events.actor = 'system' THEN 'notConfirmed'
        WHEN appointment_events.actor = 'patient' AND ${isPending} THEN 'patientPending'
        WHEN appointment_events.actor = 'patient' THEN 'patientConfirmed'
        WHEN ${isPending} THEN 'clinicPending' ELSE 'clinicConfirmed' END`,
    },
    sums: { count: 'COUNT(*)' },
    row: z.object({ ...placed, cause: z.enum(CANCELLATION_CAUSES), count: number }),
  });
}

export function readReasons(asked: Asked): Promise<ReasonPiece[]> {
  const { at, canceled } = OF_EVENTS;
  return grouped({
    query: history(asked.db).whereRaw(canceled).where('appointment_events.actor', 'like', 'user:%'),
    asked,
    moment: at,
    also: { reason: 'appointment_events.reason' },
    sums: { count: 'COUNT(*)' },
    row: z.object({ ...placed, reason: z.string().nullable(), count: number }),
  });
}

/** Appointments by when they are: what became of them, and the time they take. */
export function readVisits(asked: Asked): Promise<VisitPiece[]> {
  const { db } = asked;
  const seconds = secondsBetween(db, { from: 'appointments.starts_at', to: 'appointments.ends_at' });
  const kept = `appointments.status IN ('confirmed', 'done')`;
  const at = isPostgres(db) ? 'extract(epoch FROM appointments.starts_at) * 1000' : 'appointments.starts_at';
  const isOver = `(${at} < ${Number(asked.today)})`;
  return grouped({
    query: db('appointments').whereIn('appointments.status', ['pending', 'confirmed', 'done']),
    asked,
    moment: 'appointments.starts_at',
    sums: {
      visits: sumIf(`${kept} AND ${isOver}`),
      noShows: sumIf(`${kept} AND ${isOver} AND appointments.attendance = 'no_show'`),
      unmarked: sumIf(`appointments.status = 'confirmed' AND ${isOver} AND appointments.attendance IS NULL`),
      bookedMinutes: `SUM(${seconds} / 60)`,
    },
    row: summed(VISIT_SUMS),
  });
}
