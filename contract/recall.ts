import { z } from 'zod';
import { RECALL_STATES } from './appointment';
import { consentLocale } from './consent';
import { longPageSize, pageUpTo, pagination } from './lists';
import { names } from './names';
import { nameAndPhone } from './person';
import { daysAfter } from './series';

/** Most months ahead of a recall. */
export const RECALL_MONTHS = 36;

/** Time at which a patient is to come again: in so many months, or on a date by the clock of the branch. */
export const recallRequest = z.union([
  z.strictObject({ months: z.number().int().min(1).max(RECALL_MONTHS) }),
  z.strictObject({ on: z.iso.date() }),
]);
export type RecallRequest = z.input<typeof recallRequest>;

/** Visits that are booked now: on days after today, or where none are given on the dates of the patient's recalls. */
export const furtherVisitsRequest = z.strictObject({
  /** The same key books once. */
  key: z.uuid(),
  afterDays: daysAfter.optional(),
  consent: z.literal(true),
  consentLocale,
});
export type FurtherVisitsRequest = z.input<typeof furtherVisitsRequest>;

export const recallQuery = z.strictObject({ page: pageUpTo(10_000), pageSize: longPageSize });

const recallRow = z.object({
  /** Document id of the visit it was set with. */
  documentId: z.string(),
  bookingNumber: z.string(),
  ...nameAndPhone,
  doctor: names.nullable(),
  branch: names.nullable(),
  on: z.string(),
  state: z.enum(RECALL_STATES),
});
export type RecallRow = z.output<typeof recallRow>;

/** Recalls that wait, and those nobody could be written about, the next one first. */
export const recallsAnswer = z.object({ data: z.array(recallRow), meta: z.object({ pagination }) });
export type Recalls = z.output<typeof recallsAnswer>;
