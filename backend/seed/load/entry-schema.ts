import { z } from 'zod';
import { WEEKDAYS } from '../../src/scheduling/schedule';
import type { SeedEntry } from '../entry';

const DAY_MS = 24 * 60 * 60 * 1000;
const RELATIVE_DATE = /^today[+-]\d+$/;

const startsWithToday = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('today');

/** The date, in UTC, as YYYY-MM-DD. */
function toDate(relative: string): string {
  const days = Number(relative.slice('today'.length));
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

const value = z
  .unknown()
  .refine(
    (given) => !startsWithToday(given) || RELATIVE_DATE.test(given),
    'must be a date such as today+30 or today-162',
  )
  .transform((given) => (startsWithToday(given) ? toDate(given) : given));

const time = z.iso
  .time({ precision: -1, error: 'must be a time such as 09:30' })
  .transform((given) => `${given}:00.000`);

const days = z.array(z.enum(WEEKDAYS)).min(1);

const opening = z
  .strictObject({ days, opensAt: time, closesAt: time })
  .transform(({ days: weekdays, ...hours }) => weekdays.map((weekday) => ({ weekday, ...hours })));

const shift = z
  .strictObject({ days, startsAt: time, endsAt: time })
  .transform(({ days: weekdays, ...hours }) => {
    const pastMidnight = hours.endsAt < hours.startsAt;
    return weekdays.map((weekday) => ({ weekday, ...hours, pastMidnight }));
  });

const openings = z.array(opening).transform((list) => list.flat());

const shared = z
  .object({
    workingHours: openings,
    callHours: openings,
    shifts: z.array(shift).transform((list) => list.flat()),
    startsAt: time,
    endsAt: time,
    outOfOrder: z.array(z.strictObject({ startsOn: value, endsOn: value })),
  })
  .partial()
  .catchall(value);

const words = z.record(z.string(), z.unknown()).default({});
const picture = z.strictObject({ file: z.string(), en: z.string(), ar: z.string() });

/**
 * An entry as its JSON file holds it, see `seed/README.md`: dates are counted from today, hours stand once for several
 * days. Whether the attributes are those of the content type is asserted by `seed/content.test.ts`.
 */
export const entrySchema: z.ZodType<SeedEntry> = z.strictObject({
  key: z.string(),
  shared: shared.optional(),
  en: words,
  ar: words,
  relations: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  pictures: z.record(z.string(), z.union([picture, z.array(picture)])).optional(),
});
