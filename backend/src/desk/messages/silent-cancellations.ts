import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import type { UndeliveredOf } from '../../contract/undelivered';
import type { Database } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';

/** Limit above the patients of a branch that closes for a month. */
const MOST = 1000;

const row = z.object({
  document_id: z.string(),
  booking_number: z.string(),
  starts_at: storedInstant,
  time_zone: z.string(),
  phone: z.string(),
  canceled_at: storedInstant,
});

const CANCELLATION = `(SELECT MAX(id) FROM appointment_events WHERE appointment = appointments.document_id
  AND to_status = 'canceled' AND COALESCE(from_status, '') <> 'canceled')`;

/** Condition on a row of appointments: since it was canceled, somebody has noted that its patient was told by phone. */
export const TOLD_BY_PHONE = `EXISTS (SELECT 1 FROM appointment_events AS told
  WHERE told.appointment = appointments.document_id AND told.action = 'toldByPhone' AND told.id > ${CANCELLATION})`;

/** Lists canceled visits to come of patients without email or messages, unless they canceled or were told in the call. */
export async function listSilentCancellations(
  db: Database,
  scope: BranchScope,
  now: number,
): Promise<UndeliveredOf<'appointment'>[]> {
  const query = db('appointments')
    .joinRaw(`JOIN appointment_events AS ended ON ended.id = ${CANCELLATION}`)
    .where({ status: 'canceled', email: null, tell_by: null })
    .where('starts_at', '>', new Date(now))
    .whereNot('phone', '')
    .whereNot('ended.actor', 'patient')
    .whereNull('ended.action')
    .whereRaw(`NOT ${TOLD_BY_PHONE}`)
    .orderBy('starts_at')
    .limit(MOST)
    .select(
      ...['appointments.document_id', 'booking_number', 'starts_at', 'time_zone', 'phone'],
      'ended.at as canceled_at',
    );
  const rows = z.array(row).parse(await withinScope(query, scope));
  return rows.map((one) => ({
    about: 'appointment',
    documentId: one.document_id,
    kind: 'visit-canceled',
    channel: null,
    reason: null,
    at: isoInstant(one.canceled_at),
    isRepeatable: false,
    appointment: one.document_id,
    ...showColumns(one, ['booking_number', 'starts_at', 'time_zone', 'phone']),
  }));
}
