import { z } from 'zod';
import { WEEKDAYS } from '../../scheduling/schedule';

export const orNull = z.string().nullable().default(null);

const shift = z.object({
  weekday: z.enum(WEEKDAYS),
  startsAt: z.string(),
  endsAt: z.string(),
  pastMidnight: z.coerce.boolean().nullish().transform(Boolean),
});
export const shifts = z.array(shift).default([]);

/** Hours of a doctor in a branch, as they are stored. */
export const scheduleRow = z.object({
  slotMinutes: z.number(),
  validFrom: orNull,
  validTo: orNull,
  replacesRegular: z.coerce.boolean(),
  shifts,
});
