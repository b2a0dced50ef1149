import { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { type Correction, correctionRequest, version } from '../../contract/changes';
import { CHANNELS } from '../../contract/channels';
import { isErased } from '../../contract/patient';
import { inTransaction, isUniqueViolation } from '../../platform/database';
import { invalid, limitReached, notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { mayBeStranger, receivedMessages, recipientOf } from '../record/appointment-mails';
import { type AppointmentRow, correctAppointment } from '../record/appointment-rows';
import { fieldError, parsePerson } from '../record/booking-input';
import { noteEvent } from '../record/history-rows';
import { followAmendment } from '../record/patient-files';
import { callSooner, listUnsent, NoSeat, reassignSeats } from './reassign-seats';

/** Number of times that a patient can correct one request: each new address and each new phone is told. */
const MAX_CORRECTIONS = 5;

const FIELDS = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['age', 'age'],
] as const;

/** Reads a correction: the version that was looked at, and all that can be corrected, changed or not. */
export function parseCorrection(
  body: unknown,
  row: AppointmentRow,
  catalogue: CatalogueSnapshot,
): Outcome<Correction> {
  const given = z.looseObject({ version }).safeParse(body);
  if (!given.success) return invalid([fieldError('version', 'invalid')]);
  const { version: seen, age: said, ...person } = given.data;
  const country = catalogue.data.branches[row.branch]?.country ?? row.booked_as.country ?? undefined;
  const parsed = parsePerson(person, country);
  const age = correctionRequest.shape.age.safeParse(said);
  const isTooOld = age.success && (age.data ?? 0) > catalogue.data.rules.maxAge;
  const errors = [
    ...(parsed.ok ? [] : parsed.errors),
    ...(age.success && !isTooOld ? [] : [fieldError('age', isTooOld ? 'tooBig' : 'invalid')]),
  ];
  if (!parsed.ok || !age.success || errors.length > 0) return invalid(errors);
  return { ok: true, value: { ...parsed.person, age: age.data ?? row.age, version: seen } };
}

/**
 * Corrects name, phone, e-mail and age of a request that waits for its call, as its patient asks. The seats of the limits
 * follow the phone and the name; the history tells which fields were corrected; a new address, and a new phone that may
 * be written to, is told of the request, and what was still to be sent to the old one is not sent.
 *
 * Refused with 409 when somebody changed the appointment meanwhile, when it does not wait (any more) or was corrected
 * too often, and when the limits of the new phone are reached.
 */
export async function correctPatient(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  row: AppointmentRow,
  wanted: Correction,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== wanted.version) return versionConflict();
  if (row.status !== 'pending' || row.starts_at <= now || isErased(row)) return notAllowed('notPending');
  const changed = FIELDS.filter(([field, column]) => wanted[field] !== row[column]).map(([field]) => field);
  if (changed.length === 0) return { ok: true, value: row };
  const reached = { ...row, phone: wanted.phone, email: wanted.email };
  const told = CHANNELS.filter((channel) => recipientOf(row, channel) !== recipientOf(reached, channel));
  const next = {
    ...reached,
    first_name: wanted.firstName,
    last_name: wanted.lastName,
    age: wanted.age,
    version: row.version + 1,
    // Messages name the state they tell of by it: those to where nobody is reached any more are stopped.
    sequence: row.sequence + (told.length > 0 ? 1 : 0),
  };
  try {
    const outcome = await inTransaction(strapi, async (trx) => {
      const [count] = await trx('appointment_events')
        .where({ appointment: row.document_id, action: 'corrected' })
        .count({ total: '*' });
      if (Number(count?.total) >= MAX_CORRECTIONS) return notAllowed('corrections');
      if (!(await correctAppointment({ trx, now }, { appointment: row, next }))) return versionConflict();
      await followAmendment(trx, row, next);
      await reassignSeats({ trx, catalogue, now }, { row, next });
      if (next.phone !== row.phone) await callSooner(trx, row, now);
      await noteEvent({ trx, by: 'patient', now }, row, 'corrected', { reason: changed.join(',') });
      if (told.length > 0) {
        const channels = [...told, ...(await listUnsent(trx, row))];
        const messages = receivedMessages(next, [...new Set(channels)]);
        const isByStranger = mayBeStranger('patient', row);
        const written = messages.map((message) => ({ ...message, isByStranger }));
        await servicesOf(strapi).mailing.write({ trx, messages: written, now: new Date(now) });
      }
      return null;
    });
    if (outcome) return outcome;
  } catch (error) {
    // Another booking took the last seat of this phone in the same moment.
    const limit = error instanceof NoSeat ? error.limit : isUniqueViolation(error) ? 'phone' : null;
    if (limit === null) throw error;
    servicesOf(strapi).measures.tell('refusal', { limit });
    return limitReached(limit);
  }
  if (told.length > 0) servicesOf(strapi).mailing.wake();
  return { ok: true, value: next };
}
