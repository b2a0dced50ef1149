import { z } from 'zod';
import {
  EVENT_ACTIONS,
  type EventAction,
  type FieldChange,
  fieldChange,
} from '../../contract/appointment-history';
import { ATTENDANCES, type Attendance } from '../../contract/attendance';
import { oneLine } from '../../contract/one-line';
import { STATUSES, type Status } from '../../contract/transitions';
import { type Database, inParts, readRows, type Transaction } from '../../platform/database';
import { storedInstant, storedJson } from '../../platform/instant';
import type { With } from '../../platform/with';

const event = z.object({
  at: storedInstant,
  actor: z.string(),
  from_status: z.enum(STATUSES).nullable(),
  to_status: z.enum(STATUSES),
  reason: z.string().transform(oneLine).nullable(),
  from_starts_at: storedInstant.nullable(),
  to_starts_at: storedInstant.nullable(),
  from_branch: z.string().nullable(),
  to_branch: z.string().nullable(),
  action: z.enum(EVENT_ACTIONS).nullable(),
  due_at: storedInstant.nullable(),
  changes: storedJson(z.array(fieldChange))
    .nullable()
    .transform((changes) => changes ?? []),
  from_attendance: z.enum(ATTENDANCES).nullable(),
  to_attendance: z.enum(ATTENDANCES).nullable(),
});

type EventRow = z.infer<typeof event>;

export async function readHistory(db: Database, appointment: string): Promise<EventRow[]> {
  return await readRows(event, db('appointment_events').where({ appointment }).orderBy('id', 'asc'));
}

const TABLE = 'appointment_events';
export const eventOf = event.extend({ appointment: z.string() });

/** Lists what happened with some appointments, each line with the one it is of. */
export async function listEvents(db: Database, appointments: string[]): Promise<z.infer<typeof eventOf>[]> {
  return await readRows(eventOf, db(TABLE).whereIn('appointment', appointments).orderBy('id', 'asc'));
}

/** Reads the status an appointment began with, by its history. */
export async function readFirstStatus(db: Database, appointment: string): Promise<Status | null> {
  const first = await db(TABLE).where({ appointment }).whereNull('from_status').first('to_status');
  return z.enum(STATUSES).safeParse(first?.to_status).data ?? null;
}

export interface HistoryEntry {
  appointment: string;
  at: number;
  actor: string;
  from: Status | null;
  to: Status;
  reason: string | null;
  moved?: { from: number; to: number };
  branches?: { from: string; to: string };
  action?: EventAction | null;
  dueAt?: number | null;
  isReasonForPatient?: boolean;
  /** Changes beside status and time; they go when the patient is erased. */
  changes?: FieldChange[];
  attendance?: { from: Attendance | null; to: Attendance | null };
}

/** Appends to the history what was done with an appointment; its status stays where `more` names no other. */
export async function noteEvent(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  { document_id: appointment, status }: { document_id: string; status: Status },
  action: EventAction | null,
  more: Partial<HistoryEntry> = {},
): Promise<void> {
  const entry = { appointment, at: now, actor: by, from: status, to: status, reason: null, action };
  await insertEvents(trx, [{ ...entry, ...more }]);
}

/** Appends to the history. Rows are never changed or deleted. */
export async function insertEvents(trx: Transaction, entries: HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    appointment: entry.appointment,
    at: new Date(entry.at),
    actor: entry.actor,
    from_status: entry.from,
    to_status: entry.to,
    reason: entry.reason,
    from_starts_at: entry.moved ? new Date(entry.moved.from) : null,
    to_starts_at: entry.moved ? new Date(entry.moved.to) : null,
    from_branch: entry.branches?.from ?? null,
    to_branch: entry.branches?.to ?? null,
    action: entry.action ?? null,
    due_at: entry.dueAt ? new Date(entry.dueAt) : null,
    is_reason_for_patient: entry.isReasonForPatient ?? false,
    changes: entry.changes && entry.changes.length > 0 ? JSON.stringify(entry.changes) : null,
    from_attendance: entry.attendance?.from ?? null,
    to_attendance: entry.attendance?.to ?? null,
    created_at: new Date(entry.at),
  }));
  for (const part of inParts(rows)) await trx(TABLE).insert(part);
}
