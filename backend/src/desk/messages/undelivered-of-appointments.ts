import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import { againReference, OWN_MESSAGE } from '../../appointments/record/appointment-mails';
import { MAIL_KINDS } from '../../contract/appointment-mails';
import { CHANNELS } from '../../contract/channels';
import { STATUSES } from '../../contract/transitions';
import type { UndeliveredOf } from '../../contract/undelivered';
import { canSendAgain } from '../../documents/mails/send-again';
import type { Database } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import { lostMessage, lostMessages, messageKey, presentLost, readWritten } from './lost-messages';

/** Age from which on somebody whose recall was lost has called or was called. */
const RECALLS_KEPT = 14 * 24 * 60 * 60_000;

/** Limit above the patients of a branch that closes for a month. */
const MOST = 1000;

const visit = { booking_number: z.string(), starts_at: storedInstant, time_zone: z.string() };
const silent = z.object({ ...visit, document_id: z.string(), phone: z.string(), canceled_at: storedInstant });

const CANCELLATION = `(SELECT MAX(id) FROM appointment_events WHERE appointment = appointments.document_id
  AND to_status = 'canceled' AND COALESCE(from_status, '') <> 'canceled')`;

/** Condition on a row of appointments: since it was canceled, somebody has noted that its patient was told by phone. */
const TOLD_BY_PHONE = `EXISTS (SELECT 1 FROM appointment_events AS told
  WHERE told.appointment = appointments.document_id AND told.action = 'toldByPhone' AND told.id > ${CANCELLATION})`;

/** Condition on a row of appointments that `ended` canceled: the call about another visit of its series canceled all of them. */
const TOLD_IN_CALL = `EXISTS (SELECT 1 FROM appointments AS other
  JOIN appointment_events AS spoken ON spoken.appointment = other.document_id
  WHERE other.series = appointments.series AND spoken.action = 'canceled' AND spoken.at = ended.at)`;

const ofVisit = {
  ...visit,
  sequence: z.coerce.number(),
  status: z.enum(STATUSES),
  email: z.string().nullable(),
  phone: z.string(),
  tell_by: z.enum(CHANNELS).exclude(['email']).nullable(),
};
const row = lostMessage.extend({ kind: z.enum(MAIL_KINDS), appointment: z.string(), ...ofVisit });
const COLUMNS = Object.keys(ofVisit).map((name) => `appointments.${name}`);

/** Lists lost messages of visits to come and lost recalls, with names: none that was outrun or sent again, but all that the desk has typed. */
export async function listLostOfAppointments(db: Database, scope: BranchScope, now: number) {
  const query = lostMessages(db, MAIL_KINDS, ['appointments.document_id as appointment', ...COLUMNS])
    .join('appointments', 'appointments.document_id', db.raw('substr(reference, 1, 24)'))
    .where((told) =>
      told
        .where('appointments.starts_at', '>', new Date(now))
        .orWhere((recall) =>
          recall
            .where({ kind: 'visit-recall', recall_state: 'told' })
            .where('outbox_messages.created_at', '>', new Date(now - RECALLS_KEPT)),
        ),
    )
    .whereRaw(`(kind = ? OR reference || ':' LIKE appointments.document_id || ':' || sequence || ':%')`, [
      OWN_MESSAGE,
    ])
    .whereRaw(`NOT (kind = 'visit-canceled' AND ${TOLD_BY_PHONE})`);
  const rows = z.array(row).parse(await withinScope(query, scope));
  const references = rows.flatMap(({ reference }) => againReference(reference) ?? []);
  const written = await readWritten(db, references);
  return rows
    .filter((one) => !written.has(messageKey({ ...one, reference: againReference(one.reference) ?? '' })))
    .map(
      (one): UndeliveredOf<'appointment'> => ({
        about: 'appointment',
        ...presentLost(one),
        kind: one.kind,
        isRepeatable: canSendAgain(one, [], { ...one, document_id: one.appointment }, now),
        appointment: one.appointment,
        ...showColumns(one, ['booking_number', 'starts_at', 'time_zone']),
        phone: one.kind === 'visit-canceled' ? one.phone : null,
      }),
    );
}

/** Lists canceled visits to come of patients without email or messages, unless they canceled or were told in the call. */
export async function listSilentCancellations(db: Database, scope: BranchScope, now: number) {
  const query = db('appointments')
    .joinRaw(`JOIN appointment_events AS ended ON ended.id = ${CANCELLATION}`)
    .where({ status: 'canceled', email: null, tell_by: null })
    .where('starts_at', '>', new Date(now))
    .whereNot('phone', '')
    .whereNot('ended.actor', 'patient')
    .whereNull('ended.action')
    .whereRaw(`NOT ${TOLD_IN_CALL}`)
    .whereRaw(`NOT ${TOLD_BY_PHONE}`)
    .orderBy('starts_at')
    .limit(MOST)
    .select(
      ...['appointments.document_id', 'booking_number', 'starts_at', 'time_zone', 'phone'],
      'ended.at as canceled_at',
    );
  const rows = z.array(silent).parse(await withinScope(query, scope));
  return rows.map(
    (one): UndeliveredOf<'appointment'> => ({
      about: 'appointment',
      documentId: one.document_id,
      kind: 'visit-canceled',
      channel: null,
      reason: null,
      at: isoInstant(one.canceled_at),
      isRepeatable: false,
      appointment: one.document_id,
      ...showColumns(one, ['booking_number', 'starts_at', 'time_zone', 'phone']),
    }),
  );
}
