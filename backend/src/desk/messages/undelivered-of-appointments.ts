import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import { againReference, OWN_MESSAGE } from '../../appointments/record/appointment-mails';
import { MAIL_KINDS } from '../../contract/appointment-mails';
import { CHANNELS } from '../../contract/channels';
import { STATUSES } from '../../contract/transitions';
import type { UndeliveredOf } from '../../contract/undelivered';
import { canSendAgain } from '../../documents/mails/send-again';
import type { Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import { lostMessage, lostMessages, messageKey, presentLost, readWritten } from './lost-messages';
import { TOLD_BY_PHONE } from './silent-cancellations';

const ofVisit = {
  booking_number: z.string(),
  starts_at: storedInstant,
  time_zone: z.string(),
  sequence: z.coerce.number(),
  status: z.enum(STATUSES),
  email: z.string().nullable(),
  phone: z.string(),
  tell_by: z.enum(CHANNELS).exclude(['email']).nullable(),
};
const row = lostMessage.extend({ kind: z.enum(MAIL_KINDS), appointment: z.string(), ...ofVisit });
const COLUMNS = Object.keys(ofVisit).map((name) => `appointments.${name}`);

/** Lists lost messages of visits to come, with names: none that was outrun or sent again, but all that the desk has typed. */
export async function listLostOfAppointments(
  db: Database,
  scope: BranchScope,
  now: number,
): Promise<UndeliveredOf<'appointment'>[]> {
  const query = lostMessages(db, MAIL_KINDS, ['appointments.document_id as appointment', ...COLUMNS])
    .join('appointments', 'appointments.document_id', db.raw('substr(reference, 1, 24)'))
    .where('appointments.starts_at', '>', new Date(now))
    .whereRaw(`(kind = ? OR reference || ':' LIKE appointments.document_id || ':' || sequence || ':%')`, [
      OWN_MESSAGE,
    ])
    .whereRaw(`NOT (kind = 'visit-canceled' AND ${TOLD_BY_PHONE})`);
  const rows = z.array(row).parse(await withinScope(query, scope));
  const references = rows.flatMap(({ reference }) => againReference(reference) ?? []);
  const written = await readWritten(db, references);
  return rows
    .filter((one) => !written.has(messageKey({ ...one, reference: againReference(one.reference) ?? '' })))
    .map((one) => ({
      about: 'appointment',
      ...presentLost(one),
      kind: one.kind,
      isRepeatable: canSendAgain(one, [], { ...one, document_id: one.appointment }, now),
      appointment: one.appointment,
      ...showColumns(one, ['booking_number', 'starts_at', 'time_zone']),
      phone: one.kind === 'visit-canceled' ? one.phone : null,
    }));
}
