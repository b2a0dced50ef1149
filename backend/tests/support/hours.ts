import { WEEKDAYS } from '../../src/scheduling/schedule';
import type { TestClinic } from './clinic-content';
import { documentsOf } from './documents';
import type { TestBackend } from './strapi';

/** A shift on each day of the week; times as `09:00`. */
export const everyDay = (startsAt: string, endsAt: string, more = {}) =>
  WEEKDAYS.map((weekday) => ({
    ...{ weekday, startsAt: `${startsAt}:00.000`, endsAt: `${endsAt}:00.000`, ...more },
  }));

type Refused = { message: string; details: { errors: { path: string[]; message: string }[] } };

/** Returns the refusal of a write. @throws when it was saved */
export const refusal = (write: Promise<unknown>): Promise<Refused> =>
  write.then(
    () => Promise.reject(new Error('It was saved')),
    (error: Refused) => error,
  );

export const pathsOf = ({ details }: Refused) => details.errors.map(({ path }) => path.join('.'));

export function editHours(backend: TestBackend, clinic: TestClinic) {
  const documents = (noun: string) => documentsOf(backend.strapi, noun);
  let doctors = 0;
  return {
    documents,
    /** A doctor without hours; gives the document id. */
    newDoctor: async (): Promise<string> => {
      doctors += 1;
      const doctor = { name: `Dr Number ${doctors}`, specialties: [clinic.specialty] };
      return (await documents('doctor').create({ locale: 'en', status: 'published', data: doctor }))
        .documentId;
    },
    /** A set of hours in the first branch, unless `data` says another; gives the document id. */
    newHours: async (data: Record<string, unknown>): Promise<string> => {
      const hours = { branch: clinic.branch, slotMinutes: 20, ...data };
      return (await documents('schedule').create({ data: hours })).documentId;
    },
  };
}
