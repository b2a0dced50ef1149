import { z } from 'zod';
import { placeInSeries } from '@/contract/booking-number';
import { type OtherVisits, statusChange } from '@/contract/changes';
import { parseJson } from '@/contract/parse-json';
import { MOST_VISITS, type OfferedVisit, type VisitOfSeries } from '@/contract/series';
import type { Words } from '@/i18n/translations';
import { dateInZone } from '@/lib/time/clinic-time';

const named = statusChange.shape.others.unwrap();

/** Returns which other visits of a series can be changed together with this one: those after it, and all. */
export function othersOf<Visit extends VisitOfSeries>(visits: Visit[], open: string) {
  const from = visits.find(({ bookingNumber }) => bookingNumber === open)?.startsAt ?? '';
  const all = visits.filter(({ isLive, bookingNumber }) => isLive && bookingNumber !== open);
  return { rest: all.filter(({ startsAt }) => startsAt > from), all };
}

/** Returns the choices of which visits of a series to change together with this one; none if it is the only one ahead. */
export function scopesOf(visits: VisitOfSeries[], open: string, t: Words<'appointment.series'>) {
  const { rest, all } = othersOf(visits, open);
  if (all.length === 0) return [];
  return [
    { value: '[]', label: t('one') },
    ...(rest.length > 0 ? [{ value: writeOthers(rest), label: t('rest', { count: rest.length }) }] : []),
    ...(all.length > rest.length
      ? [{ value: writeOthers(all), label: t('all', { count: all.length + 1 }) }]
      : []),
  ];
}

/** The dates of the other visits of a series: a visit moves to none before it, and to one after it only together with it. */
export function datesOfOthers(visits: VisitOfSeries[], open: string): { before: string[]; after: string[] } {
  const { rest, all } = othersOf(visits, open);
  const datesOf = (some: VisitOfSeries[]) =>
    some.map(({ startsAt: instant, timeZone }) => dateInZone({ instant, timeZone }));
  return { before: datesOf(all.filter((visit) => !rest.includes(visit))), after: datesOf(rest) };
}

/** Says from which to which place visits are in their series, and how many it has. */
export function placesOf(visits: { bookingNumber: string }[], series: { bookingNumber: string }[]) {
  const places = visits.map(({ bookingNumber }) => placeInSeries(bookingNumber));
  const total = Math.max(...series.map(({ bookingNumber }) => placeInSeries(bookingNumber)));
  return { from: Math.min(...places), to: Math.max(...places), total };
}

/** Visits as the value of a field, each as it was shown. */
export function writeOthers(visits: VisitOfSeries[]): string {
  const others: OtherVisits = visits.map(({ bookingNumber, version }) => ({ bookingNumber, version }));
  return JSON.stringify(others);
}

/** A list of visits as a field holds it; none for the visit alone. */
function listField<Visit extends z.ZodType>(list: z.ZodArray<Visit>) {
  return z
    .string()
    .max(4000)
    .default('[]')
    .transform((text) => parseJson(text))
    .pipe(list);
}

/** Result of {@link writeOthers}. */
export const othersField = listField(named);

/** Visits with their new times as the value of a field, in order; null where there is not one for each. */
export function writeMoved(visits: VisitOfSeries[], times: OfferedVisit[] | null): string | null {
  if (times?.length !== visits.length) return null;
  return JSON.stringify(
    visits.map(({ bookingNumber, version }, place) => ({
      bookingNumber,
      version,
      doctor: times[place]?.doctor,
      startsAt: times[place]?.startsAt,
    })),
  );
}

/** Result of {@link writeMoved}. */
export const movedField = listField(
  z.array(named.element.extend({ doctor: z.string(), startsAt: z.iso.datetime() })).max(MOST_VISITS),
);
