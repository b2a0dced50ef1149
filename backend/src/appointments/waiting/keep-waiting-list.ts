import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { endOfQuiet } from '../../messaging/quiet-hours';
import { inParts, inTransaction } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { meetsWishes } from '../../scheduling/wishes';
import { DAY, dateAt } from '../../scheduling/zone';
import type { Place } from '../availability/availability';
import { closeOffers } from './close-offers';
import { type EntryRow, endEntry, listWaiting } from './entry-rows';
import { makeOffer } from './make-offer';
import { listOffers, type OfferRow, withdrawOffers } from './offer-rows';
import { readPerson } from './waiting-person';
import { forgetPlaces, placeKey, placesOf, watchPlace } from './watch-place';

/** Most entries of one run, so that it ends; who came later waits until those have a time. */
const MOST_ENTRIES = 2_000;
/** Offers to one person within a day: hours that an editor adds free hundreds of times at once. */
const MOST_A_DAY = 5;

/**
 * Runs the waiting list by the clock: closes offers that were accepted, taken or have run out, ends entries that are over, and
 * offers times that have become free since the last run. Nothing that books, cancels or edits waits for it. Safe to run in
 * several processes: the memory of a place, the seats of a time and the one offer of a person are the database's.
 */
export async function keepWaitingList(strapi: Core.Strapi, now: number) {
  const db = strapi.db.connection;
  const closed = await closeOffers(strapi, now);
  const all = await listWaiting(db, MOST_ENTRIES);
  const catalogue = all.length > 0 ? await currentCatalogue(strapi) : null;
  if (!catalogue) {
    await forgetPlaces(db, []);
    return { closed, ended: 0, offered: 0 };
  }
  const entries: EntryRow[] = [];
  for (const entry of all) {
    if (!(await endIfOver({ strapi, catalogue, now }, entry))) entries.push(entry);
  }
  const offered = await offerFreed({ strapi, catalogue, now }, entries);
  return { closed, ended: all.length - entries.length, offered };
}

/** Ends an entry whose last date has passed, or whose appointment is over or was moved. */
async function endIfOver({ strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>, entry: EntryRow) {
  const isPast = entry.until_date < dateAt(now, catalogue.data.clinicZone);
  if (!isPast && (await readPerson(strapi.db.connection, entry, now))) return false;
  const { document_id: id } = entry;
  await inTransaction(strapi, async (trx) => {
    if (await endEntry({ trx, by: 'system', now }, id, 'ended')) await withdrawOffers(trx, id, now);
  });
  return true;
}

/** Looks at the times of every place that somebody waits for, and offers those that became free; gives how many were told. */
async function offerFreed(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  entries: EntryRow[],
): Promise<number> {
  const db = strapi.db.connection;
  const places = new Map<string, { place: Place; entries: EntryRow[] }>();
  for (const entry of entries) {
    for (const place of placesOf(entry, catalogue)) {
      const known = places.get(placeKey(place)) ?? { place, entries: [] };
      known.entries.push(entry);
      places.set(placeKey(place), known);
    }
  }
  const told = await readTold(strapi, entries);
  let offered = 0;
  for (const { place, entries: waiting } of places.values()) {
    const freed = await watchPlace({ db, catalogue, now }, place);
    for (const { startsAt } of freed)
      offered += await offerTime({ strapi, catalogue, now }, { place, startsAt, waiting, told });
  }
  await forgetPlaces(db, [...places.keys()]);
  if (offered > 0) servicesOf(strapi).mailing.wake();
  return offered;
}

async function readTold(strapi: Core.Strapi, entries: EntryRow[]) {
  const told: OfferRow[] = [];
  for (const ids of inParts(entries.map(({ document_id }) => document_id)))
    told.push(...(await listOffers(strapi.db.connection, ids)));
  return Map.groupBy(told, ({ entry }) => entry);
}

/** Returns whether to offer a time to somebody: it meets their wishes, is new to them, and there were not too many. */
function isToBeTold(
  entry: EntryRow,
  offers: readonly OfferRow[],
  { place, startsAt, timeZone }: { place: Place; startsAt: number; timeZone: string },
  now: number,
): boolean {
  const { weekdays, parts, until_date: until, earlier_than: earlierThan } = entry;
  if (!meetsWishes({ weekdays, parts, until, earlierThan }, startsAt, timeZone)) return false;
  if (offers.filter(({ offered_at }) => offered_at > now - DAY).length >= MOST_A_DAY) return false;
  return !offers.some(
    (one) =>
      one.state === 'open' ||
      // A time that was lost to somebody else is offered anew once it is free again.
      (one.state !== 'taken' && one.starts_at === startsAt && one.doctor === place.doctor),
  );
}

async function offerTime(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  asked: { place: Place; startsAt: number; waiting: EntryRow[]; told: Map<string, OfferRow[]> },
): Promise<number> {
  const { place, startsAt, waiting, told } = asked;
  const timeZone = catalogue.zoneOf(place.branch);
  const { quietHours: quiet, waitingTold } = catalogue.data.rules;
  const isQuiet = endOfQuiet({ now, quiet, timeZone }) !== null;
  let offered = 0;
  for (const entry of waiting) {
    const offers = told.get(entry.document_id) ?? [];
    if (!isToBeTold(entry, offers, { place, startsAt, timeZone }, now)) continue;
    // An offer runs out: whose phone must not ring now is told in the morning, if it is free then.
    const person = await readPerson(strapi.db.connection, entry, now);
    if (!person || (isQuiet && person.tell_by !== null)) continue;
    if (!(await makeOffer({ strapi, catalogue, now }, entry, place, startsAt))) continue;
    told.set(entry.document_id, await listOffers(strapi.db.connection, [entry.document_id]));
    offered += 1;
    if (offered >= waitingTold) break;
  }
  return offered;
}
