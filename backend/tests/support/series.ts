import { randomUUID } from 'node:crypto';
import { servicesOf } from '../../src/platform/services';
import { addDays, dateAt } from '../../src/scheduling/zone';
import { at, dataOf, type startClinic } from './clinic';
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

/** Finds, buys and reads series of a started clinic's long appointment, as whoever `token` signs in. */
export function seriesIn(
  { backend, clinic, booker, ask, db }: Awaited<ReturnType<typeof startClinic>>,
  token: () => string,
) {
  const service = clinic.longAppointment;
  const { manageKeys } = servicesOf(backend.strapi);
  return {
    async find(startsAt: string): Promise<Visit[]> {
      const query = new URLSearchParams({ doctor: clinic.doctor, branch: clinic.branch, service, startsAt });
      return dataOf(await ask(`/appointments/series?${query}`, { token: token() }));
    },
    buy(visits: readonly Visit[], fields: Record<string, unknown> = {}, key: string = randomUUID()) {
      const [{ doctor, startsAt } = { doctor: '', startsAt: '' }] = visits;
      const series = { doctor, startsAt, laterVisits: asLater(visits), status: 'confirmed' };
      const data = booker.request({ service, specialty: clinic.specialty, ...series, ...fields });
      return ask('/appointments/for-caller', { token: token(), data, headers: { 'Idempotency-Key': key } });
    },
    weekly: (date: string, time = '10:00', doctor = clinic.doctor): Visit[] =>
      [0, 7, 14, 21].map((days) => ({ doctor, startsAt: at(time, addDays(date, days)) })),
    visitsOf: (number: string) => db()('appointments').where({ series: number }).orderBy('series_visit'),
    doctorClaims: (appointment: string) =>
      db()('claims').where({ appointment, resource: `doctor:${clinic.doctor}` }),
    ownOf: (bookingNumber: string) => ({ bookingNumber, manageKey: manageKeys.keyFor(bookingNumber) }),
  };
}
