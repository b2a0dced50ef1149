import { z } from 'zod';
import { documentId } from './document-id';

export const BUSY_ADDRESS_LENGTH = 1000;

/** Address of a doctor's own calendar, in whose times nobody is booked. Which hosts may be called the backend decides. */
export const busyCalendarRequest = z.strictObject({
  doctor: documentId,
  url: z
    .string()
    .trim()
    .max(BUSY_ADDRESS_LENGTH)
    .transform((address) => address.replace(/^webcals?:/i, 'https:'))
    .pipe(z.url({ protocol: /^https?$/ })),
});
export type BusyCalendarRequest = z.output<typeof busyCalendarRequest>;

/** Reasons why a calendar could not be read: its address, its server, its size, its content, or another key of encryption. */
export const BUSY_FAILURES = [
  'address',
  'unreachable',
  'refused',
  'tooBig',
  'notCalendar',
  'tooMuch',
  'lost',
] as const;
export type BusyFailure = (typeof BUSY_FAILURES)[number];

/** A calendar and how reading it goes; instants are ISO. Of its address, which is a secret, the host alone. */
const busyCalendar = z.object({
  documentId: z.string(),
  doctor: z.string(),
  host: z.string(),
  /** Last successful reading; its busy times count until the next one. */
  readAt: z.string().nullable(),
  failure: z.enum(BUSY_FAILURES).nullable(),
  failingSince: z.string().nullable(),
  times: z.number(),
  skipped: z.number(),
});
export type BusyCalendar = z.output<typeof busyCalendar>;

export const busyCalendarsAnswer = z.object({ data: z.array(busyCalendar) });
export const busyCalendarAnswer = z.object({ data: busyCalendar });
