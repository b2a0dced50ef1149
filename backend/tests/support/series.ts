import { addDays, dateAt } from '../../src/scheduling/zone';
import { TIME_ZONE } from './clinic-content';

export type Visit = { doctor: string; startsAt: string };

export const hourOf = (startsAt: string) =>
  new Date(startsAt).toLocaleTimeString('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' });
export const dayOf = (startsAt: string) => dateAt(Date.parse(startsAt), TIME_ZONE);
export const daysOf = (visits: readonly Visit[]) => visits.map(({ startsAt }) => dayOf(startsAt));
export const daysFrom = (date: string, ...after: number[]) => after.map((days) => addDays(date, days));

/** Lists the visits after the first, as a request for a series names them. */
export const asLater = (visits: readonly Visit[]) =>
  visits.slice(1).map(({ doctor, startsAt }) => ({ doctor, startsAt }));

/** What is sent to move the visits of a series to these times, the first of them being its `from`-th visit. */
export const moveOf = (series: string, from: number, visits: readonly Visit[], versions: number[] = []) => ({
  version: versions[0] ?? 1,
  startsAt: visits[0]?.startsAt,
  others: asLater(visits).map((visit, place) => ({
    ...{ bookingNumber: `${series}-${from + place + 1}`, version: versions[place + 1] ?? 1 },
    ...visit,
  })),
});
