import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readAnswersOf, sayAnswers } from '../../appointments/changes/visit-answers';
import { listDeposits } from '../../appointments/deposits/deposit-rows';
import { listCodesOf } from '../../appointments/phone-proof/code-rows';
import { listEvents } from '../../appointments/record/history-rows';
import { presentPatient } from '../../appointments/record/patient-columns';
import { hashOf, listFiles } from '../../appointments/record/patient-files';
import { listOffers } from '../../appointments/waiting/offer-rows';
import { presentImported } from '../../imports/imported-patients';
import { findStop } from '../../messaging/stopped-phones';
import { isoInstant, storedInstant } from '../../platform/instant';
import { servicesOf } from '../../platform/services';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { readIncomingHistory } from '../inbox/incoming-rows';
import { listNotes } from '../notes/note-rows';
import { listPayments, personOfReceipt } from '../payments/payment-rows';
import { type PatientKey, SAID, type Stored } from './find-patient';

const viewRow = z.object({
  appointment: z.string(),
  side: z.string(),
  viewer: z.string(),
  at: storedInstant.nullable(),
});
const cardRow = z.object({
  appointment: z.string(),
  storage_name: z.string(),
  side: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  uploaded_at: storedInstant.nullable(),
});
const consentRow = z.object({
  document_id: z.string(),
  consent_version: z.string(),
  consent_text: z.string(),
  consent_given: z.string().nullable(),
  consent_at: storedInstant.nullable(),
  tell_by_text: z.string().nullable(),
  created_at: storedInstant.nullable(),
});

/** Pictures as data URLs, by the names of their files; without what cannot be read, and files of answers, which are no pictures. */
async function readPictures(strapi: Core.Strapi, cards: readonly z.output<typeof cardRow>[]) {
  const pictures = new Map<string, string>();
  for (const { storage_name: name, width } of cards) {
    if (width === 0) continue;
    const content = await servicesOf(strapi)
      .cards.store()
      .read(name)
      .catch(() => null);
    if (content) pictures.set(name, `data:image/webp;base64,${content.toString('base64')}`);
  }
  return pictures;
}

/** Reads all that is stored of a patient, to be handed over: called as in the export of everything (docs/export.md). */
export async function exportPatient(given: With<'strapi' | 'now'>, key: PatientKey, stored: Stored) {
  const { strapi, now } = given;
  const db = strapi.db.connection;
  const ids = stored.visits.map(({ document_id }) => document_id);
  const of = (table: string) => db(table).whereIn('appointment', ids).orderBy('id', 'asc');
  const events = await listEvents(db, ids);
  const views = z.array(viewRow).parse(await of('card_views'));
  const cards = z.array(cardRow).parse(await of('cards').whereNull('removed_at'));
  const pictures = await readPictures(strapi, cards);
  const notes = await listNotes(db, ids, true);
  const answers = await readAnswersOf(strapi, ids);
  const payments = await listPayments(db, ids);
  const files = await listFiles(db, stored.visits.map(hashOf));
  const deposits = await listDeposits(db, ids);
  const consents = z.array(consentRow).parse(await db('appointments').whereIn('document_id', ids));
  const waiting = stored.waiting.map(({ document_id }) => document_id);
  const offers = await listOffers(db, waiting);
  const stop = 'phone' in key ? await findStop(db, key.phone) : null;
  const reached = new Set([
    ...Object.values(key),
    ...[...stored.visits, ...stored.messages, ...stored.waiting].flatMap((one) => [
      'phone' in one ? one.phone : '',
      'email' in one ? (one.email ?? '') : '',
    ]),
  ]);
  // Messages from other phones about a former visit belong to others.
  const incoming = stored.incoming.filter(({ phone }) => reached.has(phone));
  return {
    exportedAt: isoInstant(now),
    appointments: stored.visits.map((visit) => {
      const consent = consents.find(({ document_id }) => document_id === visit.document_id);
      const mine = <Row extends { appointment: string }>(rows: Row[]) =>
        rows.filter(({ appointment }) => appointment === visit.document_id);
      const { news: _, ...person } = presentPatient(visit);
      const history = mine(events);
      const since = history.findLastIndex(
        ({ action, changes }) => action === 'amended' && changes.some(({ field }) => field === 'phone'),
      );
      /** False for data sent while the visit had another phone: they may belong to another person. */
      const isTheirs = (at: number | null) => (at ?? 0) >= (history[since]?.at ?? 0);
      const answered = answers.get(visit.document_id);
      const hasAnswered = isTheirs(Date.parse(answered?.answeredAt ?? ''));
      return {
        ...showColumns(visit, ['document_id', 'booking_number', 'status', 'attendance', 'arrived_at']),
        ...showColumns(visit, ['with_doctor_at', 'walk_in', 'branch', 'doctor', 'service', 'specialty']),
        ...showColumns(visit, ['booked_as', 'starts_at', 'ends_at', 'time_zone']),
        ...person,
        ...showColumns(visit, ['contract_type', 'organisation', 'language', 'recall_on', 'recall_state']),
        reviewedAt: isoInstant(visit.reviewed_at),
        createdAt: isoInstant(consent?.created_at ?? null),
        consentVersion: consent?.consent_version ?? null,
        consentText: consent?.consent_text ?? null,
        consentGiven: consent?.consent_given ?? null,
        consentAt: isoInstant(consent?.consent_at ?? null),
        /** Consent texts for messages to the phone, and for news. */
        tellByText: consent?.tell_by_text ?? null,
        newsText: visit.news_text,
        appointmentEvents: history.map((event, place) => ({
          ...showColumns(event, ['at', 'actor', 'action', 'from_status', 'to_status', 'reason']),
          // Reasons may quote the person who had the visit under another phone.
          ...(place < since && SAID.includes(event.action ?? '') ? { reason: null } : {}),
          ...showColumns(event, ['from_starts_at', 'to_starts_at']),
          // Names of fields, not their values: before an amendment these may have been somebody else's.
          changes: event.changes.map(({ field }) => field),
          ...showColumns(event, ['from_attendance', 'to_attendance']),
        })),
        appointmentNotes: mine(notes).flatMap(({ text, author, at, of_patient: ofPatient }) =>
          text === null ? [] : { text, author, at: isoInstant(at), ofPatient },
        ),
        payments: mine(payments).map((payment) => ({
          ...showColumns(payment, ['number', 'branch', 'at', 'method', 'currency', 'amount', 'fee']),
          balance: payment.balance,
          // Payments made while the visit belonged to another person are left out.
          ...(payment.person === personOfReceipt(visit)
            ? { person: payment.person, reason: payment.reason }
            : { person: null, reason: null }),
          facts: payment.facts,
        })),
        deposits: mine(deposits).map((deposit) => ({
          ...showColumns(deposit, ['state', 'currency', 'amount', 'refund_hours']),
          holdsUntil: isoInstant(deposit.holds_until),
        })),
        cards: mine(cards).map((card) => ({
          ...showColumns(card, ['side', 'width', 'height', 'uploaded_at']),
          picture: isTheirs(card.uploaded_at) ? (pictures.get(card.storage_name) ?? null) : null,
        })),
        visitAnswers: sayAnswers(hasAnswered ? answered : undefined, visit.language),
        cardViews: mine(views).map((view) => showColumns(view, ['side', 'viewer', 'at'])),
      };
    }),
    // Of these patients only the guardian's data belong to the export.
    guarded: stored.guarded.map((visit) =>
      showColumns(visit, ['booking_number', 'guardian_name', 'guardian_relation', 'guardian_phone']),
    ),
    amended: stored.amended.length,
    patientFiles: files.map((file) => showColumns(file, ['file_number', 'birth_date'])),
    contactMessages: stored.messages.map((one) =>
      showColumns(one, ['name', 'email', 'message', 'created_at']),
    ),
    waitingEntries: stored.waiting.map((entry) => ({
      ...showColumns(entry, ['document_id', 'state', 'doctor', 'specialty', 'service', 'branches']),
      ...showColumns(entry, ['weekdays', 'parts', 'until_date', 'first_name', 'last_name', 'phone']),
      ...showColumns(entry, ['email', 'tell_by', 'age', 'consent_version', 'consent_text']),
      ...showColumns(entry, ['consent_given', 'tell_by_text', 'created_at', 'ended_at']),
      waitingOffers: offers
        .filter((offer) => offer.entry === entry.document_id)
        .map((offer) => ({
          ...showColumns(offer, ['state', 'doctor', 'branch', 'service', 'starts_at', 'ends_at']),
          ...showColumns(offer, ['time_zone', 'offered_at']),
        })),
    })),
    incomingMessages: await Promise.all(
      incoming.map(async (row) => ({
        ...showColumns(row, ['at', 'channel', 'phone', 'kind', 'kind_name', 'text', 'place', 'media_state']),
        outcome: row.outcome,
        incomingEvents: (await readIncomingHistory(db, row.document_id)).map((event) =>
          showColumns(event, ['at', 'actor', 'action', 'answer', 'text']),
        ),
      })),
    ),
    stoppedPhones: stop === null || !('phone' in key) ? [] : [{ phone: key.phone }],
    importedPatients: stored.imported.map((patient) => ({
      ...presentImported(patient, now),
      birthDate: patient.birth_date,
      createdAt: isoInstant(patient.created_at),
    })),
    outboxMessages: stored.mails.map(({ kind, channel, recipient, text, state, sent_at, created_at }) => ({
      kind,
      channel: channel ?? 'email',
      // One that another's address stands on, from before the visit was this person's, is not handed over.
      ...(reached.has(recipient) ? { recipient, text } : { recipient: null, text: '' }),
      state,
      createdAt: isoInstant(created_at),
      sentAt: isoInstant(sent_at),
    })),
    // Kept for two days.
    queueEntries: stored.queue.map((entry) =>
      showColumns(entry, ['name', 'phone', 'branch', 'doctor', 'state', 'tell_by', 'tell_by_text']),
    ),
    // Codes sent to the phone within the last day.
    phoneCodes: 'phone' in key ? await listCodesOf(db, key.phone) : [],
  };
}
