import { z } from 'zod';
import { depositTerms } from './deposit';
import { documentId } from './document-id';
import { askedDay, epoch, instant } from './instant';
import { MONTH_DAYS } from './limits';

export const freeTimeSchema = z.object({ startsAt: instant, endsAt: instant });
export type FreeTime = z.output<typeof freeTimeSchema>;

/** Query for free times: one doctor at one branch; `from` is the branch's date. */
export const availabilityQuery = z.strictObject({
  doctor: documentId,
  branch: documentId,
  /** The clinic's default when left out. */
  service: documentId.optional(),
  from: askedDay,
  days: z.coerce.number<number>().int().min(1).max(MONTH_DAYS).default(1),
});

/** Query for first free times: of the doctors named or of all, for a service, at a branch or anywhere. */
export const nextQuery = z.strictObject({
  doctors: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(documentId).max(100))
    .optional(),
  branch: documentId.optional(),
  service: documentId.optional(),
});

/** Hours by which a call about a request made now would come: within so many minutes while they are open. */
const callLinesSchema = z.object({
  withinMinutes: z.number(),
  open: z.array(z.object({ from: instant, to: instant })),
});
export type CallLines = z.output<typeof callLinesSchema>;

/** Null while no call is promised. */
export const callLinesAnswer = callLinesSchema.nullish();

/** Free times of one doctor at one branch; `date` is the branch's, every day of the range is listed. */
export const availabilityAnswer = z.object({
  data: z.array(z.object({ date: z.string(), slots: z.array(freeTimeSchema) })),
  meta: z.object({
    timeZone: z.string(),
    slotMinutes: z.number(),
    nextFree: freeTimeSchema.nullable(),
    callLines: callLinesAnswer,
    /** True when a booking here begins as confirmed when it is paid in cash. */
    confirmsAtOnce: z.boolean().default(false),
    /** Deposit for patients who pay themselves; undefined if none is needed. */
    deposit: depositTerms.optional(),
  }),
});
export type Availability = z.output<typeof availabilityAnswer>;

const nextFreeSchema = freeTimeSchema.extend({
  doctor: z.string(),
  branch: z.string(),
  timeZone: z.string(),
});
export type NextFree = z.output<typeof nextFreeSchema>;

/** The first free time of each doctor; doctors without one are left out. */
export const nextFreeAnswer = z.object({ data: z.array(nextFreeSchema) });

/** A time that was held for a visitor, until `expiresAt`. */
export const holdAnswer = z.object({ data: freeTimeSchema.extend({ expiresAt: instant }) });

export const holdRequest = z.strictObject({
  doctor: documentId,
  branch: documentId,
  service: documentId.nullish().transform((service) => service ?? null),
  startsAt: epoch,
});
