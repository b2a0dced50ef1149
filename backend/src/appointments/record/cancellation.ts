import { z } from 'zod';
import type { Cancellation } from '../../contract/appointment';
import { UNDO_MINUTES } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import { isErased } from '../../contract/patient';
import { STATUSES, type Status } from '../../contract/transitions';
import type { Database } from '../../platform/database';
import { MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from './appointment-rows';

/** Number of times that one appointment can be taken back: each time its patient is written to twice. */
const MAX_UNDOS = 3;

const event = z.object({
  actor: z.string(),
  reason: z.string().transform(oneLine).nullable(),
  is_reason_for_patient: z.coerce.boolean(),
  from_status: z.enum(STATUSES),
  at: z.coerce.date(),
});

type CancellationEvent = z.output<typeof event>;

/** Returns what canceled an appointment, and what did before it was brought back, newest first. */
async function listCancellations(db: Database, appointment: string): Promise<CancellationEvent[]> {
  const found: unknown[] = await db('appointment_events')
    .where({ appointment, to_status: 'canceled' })
    .whereNot('from_status', 'canceled')
    .orderBy('id', 'desc')
    .select('actor', 'reason', 'is_reason_for_patient', 'from_status', 'at');
  return found.flatMap((line) => event.safeParse(line).data ?? []);
}

interface Undo {
  to: Status;
  /** Moment of the cancellation, and the last moment to take it back; epoch milliseconds. */
  at: number;
  until: number;
}

/** The status that a patient may take back their own cancellation to; null without (any more). Rule: docs/appointments.md. */
function undoOf(row: AppointmentRow, events: CancellationEvent[], now: number): Undo | null {
  const [last] = events;
  if (last?.actor !== 'patient' || isErased(row)) return null;
  if (events.filter(({ actor }) => actor === 'patient').length > MAX_UNDOS) return null;
  const until = Math.min(last.at.getTime() + UNDO_MINUTES * MINUTE, row.starts_at);
  return now < until ? { to: last.from_status, at: last.at.getTime(), until } : null;
}

function cancellationOf(last: CancellationEvent | undefined): Cancellation {
  if (last?.actor === 'patient') return { by: 'patient', reason: null };
  if (last?.actor === 'system' && last.reason === 'not_confirmed')
    return { by: 'notConfirmed', reason: null };
  if (last?.actor === 'system' && last.reason === 'not_paid') return { by: 'notPaid', reason: null };
  return { by: 'clinic', reason: last?.is_reason_for_patient ? last.reason : null };
}

/** Reads from its history who canceled an appointment and why; null for one that is not canceled. */
export async function readCancellation(
  db: Database,
  { document_id: appointment, status }: Pick<AppointmentRow, 'document_id' | 'status'>,
): Promise<Cancellation | null> {
  if (status !== 'canceled') return null;
  const [last] = await listCancellations(db, appointment);
  return cancellationOf(last);
}

/** The same for its patient, with what they may take back and until when (epoch milliseconds). */
export async function readOwnCancellation(db: Database, row: AppointmentRow, now: number) {
  if (row.status !== 'canceled') return { cancellation: null, undo: null };
  const events = await listCancellations(db, row.document_id);
  return { cancellation: cancellationOf(events[0]), undo: undoOf(row, events, now) };
}
