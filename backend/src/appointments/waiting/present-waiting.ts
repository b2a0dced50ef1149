import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { OwnWaiting, WaitingOffer, WaitingRow } from '../../contract/waiting-list';
import { isoInstant } from '../../platform/instant';
import { freeTime } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { meetsWishes } from '../../scheduling/wishes';
import { addDays, DAY_MINUTES, dateAt, MINUTE } from '../../scheduling/zone';
import { freeDays } from '../availability/availability';
import { staysConfirmed } from '../changes/reschedule';
import { isInScope } from '../list/staff-access';
import { findAppointment } from '../record/appointment-rows';
import type { ManageKeys } from '../record/manage-key';
import type { EntryRow } from './entry-rows';
import { listOffers, type OfferRow } from './offer-rows';
import { readPerson } from './waiting-person';
import { placesOf } from './watch-place';

/** Number of times listed; the booking page shows the others. */
const MOST = 3;

/** The first times somebody waits for and could book at once; none for who waits to move an appointment on its own page. */
async function findFreeNow({ db, catalogue, now }: With<'db' | 'catalogue' | 'now'>, entry: EntryRow) {
  if (entry.state !== 'waiting' || entry.earlier_than !== null) return [];
  const wishes = { weekdays: entry.weekdays, parts: entry.parts, until: entry.until_date, earlierThan: null };
  const found = await Promise.all(
    placesOf(entry, catalogue).map(async (place) => {
      const timeZone = catalogue.zoneOf(place.branch);
      const from = dateAt(now, timeZone);
      const horizon = addDays(from, catalogue.data.rules.horizonDays);
      const last = Math.min(Date.parse(entry.until_date), Date.parse(horizon));
      const days = (last - Date.parse(from)) / (DAY_MINUTES * MINUTE) + 1;
      const free = days < 1 ? [] : await freeDays({ db, catalogue, now }, place, from, days);
      return free
        .flatMap(({ slots }) => slots)
        .filter(({ startsAt }) => meetsWishes(wishes, startsAt, timeZone))
        .slice(0, MOST)
        .map((slot) => ({
          doctor: named(catalogue, 'doctors', place.doctor),
          branch: named(catalogue, 'branches', place.branch),
          ...freeTime(slot),
          timeZone,
        }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
    .slice(0, MOST);
}

function named(catalogue: CatalogueSnapshot, of: Named, id: string) {
  return { documentId: id, name: catalogue.data[of][id]?.name ?? null };
}
type Named = 'doctors' | 'branches' | 'services' | 'specialties';

function presentOffer(row: OfferRow, catalogue: CatalogueSnapshot): WaitingOffer {
  return {
    ...showColumns(row, ['document_id', 'state', 'starts_at', 'ends_at', 'time_zone', 'offered_at']),
    doctor: named(catalogue, 'doctors', row.doctor),
    branch: named(catalogue, 'branches', row.branch),
    openUntil: isoInstant(row.open_until),
  };
}

function presentWishes(entry: EntryRow, catalogue: CatalogueSnapshot) {
  const [branch = ''] = entry.branches;
  return {
    ...showColumns(entry, ['state', 'weekdays', 'parts', 'created_at']),
    doctor: entry.doctor === null ? null : named(catalogue, 'doctors', entry.doctor),
    specialty: entry.specialty === null ? null : named(catalogue, 'specialties', entry.specialty),
    service: named(catalogue, 'services', entry.service),
    branches: entry.branches.map((id) => named(catalogue, 'branches', id)),
    until: entry.until_date,
    earlierThan:
      entry.earlier_than === null
        ? null
        : { startsAt: isoInstant(entry.earlier_than), timeZone: catalogue.zoneOf(branch) },
  };
}

/** An entry as the holder of its link sees it. An offer that has run out is shown so before the job has closed it. */
export async function presentOwnWaiting(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  entry: EntryRow,
  manageKeys: ManageKeys,
): Promise<OwnWaiting> {
  const [latest] = await listOffers(db, [entry.document_id]);
  const hasEnded = latest?.state === 'open' && latest.open_until <= now;
  const row = latest && hasEnded ? { ...latest, state: 'expired' as const } : latest;
  const booked =
    entry.booked_appointment === null
      ? null
      : await findAppointment(db, { document_id: entry.booked_appointment });
  const person = await readPerson(db, entry, now);
  // Once whoever waited is erased, the appointment may be another's.
  const phone = entry.appointment === null ? entry.phone : booked?.phone;
  return {
    ...presentWishes(entry, catalogue),
    // The job closes the entry once its appointment is over.
    state: entry.state === 'waiting' && !person ? 'ended' : entry.state,
    number: entry.number,
    locale: entry.language,
    firstName: person?.firstName ?? entry.first_name,
    offer: row
      ? {
          ...presentOffer(row, catalogue),
          confirmsAtOnce: person?.appointment
            ? staysConfirmed(person.appointment, row.branch, catalogue)
            : catalogue.confirmsAtOnce(row),
          asksGuardian:
            entry.appointment === null && entry.age !== null && entry.age < catalogue.data.rules.guardianAge,
        }
      : null,
    freeNow: await findFreeNow({ db, catalogue, now }, entry),
    booked:
      booked && phone
        ? {
            bookingNumber: booked.booking_number,
            manageKey: manageKeys.shortKeyFor(booked.booking_number, phone),
            isCanceled: booked.status === 'canceled',
          }
        : null,
  };
}

export async function presentWaitingRows(
  { db, catalogue, member }: With<'db' | 'catalogue' | 'member'>,
  entries: EntryRow[],
): Promise<WaitingRow[]> {
  const ids = entries.map(({ document_id }) => document_id);
  const offers = await listOffers(db, ids);
  return await Promise.all(
    entries.map(async (entry) => {
      const id = entry.booked_appointment ?? entry.appointment;
      const row = id === null ? null : await findAppointment(db, { document_id: id });
      const person = entry.appointment !== null && row ? row : entry;
      return {
        ...presentWishes(entry, catalogue),
        documentId: entry.document_id,
        ...showColumns(person, ['first_name', 'last_name', 'phone', 'email', 'tell_by']),
        byStaff: entry.made_by !== 'patient',
        offers: offers
          .filter((offer) => offer.entry === entry.document_id)
          .map((offer) => presentOffer(offer, catalogue)),
        // It may be in a branch that the reader is not led to.
        appointment:
          row && isInScope(member.scope, row.branch)
            ? { documentId: row.document_id, bookingNumber: row.booking_number }
            : null,
      };
    }),
  );
}
