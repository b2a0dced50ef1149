import { z } from 'zod';
import type { Cancellation } from '../../contract/appointment';
import { UNDO_MINUTES } from '../../contract/limits';
import { oneLine } from '../../contract/one-line';
import { isErased } from '../../contract/patient';
import { STATUSES, type Status } from '../../contract/transitions';
import type { Database } from '../../platform/database';
import { MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from './appointment-rows';

const event = z.object({
  actor: z.string(),
  reason: z.string().transform(oneLine).nullable(),
  is_reason_for_patient: z.coerce.boolean(),
  from_status: z.enum(STATUSES),
  at: z.coerce.date(),
});

async function findCancellation({ db, row }: { db: Database; row: Pick<AppointmentRow, 'document_id'> }) {
  const found: unknown = await db('appointment_events')
    .where({ appointment: row.document_id, to_status: 'canceled' })
    .whereNot('from_status', 'canceled')
    .orderBy('id', 'desc')
    .first('actor', 'reason', 'is_reason_for_patient', 'from_status', 'at');
  return event.safeParse(found).data ?? null;
}

/**
 * The status to which the patient may take the appointment back from a cancellation of their own, and until when (epoch
 * milliseconds); null when they may not (any more). Rule: docs/appointments.md.
 */
export async function readUndo({
  db,
  row,
  now,
}: {
  db: Database;
  row: AppointmentRow;
  now: number;
}): Promise<{ to: Status; until: number } | null> {
  if (row.status !== 'canceled' || isErased(row)) return null;
  const last = await findCancellation({ db, row });
  if (last?.actor !== 'patient') return null;
  const until = Math.min(last.at.getTime() + UNDO_MINUTES * MINUTE, row.starts_at);
  return now < until ? { to: last.from_status, until } : null;
}

/** By whom and why an appointment was canceled, from its history; null for one that is not. */
export async function readCancellation({
  db,
  row,
}: {
  db: Database;
  row: Pick<AppointmentRow, 'document_id' | 'status'>;
}): Promise<Cancellation | null> {
  if (row.status !== 'canceled') return null;
  const last = await findCancellation({ db, row });
  if (last?.actor === 'patient') return { by: 'patient', reason: null };
  if (last?.reason === 'not_confirmed' && last.actor === 'system')
    return { by: 'notConfirmed', reason: null };
  return { by: 'clinic', reason: last?.is_reason_for_patient ? last.reason : null };
}
