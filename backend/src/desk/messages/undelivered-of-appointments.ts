import { z } from 'zod';
import { withinScope } from '../../appointments/list/staff-access';
import { nextReference, OWN_MESSAGE } from '../../appointments/record/appointment-mails';
import { MAIL_KINDS } from '../../contract/appointment-mails';
import { CHANNELS } from '../../contract/channels';
import { STATUSES } from '../../contract/transitions';
import type { UndeliveredOf } from '../../contract/undelivered';
import { canSendAgain } from '../../documents/mails/send-again';
import type { Database } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { lostMessage, lostMessages, messageKey, presentLost, readWritten } from './lost-messages';

/** Age from which on somebody whose recall was lost has called or was called. */
const RECALLS_KEPT = 14 * 24 * 60 * 60_000;

/** Limit above the patients of a branch that closes for a month. */
const MOST = 1000;

const visit = { booking_number: z.string(), starts_at: storedInstant, time_zone: z.string() };
const silent = z.object({
  ...visit,
  document_id: z.string(),
  phone: z.string(),
  changed_at: storedInstant,
  others: z.coerce.number(),
});

/** Last line of the history of a row of appointments that has something. */
const lastLine = (condition: string) =>
  `(SELECT MAX(id) FROM appointment_events WHERE appointment = appointments.document_id AND ${condition})`;

const CANCELLATION = lastLine("to_status = 'canceled' AND COALESCE(from_status, '') <> 'canceled'");

/** Condition on a row of appointments: since this line, somebody has noted that its patient was told by phone. */
const toldByPhone = (line: string) => `EXISTS (SELECT 1 FROM appointment_events AS told
  WHERE told.appointment = appointments.document_id AND told.action = 'toldByPhone' AND told.id > ${line})`;

/** Condition on a row of appointments that `ended` canceled: the call about another visit of its series canceled all of them. */
const TOLD_IN_CALL = `EXISTS (SELECT 1 FROM appointments AS other
  JOIN appointment_events AS spoken ON spoken.appointment = other.document_id
  WHERE other.series = appointments.series AND spoken.action = 'canceled' AND spoken.at = ended.at)`;

/** The other visits of the series of a row of appointments that `ended` changed, which were changed so by the same press. */
const changedWith = (change: string) => `FROM appointments AS other
  JOIN appointment_events AS beside ON beside.appointment = other.document_id
  WHERE other.series = appointments.series AND other.document_id <> appointments.document_id
  AND other.status = appointments.status AND beside.at = ended.at AND beside.${change}`;

/** Condition on a visit of a series: the patient hears of the change with an earlier visit of it, or has been told already. */
const toldWithAnother = (change: string) => `EXISTS (SELECT 1 ${changedWith(change)}
  AND (other.series_visit < appointments.series_visit AND other.starts_at > ?
    OR EXISTS (SELECT 1 FROM appointment_events AS told WHERE told.appointment = other.document_id
      AND told.action = 'toldByPhone' AND told.id > beside.id)))`;

/** Changes that patients have to know of: the line of the history, what is in it, and which appointments it `ended` the former state of. */
const CHANGES = {
  'visit-canceled': {
    line: CANCELLATION,
    change: "to_status = 'canceled'",
    where: `status = 'canceled' AND ended.action IS NULL AND NOT ${TOLD_IN_CALL}`,
  },
  // A visit that waits for its call is left out, because the call tells the patient.
  'visit-moved': {
    line: lastLine('to_starts_at IS NOT NULL'),
    change: 'to_starts_at IS NOT NULL',
    where: `status = 'confirmed' AND attendance IS NULL AND sequence > 0 AND ended.from_status = 'confirmed'
      AND (ended.action IS NULL OR ended.action = 'reassigned')`,
  },
};

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
    .whereRaw(`NOT (kind = 'visit-canceled' AND ${toldByPhone(CANCELLATION)})`);
  const rows = z.array(row).parse(await withinScope(query, scope));
  const again = (one: (typeof rows)[number]) => nextReference(one.reference);
  const written = await readWritten(db, rows.map(again));
  return rows
    .filter((one) => !written.has(messageKey({ ...one, reference: again(one) })))
    .map(
      (one): UndeliveredOf<'appointment'> => ({
        about: 'appointment',
        ...presentLost(one),
        kind: one.kind,
        isRepeatable: canSendAgain(one, [], { ...one, document_id: one.appointment }, now),
        appointment: one.appointment,
        ...showColumns(one, ['booking_number', 'starts_at', 'time_zone']),
        phone: one.kind === 'visit-canceled' ? one.phone : null,
        others: 0,
      }),
    );
}

/** Lists visits to come that were changed so, of patients without email or messages, unless they did it or were told in the call. */
export async function listSilentChanges(
  { db, scope, now }: With<'db' | 'now'> & { scope: BranchScope },
  kind: keyof typeof CHANGES,
) {
  const { line, change, where } = CHANGES[kind];
  const query = db('appointments')
    .joinRaw(`JOIN appointment_events AS ended ON ended.id = ${line}`)
    .whereRaw(where)
    .where({ email: null, tell_by: null })
    .where('starts_at', '>', new Date(now))
    .whereNot('phone', '')
    .whereNot('ended.actor', 'patient')
    .whereRaw(`NOT ${toldByPhone(line)}`)
    .whereRaw(`NOT ${toldWithAnother(change)}`, [new Date(now)])
    .orderBy('starts_at')
    .limit(MOST)
    .select(
      ...['appointments.document_id', 'booking_number', 'starts_at', 'time_zone', 'phone'],
      'ended.at as changed_at',
      db.raw(`(SELECT COUNT(DISTINCT other.document_id) ${changedWith(change)}) AS others`),
    );
  const rows = z.array(silent).parse(await withinScope(query, scope));
  return rows.map(
    (one): UndeliveredOf<'appointment'> => ({
      about: 'appointment',
      documentId: one.document_id,
      kind,
      channel: null,
      reason: null,
      at: isoInstant(one.changed_at),
      isRepeatable: false,
      appointment: one.document_id,
      ...showColumns(one, ['booking_number', 'starts_at', 'time_zone', 'phone', 'others']),
    }),
  );
}
