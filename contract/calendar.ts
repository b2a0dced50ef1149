import { z } from 'zod';
import { ATTENDANCES } from './attendance';
import { freeTimeSchema as time } from './availability';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { names } from './names';
import { room } from './room';
import { STATUSES } from './transitions';

/** Days of the doctors of a branch, or of one; a week at most. */
export const calendarQuery = z.strictObject({
  branch: documentId,
  doctor: documentId.optional(),
  /** Length of the free times; the clinic's default when left out. */
  service: documentId.optional(),
  from: askedDay,
  days: z.coerce.number<number>().int().min(1).max(7).default(1),
});

const entry = z.discriminatedUnion('kind', [
  time.extend({ kind: z.literal('free') }),
  time.extend({ kind: z.literal('held') }),
  /** An appointment in a branch that the reader may not see. */
  time.extend({ kind: z.literal('elsewhere') }),
  time.extend({ kind: z.literal('busy') }),
  time.extend({
    kind: z.literal('blocked'),
    /** Null when it was blocked from a branch that the reader may not see. */
    block: z.object({ documentId: z.string(), reason: z.string() }).nullable(),
  }),
  time.extend({
    kind: z.literal('appointment'),
    appointment: z.object({
      documentId: z.string(),
      bookingNumber: z.string(),
      version: z.number(),
      status: z.enum(STATUSES),
      attendance: z.enum(ATTENDANCES).nullable(),
      isWalkIn: z.boolean(),
      /** Null when the patient's data was erased. */
      name: z.string().nullable(),
      isOverbooked: z.boolean(),
      /** The branch of the appointment when it is another one. */
      elsewhere: names.nullable(),
      /** True when a message reaches the patient. */
      isReached: z.boolean().default(true),
    }),
  }),
]);
export type DayEntry = z.output<typeof entry>;

const day = z.object({
  date: z.string(),
  /** Times of the doctor in the branch, cut at the day's midnights and by what takes the doctor away. */
  shifts: z.array(time),
  /** Parts of the shifts that a day off or a closure of the branch takes. */
  absences: z.array(time),
  entries: z.array(entry),
});
export type CalendarDay = z.output<typeof day>;

/** Days of a branch's doctors, by the clock of the branch. */
export const calendarAnswer = z.object({
  data: z.array(
    z.object({
      doctor: z.object({ documentId: z.string(), name: names, takesNoNewBookings: z.boolean() }),
      days: z.array(day),
    }),
  ),
  meta: z.object({
    /** Rooms and devices with their bookings for a day of the branch; empty for a week, or for one doctor. */
    rooms: z.array(z.object({ room, days: z.array(day) })).default([]),
    timeZone: z.string(),
    country: z.string(),
    mayOverbook: z.boolean(),
    mayBook: z.boolean(),
    /** Extra walk-ins allowed for a doctor per day. */
    extraWalkIns: z.number().int(),
  }),
});
export type Calendar = z.output<typeof calendarAnswer>;
