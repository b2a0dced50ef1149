import { z } from 'zod';
import { statusSchema } from '@/features/appointments/schema';

const names = z.object({ en: z.string(), ar: z.string() });
const time = { startsAt: z.string(), endsAt: z.string() };

/** Something in a doctor's day. Instants are ISO, in UTC. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), ...time }),
  z.object({ kind: z.literal('held'), ...time }),
  /** A visit in a branch that the reader may not see. */
  z.object({ kind: z.literal('elsewhere'), ...time }),
  z.object({
    kind: z.literal('blocked'),
    ...time,
    /** Null when it was blocked from a branch that the reader may not see. */
    block: z.object({ documentId: z.string(), reason: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('visit'),
    ...time,
    visit: z.object({
      documentId: z.string(),
      bookingNumber: z.string(),
      status: statusSchema,
      /** Null when the patient's data was erased. */
      name: z.string().nullable(),
      isOverbooked: z.boolean(),
      /** The branch of the visit when it is another one. */
      elsewhere: names.nullable(),
    }),
  }),
]);
export type Entry = z.infer<typeof entrySchema>;

const daySchema = z.object({
  date: z.string(),
  /** From the first working time of the day to the end of the last; null on a day without work. */
  works: z.object(time).nullable(),
  entries: z.array(entrySchema),
});
export type Day = z.infer<typeof daySchema>;

/** Days of a branch's doctors, by the clock of the branch. */
export const calendarSchema = z.object({
  data: z.array(
    z.object({
      doctor: z.object({ documentId: z.string(), name: names, takesNoNewBookings: z.boolean() }),
      days: z.array(daySchema),
    }),
  ),
  meta: z.object({ timeZone: z.string(), country: z.string(), mayOverbook: z.boolean() }),
});
export type Calendar = z.infer<typeof calendarSchema>;
