import { z } from 'zod';
import type { Cancellation } from '../../contract/appointment';
import { oneLine } from '../../contract/one-line';
import type { Database } from '../../platform/database';
import type { AppointmentRow } from './appointment-rows';

const event = z.object({
  actor: z.string(),
  reason: z.string().transform(oneLine).nullable(),
  is_reason_for_patient: z.coerce.boolean(),
});

/** By whom and why an appointment was canceled, from its history; null for one that is not. */
export async function readCancellation({
  db,
  row,
}: {
  db: Database;
  row: Pick<AppointmentRow, 'document_id' | 'status'>;
}): Promise<Cancellation | null> {
  if (row.status !== 'canceled') return null;
  const found: unknown = await db('appointment_events')
    .where({ appointment: row.document_id, to_status: 'canceled' })
    .whereNot('from_status', 'canceled')
    .orderBy('id', 'desc')
    .first('actor', 'reason', 'is_reason_for_patient');
  const last = event.safeParse(found).data;
  if (last?.actor === 'patient') return { by: 'patient', reason: null };
  if (last?.reason === 'not_confirmed' && last.actor === 'system')
    return { by: 'notConfirmed', reason: null };
  return { by: 'clinic', reason: last?.is_reason_for_patient ? last.reason : null };
}
