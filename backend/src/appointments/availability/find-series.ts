import type { SeriesOfService } from '../../catalogue/catalogue-data';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { OfferedVisit } from '../../contract/series';
import { freeTime } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { datesOfVisit, seriesFrom } from '../../scheduling/series';
import { type BookingWindow, freeSlots, type Slot } from '../../scheduling/slots';
import { addDays, dateAt, WallClock, wallMinutes } from '../../scheduling/zone';
import { readStanding } from '../record/taken-grains';
import { type Place, windowOf } from './availability';

/** Number of first dates checked with one query, from the wanted one on. */
const STRIDE_DAYS = 14;

interface FreeVisit extends Slot {
  doctor: string;
}

export interface WantedSeries {
  place: Place;
  series: SeriesOfService;
  /** Wanted start of the first visit, epoch milliseconds: each visit is as near to its hour as the day allows. */
  startsAt: number;
  /** Visits that are booked already, which give their times up for it; where they are named, also none, it may be beyond the horizon. */
  own?: readonly string[];
}

function doctorsOf(catalogue: CatalogueSnapshot, { place, series }: WantedSeries, isStaff: boolean) {
  if (!series.anyDoctor) return [place.doctor];
  const others = Object.keys(catalogue.data.doctors).filter(
    (doctor) =>
      doctor !== place.doctor &&
      catalogue.practice({ ...place, doctor }) &&
      catalogue.gives({ ...place, doctor }) &&
      (isStaff || catalogue.closedOf({ ...place, doctor }) === null),
  );
  return [place.doctor, ...others];
}

/** Dates `firsts` and every date on which a later visit of a series from one of them may be. */
function datesFrom(firsts: string[], series: SeriesOfService): string[] {
  const visits = Array.from({ length: series.visits }, (_, index) => index + 1);
  const dates = firsts.flatMap((first) => visits.flatMap((visit) => datesOfVisit(first, visit, series)));
  return [...new Set(dates)].sort();
}

async function readFree(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  asked: { place: Place; own: readonly string[] | undefined; dates: string[]; window: BookingWindow },
): Promise<Map<string, FreeVisit[]>> {
  const { place, own, dates, window } = asked;
  const days = dates.map((date) => ({ date, slots: catalogue.workingSlots({ ...place, date }) }));
  const slots = days.flatMap((day) => day.slots);
  const from = slots[0]?.startsAt ?? now;
  const { doctor, branch, holder = null } = place;
  const standing = await readStanding({ db, doctor, branch, slots, from, holder, own, now });
  return new Map(
    days.map((day) => [
      day.date,
      freeSlots({ slots: day.slots, ...standing, window }).map((slot) => ({ ...slot, doctor })),
    ]),
  );
}

/** The first whole series that is free from the wanted time on, its first visit within the horizon; null when there is none. */
export async function findSeries(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  { wanted, isStaff = false }: { wanted: WantedSeries; isStaff?: boolean },
): Promise<OfferedVisit[] | null> {
  const { place, series, startsAt, own } = wanted;
  const timeZone = catalogue.zoneOf(place.branch);
  const needsCall = !catalogue.confirmsAtOnce(place);
  const { opensAt, closesAt } = windowOf({ catalogue, branch: place.branch, now, isStaff, needsCall });
  const window = { opensAt, closesAt: Number.POSITIVE_INFINITY };
  const earliest = dateAt(Math.max(startsAt, opensAt), timeZone);
  const horizon = dateAt(closesAt - 1, timeZone);
  const last = own ? ([horizon, addDays(earliest, STRIDE_DAYS)].sort().pop() ?? horizon) : horizon;
  const minutes = wallMinutes(startsAt, timeZone);
  const doctors = doctorsOf(catalogue, wanted, isStaff);
  const firstOf = (first: string, free: Map<string, FreeVisit[]>[]) =>
    seriesFrom(first, series, (date) => {
      const visits = free.map((days) => days.get(date) ?? []).find((one) => one.length > 0);
      return visits ? nearest(visits, new WallClock(date, timeZone).reaches(minutes)) : null;
    });
  for (let [date, days] = [earliest, 1]; date <= last; date = addDays(date, days), days = STRIDE_DAYS) {
    const firsts = Array.from({ length: days }, (_, index) => addDays(date, index)).filter(
      (one) => one <= last,
    );
    const dates = datesFrom(firsts, series);
    const free = await Promise.all(
      doctors.map((doctor) =>
        readFree({ db, catalogue, now }, { place: { ...place, doctor }, own, dates, window }),
      ),
    );
    for (const first of firsts) {
      const visits = firstOf(first, free);
      if (visits) return visits.map((visit) => ({ ...freeTime(visit), doctor: visit.doctor }));
    }
  }
  return null;
}

/** The visit that begins nearest to an instant; of two, the earlier. */
function nearest(visits: readonly FreeVisit[], to: number): FreeVisit | null {
  let best: FreeVisit | null = null;
  for (const visit of visits)
    if (!best || Math.abs(visit.startsAt - to) < Math.abs(best.startsAt - to)) best = visit;
  return best;
}
