import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { OfferState } from '../../contract/waiting-list';
import { type Database, inTransaction, readRows } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { grainsOf } from '../../scheduling/claims';
import { chooseResources } from '../../scheduling/resources';
import { findAppointment } from '../record/appointment-rows';
import { CLAIMS, doctorTime } from '../record/claims-table';
import { readTakenResources } from '../record/taken-grains';
import { type EntryRow, endEntry, findEntry } from './entry-rows';
import { closeOffer, listOpen, OFFERS, type OfferRow, offerRow } from './offer-rows';
import { readPerson, waitingMessages } from './waiting-person';

/** The idempotency key of the booking that accepts an offer: accepting twice is one booking. */
export function offerKey(offer: string): string {
  return `waiting-offer-${offer}`;
}

/** The appointment that came of an offer, also where nobody lived to note it; null when none did. */
export async function acceptedAs(db: Database, entry: EntryRow, offer: OfferRow): Promise<string | null> {
  if (entry.appointment === null) {
    const booked = await findAppointment(db, { idempotency_key: offerKey(offer.document_id) });
    return booked?.document_id ?? null;
  }
  const moved = await db('appointment_events')
    .where({ appointment: entry.appointment, action: 'fromWaitingList' })
    .andWhere('to_starts_at', new Date(offer.starts_at))
    .andWhere('at', '>=', new Date(offer.offered_at))
    .first('id');
  return moved ? entry.appointment : null;
}

/** Writes down that somebody has the time they were offered, and tells the others; after a kill the next run of the job does. */
export async function settleAccepted(
  { strapi, now }: With<'strapi' | 'now'>,
  { entry, offer, booked }: { entry: EntryRow; offer: OfferRow; booked: string },
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const at = new Date(now);
    // Also one that has run out in the moment in which it was accepted.
    await trx(OFFERS)
      .where({ document_id: offer.document_id })
      .whereNot({ state: 'accepted' })
      .update({ state: 'accepted', closed_at: at, updated_at: at });
    await endEntry({ trx, by: 'patient', now }, entry.document_id, 'booked', booked);
  });
  const others = strapi.db
    .connection(OFFERS)
    .where({ doctor: offer.doctor, state: 'open' })
    .andWhere('starts_at', '<', new Date(offer.ends_at))
    .andWhere('ends_at', '>', new Date(offer.starts_at));
  for (const other of await readRows(offerRow, others)) await closeAndTell({ strapi, now }, other, 'taken');
}

/** Closes an offer that can no longer be accepted, and tells its receiver if somebody else took the time. */
async function closeAndTell(
  { strapi, now }: With<'strapi' | 'now'>,
  offer: OfferRow,
  state: Extract<OfferState, 'taken' | 'expired'>,
): Promise<void> {
  const isTold = await inTransaction(strapi, async (trx) => {
    if (!(await closeOffer({ trx, now }, offer.document_id, state))) return false;
    if (state !== 'taken') return false;
    const entry = await findEntry(trx, { document_id: offer.entry });
    const person = entry?.state === 'waiting' ? await readPerson(trx, entry, now) : null;
    if (!person) return false;
    const about = { entry: offer.entry, offer: offer.document_id };
    const messages = waitingMessages('waiting-taken', about, person);
    await servicesOf(strapi).mailing.write({ trx, now }, messages);
    return true;
  });
  if (isTold) servicesOf(strapi).mailing.wake();
}

/** Tells whether an appointment or a block takes a part of the time by now, or the rooms and devices that it needs. */
async function isTaken(db: Database, catalogue: CatalogueSnapshot, offer: OfferRow, now: number) {
  const { branch, service } = offer;
  const visit = { startsAt: offer.starts_at, endsAt: offer.ends_at };
  const grains = grainsOf(visit);
  const found = await db(CLAIMS)
    .where('resource', doctorTime(offer.doctor))
    .whereIn('atom', grains)
    .whereNull('expires_at')
    .first('atom');
  if (found !== undefined) return true;
  const resources = catalogue.resourcesFor({ branch, service }, visit);
  if (resources === null) return true;
  const slots = [{ ...visit, grains, resources }];
  const isResourceTaken = await readTakenResources({ db, slots, holder: null, now, isLasting: true });
  return chooseResources(resources, isResourceTaken) === null;
}

export async function closeOffers(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  let closed = 0;
  const open = await listOpen(db);
  if (open.length === 0) return closed;
  const catalogue = await currentCatalogue(strapi);
  for (const offer of open) {
    const entry = await findEntry(db, { document_id: offer.entry });
    const booked = entry && (await acceptedAs(db, entry, offer));
    if (entry && booked) await settleAccepted({ strapi, now }, { entry, offer, booked });
    else if (await isTaken(db, catalogue, offer, now)) await closeAndTell({ strapi, now }, offer, 'taken');
    else if (offer.open_until <= now) await closeAndTell({ strapi, now }, offer, 'expired');
    else continue;
    closed += 1;
  }
  return closed;
}
