import { DEPOSITS } from '../../appointments/deposits/deposit-rows';
import { removeCodesOf } from '../../appointments/phone-proof/code-rows';
import { ERASED_PATIENT, GONE } from '../../appointments/record/patient-columns';
import { eraseFiles } from '../../appointments/record/patient-files';
import { forgetInQueues } from '../../appointments/record/queue-rows';
import { searchColumns } from '../../appointments/record/search-columns';
import { writeLog } from '../../audit/write-log';
import { removeCards } from '../../cards/remove-cards';
import { storedFacts } from '../../catalogue/booked-facts';
import type { Erased, Expected } from '../../contract/patient-data';
import { eraseImported } from '../../imports/imported-patients';
import { KEPT_MS } from '../../messaging/outbox';
import { removeMessageFiles } from '../../messaging/transport';
import { inTransaction, type Transaction } from '../../platform/database';
import { mailDirectory } from '../../platform/environment/paths';
import { mapEach } from '../../platform/map-each';
import { liveAppointments, type Outcome, patientChanged } from '../../platform/refusal';
import type { Acting, With } from '../../platform/with';
import { NOTES } from '../notes/note-rows';
import { PAYMENTS, personOfReceipt } from '../payments/payment-rows';
import { noteErasures } from './erasure-list';
import { findPatient, listAmendedFrom, mailsOf, type PatientKey, SAID } from './find-patient';

/**
 * Erases what is stored under a phone or an address. The appointments themselves stay, without anything of the person: who
 * came when to which doctor still counts, and the history still says what was done with it. Appointments that are still
 * to come are canceled first, by a person, so that their times are free and the patient is told.
 * @param expected how many appointments and messages the manager was shown: more or fewer, and nothing is done
 */
export async function erasePatient(
  { strapi, by, address, now }: Acting,
  key: PatientKey,
  expected: Expected,
): Promise<Outcome<Erased>> {
  const outcome = await inTransaction(strapi, async (trx): Promise<Outcome<Erased>> => {
    const stored = await findPatient(trx, key);
    const { visits, messages, imported, guarded } = stored;
    if (visits.length !== expected.visits || messages.length !== expected.messages) return patientChanged();
    const live = [...visits, ...guarded].filter(
      ({ status, ends_at, attendance }) =>
        (status === 'pending' || status === 'confirmed') && ends_at > now && attendance !== 'no_show',
    );
    if (live.length > 0) return liveAppointments(live.map(({ booking_number }) => booking_number));
    const ids = visits.map(({ document_id }) => document_id);
    const importedIds = imported.map(({ document_id }) => document_id);
    await eraseImported(trx, importedIds, now);
    await eraseRows({ trx, now }, { ...stored, key });
    const erased = mapEach(stored, ({ length }) => length);
    for (const about of [{ detail: { ...erased } }, ...ids.map((subject) => ({ subject }))])
      await writeLog({ db: trx, by, address, now }, 'patient.erase', about);
    return { ok: true, value: erased };
  });
  if (!outcome.ok) return outcome;
  // Not in the transaction, which may be tried again; what a crash keeps from being noted, the next start notes.
  await noteErasures(strapi);
  // The pictures lie outside the database. What cannot be removed now, the next run of the job removes.
  await removeCards(strapi, now);
  // Files that cannot be removed now are left to the next run of its job, as pictures are.
  await removeFilesOfMails({ db: strapi.db.connection, now }).catch(() => 0);
  return outcome;
}

/** Removes messages that were written to files where their rows keep the words no more; gives how many. */
export async function removeFilesOfMails({ db, now }: With<'db' | 'now'>): Promise<number> {
  const ids: string[] = await db('outbox_messages').where({ recipient: GONE }).pluck('document_id');
  return await removeMessageFiles(mailDirectory(), { before: now - KEPT_MS, ids });
}

/** Erases the person in these waiting-list entries and closes them, together with entries that belong to these appointments. */
async function eraseWaiting(trx: Transaction, visits: string[], entries: string[], at: Date): Promise<void> {
  const ended: string[] = await trx('waiting_entries')
    .where('state', 'waiting')
    .where((some) => some.whereIn('document_id', entries).orWhereIn('appointment', visits))
    .pluck('document_id');
  const over = { ended_at: at, ended_by: 'system', updated_at: at };
  await trx('waiting_entries')
    .whereIn('document_id', ended)
    .update({ state: 'ended', ...over });
  await trx('waiting_offers')
    .whereIn('entry', ended)
    .where('state', 'open')
    .update({ state: 'withdrawn', closed_at: at, updated_at: at });
  const nobody = { first_name: GONE, last_name: '', phone: '', email: null, tell_by: null, age: 0 };
  await trx('waiting_entries')
    .whereIn('document_id', entries)
    .update({
      ...{ ...nobody, seat: null, idempotency_key: null, request_hash: null },
      ...{ tell_by_text: null, erased_at: at },
    });
}

/** Takes the person out of what they wrote by SMS and WhatsApp; its pictures and voice notes go with the cards. */
async function eraseIncoming(trx: Transaction, incoming: { document_id: string; phone: string }[], at: Date) {
  const ids = incoming.map(({ document_id }) => document_id);
  const nobody = { phone: '', text: '', place: null, media_id: null, handling: 'done' };
  await trx('incoming_messages')
    .whereIn('document_id', ids)
    .update({ ...nobody, erased_at: at, updated_at: at });
  await trx('incoming_messages')
    .whereIn('document_id', ids)
    .where({ media_state: 'waiting' })
    .update({ media_state: 'lost' });
  await trx('incoming_events').whereIn('message', ids).update({ text: null });
}

/** Forgets STOP messages from these phones, unless somebody else is still known by the phone. */
async function forgetStops(trx: Transaction, written: string[]): Promise<void> {
  const phones = [...new Set(written)].filter((phone) => phone !== '');
  const known = trx('appointments').whereIn('phone', phones).select('phone');
  await trx('stopped_phones').whereIn('phone', phones).whereNotIn('phone', known).delete();
}

/** Tables that say by which phone somebody can be reached. */
const PHONED = ['appointments', 'waiting_entries', 'incoming_messages', 'imported_patients'];

/** Returns those of these phones under which no other patient is known. */
async function listOfNobody(trx: Transaction, written: string[]): Promise<string[]> {
  const phones = new Set(written.filter((phone) => phone !== ''));
  for (const table of PHONED)
    for (const phone of await trx(table)
      .whereIn('phone', [...phones])
      .pluck('phone'))
      phones.delete(phone);
  return [...phones];
}

/** Takes the person out of what was paid for these appointments and out of entries from before; the figures are kept. */
async function erasePayments(trx: Transaction, visits: string[], amended: string[]): Promise<void> {
  const nobody = { person: null, reason: null };
  await trx(PAYMENTS).whereIn('appointment', visits).update(nobody);
  const now = await trx('appointments')
    .whereIn('document_id', amended)
    .select('document_id', 'first_name', 'last_name');
  for (const { document_id: appointment, ...named } of now)
    await trx(PAYMENTS).where({ appointment }).whereNot('person', personOfReceipt(named)).update(nobody);
}

/** Takes the company or syndicate out of what erased appointments, all or these, were booked as. */
export async function forgetPayers(trx: Transaction, ids?: string[]): Promise<void> {
  const erased = trx('appointments').whereNotNull('erased_at');
  if (ids) erased.whereIn('document_id', ids);
  const paid: Record<'document_id' | 'booked_as', string>[] = await erased
    .whereLike('booked_as', '%"organisation":{%')
    .select('document_id', 'booked_as');
  for (const { document_id, booked_as: text } of paid) {
    const booked_as = JSON.stringify({ ...storedFacts.parse(text), organisation: null });
    await trx('appointments').where({ document_id }).update({ booked_as });
  }
}

interface Rows extends Record<'visits' | 'messages' | 'waiting' | 'guarded', { document_id: string }[]> {
  incoming: { document_id: string; phone: string }[];
  key: PatientKey;
}

const NOTHING = { visits: [], messages: [], waiting: [], incoming: [], guarded: [] };

/** Takes the person out of these appointments, their history, cards and mails, and out of these messages. @returns mails */
export async function eraseRows(
  { trx, now }: With<'trx' | 'now'>,
  { visits, messages, waiting, incoming, guarded, key }: Rows,
): Promise<number> {
  const ids = visits.map(({ document_id }) => document_id);
  const at = new Date(now);
  // The mails first: they are found by what is about to go.
  const nobody = { recipient: GONE, reply_to: null, reply_to_name: null, subject: '', text: '' };
  const sent = mailsOf(trx, key, { visits, messages, waiting, incoming });
  let mails: number = await sent.update({ ...nobody, updated_at: at });
  await trx('outbox_messages')
    .where({ recipient: GONE })
    .whereIn('state', ['waiting', 'sending', 'failed'])
    .update({ state: 'stopped', sent_at: at });
  const people: Record<'document_id' | 'phone' | 'first_name' | 'last_name', string>[] = await trx(
    'appointments',
  )
    .whereIn('document_id', ids)
    .select('document_id', 'phone', 'first_name', 'last_name');
  await trx('appointments')
    .whereIn('document_id', ids)
    .update({
      ...ERASED_PATIENT,
      ...searchColumns({ first_name: '', last_name: '', phone: '' }),
      ...{ organisation: null, tell_by_text: null, idempotency_key: null, request_hash: null },
      ...{ recall_on: null, recall_state: null, recall_told_at: null },
      // An erased patient can neither be called in nor keep others waiting.
      ...{ ticket: null, ticket_day: null, erased_at: at, updated_at: at },
      // Makes changes based on an earlier version fail, which would write personal data back.
      version: trx.raw('version + 1'),
    });
  await forgetPayers(trx, ids);
  const wards = guarded.map(({ document_id }) => document_id);
  const nobodyElse = { guardian_name: null, guardian_relation: null, guardian_phone: '' };
  await trx('appointments')
    .whereIn('document_id', wards)
    // A form that was opened before would write them back.
    .update({ ...nobodyElse, version: trx.raw('version + 1'), updated_at: at });
  await eraseFiles(trx, people);
  const before = await listAmendedFrom(trx, key);
  const amended = before.map(({ appointment }) => appointment);
  await trx('appointment_events')
    .whereIn('appointment', ids)
    .whereNotNull('changes')
    .update({ changes: null });
  // That whoever has the appointment now withdrew a consent stays.
  await trx('appointment_events')
    .whereIn('appointment', [...amended, ...wards])
    .where({ action: 'amended' })
    .update({ changes: null, reason: null });
  await trx('appointment_events').whereIn('appointment', ids).whereNotNull('reason').update({ reason: null });
  // Words from them and to them, while the visit was theirs.
  for (const { appointment, last } of before)
    await trx('appointment_events')
      .where({ appointment })
      .where('id', '<=', last)
      .whereIn('action', [...SAID])
      .update({ reason: null });
  await trx(NOTES).whereIn('appointment', ids).whereNotNull('text').update({ text: null, updated_at: at });
  await erasePayments(trx, ids, amended);
  await trx(DEPOSITS).whereIn('appointment', ids).update({ page: null });
  // Other systems may quote entries they were sent about this patient.
  const told = [...ids, ...amended, ...incoming.map(({ document_id }) => document_id)];
  await trx('webhook_deliveries').whereIn('subject', told).update({ answer: null });
  await trx('cards').whereIn('appointment', ids).whereNull('removed_at').update({ removed_at: at });
  if ('phone' in key && key.phone !== '') {
    await removeCodesOf(trx, key.phone);
    await forgetInQueues(trx, key.phone);
  }
  const entries = waiting.map(({ document_id }) => document_id);
  const waited: string[] = await trx('waiting_entries').whereIn('document_id', entries).pluck('phone');
  await eraseWaiting(trx, ids, entries, at);
  await eraseIncoming(trx, incoming, at);
  await forgetStops(trx, [...incoming.map(({ phone }) => phone), 'phone' in key ? key.phone : '']);
  const messageIds = messages.map((message) => message.document_id);
  await trx('contact_messages')
    .whereIn('document_id', messageIds)
    .update({ name: GONE, email: GONE, message: GONE, handling: 'done', updated_at: at });
  // The phone counts too where an address was sought, or a restored backup is erased again.
  const phones = [...people, ...incoming].map(({ phone }) => phone);
  for (const phone of await listOfNobody(trx, [...phones, ...waited]))
    if (!('phone' in key && key.phone === phone))
      mails += await eraseRows({ trx, now }, { ...NOTHING, key: { phone } });
  return mails;
}
