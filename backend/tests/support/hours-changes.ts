import { WEEKDAYS } from '../../src/scheduling/schedule';
import { ask } from './clinic';
import type { TestClinic } from './clinic-content';
import type { TestBackend } from './strapi';

/** The hours as a manager reads and changes them in the staff area. */
export function changeHours(backend: TestBackend, clinic: TestClinic, token: string) {
  const call = (path: string, data?: unknown) => ask(backend, `/hours${path}`, { token, data });

  const hoursOf = async (doctor: string, week = '') =>
    (await call(`/${doctor}${week && `?week=${week}`}`)).body.data;
  const send = (change: object, more: object = {}) =>
    call('/changes', { change, isTrial: false, visits: [], reason: null, ...more });
  const rehearse = (change: object) => send(change, { isTrial: true });
  const setOf = (more: object = {}) => ({
    ...{ branch: clinic.branch, label: '', slotMinutes: 20, shifts: shiftsOf('09:00', '13:00') },
    ...{ validFrom: null, validTo: null, onTheseDates: null, ...more },
  });

  return { ask: call, hoursOf, send, rehearse, setOf };
}

export const shiftsOf = (startsAt: string, endsAt: string) =>
  WEEKDAYS.map((weekday) => ({ weekday, startsAt, endsAt, pastMidnight: false }));
export const offOn = (date: string, more: object = {}) => ({
  ...{ startsOn: date, endsOn: date, startsAt: null, endsAt: null, note: '', ...more },
});
/** Picks what names an entry, as it was read, in a change. */
export const entryOf = ({ documentId, version }: Record<'documentId' | 'version', string>) => ({
  ...{ documentId, version },
});
