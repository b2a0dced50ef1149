import type { z } from 'zod';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { acceptRequest } from '../../contract/waiting-list';
import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { slotTaken } from '../availability/availability';
import { bookAppointment } from '../booking/book';
import { FROM_PATIENT } from '../booking/write-appointments';
import { rescheduleAppointment } from '../changes/reschedule';
import { findAppointment } from '../record/appointment-rows';
import { acceptedAs, offerKey, settleAccepted } from './close-offers';
import { type EntryRow, endEntry, findEntry } from './entry-rows';
import { closeOffer, findOffer, type OfferRow, withdrawOffers } from './offer-rows';

type Given = With<'strapi' | 'catalogue' | 'now'>;
type Accepted = z.output<typeof acceptRequest>;
type Guardian = Omit<Accepted, 'offer' | 'consentLocale'>;

/** Returns the booking for an accepted offer: paid in cash; staff amend it for patients with a contract. */
function bookingOf(entry: EntryRow, offer: OfferRow, guardian: Guardian, catalogue: CatalogueSnapshot) {
  const { specialties = [] } = catalogue.data.doctors[offer.doctor] ?? {};
  const { specialty, tell_by: tellBy } = entry;
  return {
    ...showColumns(offer, ['branch', 'doctor', 'service', 'starts_at']),
    ...showColumns(entry, ['first_name', 'last_name', 'phone', 'email', 'age']),
    specialty: specialty !== null && specialties.includes(specialty) ? specialty : null,
    // Taken out of the offer since, it can be agreed to no more.
    tellBy: tellBy !== null && catalogue.data.rules.phoneChannels.includes(tellBy) ? tellBy : null,
    news: false,
    ...guardian,
    additionalNotes: null,
    consent: true,
    locale: entry.language,
    contractType: 'cash',
    organisation: null,
    cardFront: null,
    cardBack: null,
  };
}

async function take(
  given: Given,
  entry: EntryRow,
  offer: OfferRow,
  { consentLocale, offer: _, ...guardian }: Accepted,
): Promise<Outcome<{ document_id: string }>> {
  if (entry.appointment === null) {
    const body = bookingOf(entry, offer, guardian, given.catalogue);
    const proved = entry.phone_proved ? entry.phone : null;
    const agreed = { consentLocale, tellByText: entry.tell_by_text };
    const origin = { ...FROM_PATIENT, isFromWaitingList: true, ...agreed };
    const idempotencyKey = offerKey(offer.document_id);
    return bookAppointment({ ...given, body, idempotencyKey, holder: null, proved, origin });
  }
  const db = given.strapi.db.connection;
  const appointment = await findAppointment(db, { document_id: entry.appointment });
  if (!appointment || appointment.starts_at !== entry.earlier_than) return notAllowed('notLive');
  const wanted = { startsAt: offer.starts_at, version: appointment.version };
  const change = { appointment, wanted, by: 'patient', holder: null, isFromWaitingList: true };
  return rescheduleAppointment({ ...given, ...change });
}

/**
 * Takes the time that somebody was offered, by the rules and claims of every booking and move; the first who accepts has it.
 * Accepted twice, it is taken once. Refused as a booking is; 409 as taken when somebody else was faster, and as too late when
 * the offer has ended.
 */
export async function acceptOffer(
  { strapi, catalogue, now }: Given,
  entry: EntryRow,
  accepted: Accepted,
): Promise<Outcome<EntryRow>> {
  const db = strapi.db.connection;
  const offer = await findOffer(db, accepted.offer);
  if (!offer || offer.entry !== entry.document_id) return notAllowed('notAllowed');
  const settled = async (): Promise<Outcome<EntryRow>> => {
    const found = await findEntry(db, { document_id: entry.document_id });
    return { ok: true, value: found ?? entry };
  };
  if (offer.state === 'accepted') return settled();
  const place = { doctor: offer.doctor, branch: offer.branch, service: offer.service };
  if (offer.state === 'taken') return await slotTaken({ db, catalogue, now }, place, offer.starts_at);
  if (entry.state !== 'waiting' || offer.state !== 'open' || offer.open_until <= now)
    return notAllowed('tooLate');
  const outcome = await take({ strapi, catalogue, now }, entry, offer, accepted);
  // A move is not made again: by the first of two presses, or one that nobody lived to note, they have the time.
  const booked = outcome.ok ? outcome.value.document_id : await acceptedAs(db, entry, offer);
  if (!outcome.ok && booked === null) {
    // The answer tells them; no message is sent as well.
    if (outcome.refusal.name === 'SlotTakenError')
      await inTransaction(strapi, (trx) => closeOffer({ trx, now }, offer.document_id, 'taken'));
    return outcome;
  }
  if (booked !== null) await settleAccepted({ strapi, now }, { entry, offer, booked });
  return settled();
}

/** Takes somebody off the list: they leave, or staff remove them. Refused with 409 when they do not wait any more. */
export async function leaveWaitingList(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  entry: EntryRow,
  state: 'left' | 'removed',
): Promise<Outcome<EntryRow>> {
  const { document_id: id } = entry;
  const isDone = await inTransaction(strapi, async (trx) => {
    if (!(await endEntry({ trx, by, now }, id, state))) return false;
    await withdrawOffers(trx, id, now);
    return true;
  });
  return isDone ? { ok: true, value: { ...entry, state } } : notAllowed('notLive');
}

/** Declines one offered time: the person stays on the waiting list, and the next ones get the offer. */
export async function declineOffer(
  { strapi, now }: With<'strapi' | 'now'>,
  entry: EntryRow,
  id: string,
): Promise<Outcome<EntryRow>> {
  const offer = await findOffer(strapi.db.connection, id);
  if (!offer || offer.entry !== entry.document_id) return notAllowed('notAllowed');
  await inTransaction(strapi, (trx) => closeOffer({ trx, now }, id, 'declined'));
  return { ok: true, value: entry };
}
