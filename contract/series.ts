import { z } from 'zod';
import { freeTimeSchema } from './availability';
import { documentId } from './document-id';
import { epoch } from './instant';
import { names } from './names';
import { STATUSES } from './transitions';

/** Visits of a series at most, the first one among them. */
export const MOST_VISITS = 24;

/** Offered visit, with its doctor. */
export const offeredVisit = freeTimeSchema.extend({ doctor: z.string() });
export type OfferedVisit = z.output<typeof offeredVisit>;

/** Every visit of a series in order, each free when it was asked for; null when there is none within the horizon. */
export const wholeSeries = z.array(offeredVisit).nullable();

/** Days of visits after the first one, counted from it, as they are typed: `30, 60, 90`. */
export const daysAfter = z
  .string()
  .max(120)
  .regex(/^\s*\d{1,3}(\s*[,\u060c]\s*\d{1,3})*\s*$/);

/** Series of a service, from the wanted time of its first visit on. */
export const seriesQuery = z.strictObject({
  doctor: documentId,
  branch: documentId,
  service: documentId,
  startsAt: epoch,
  /** Rhythm for a service that is no series by itself. */
  afterDays: daysAfter.optional(),
});

/** Time that the first of some visits moves to, and where, if another doctor or branch gives it. */
export const restQuery = z.strictObject({
  startsAt: epoch,
  doctor: documentId.optional(),
  branch: documentId.optional(),
});

export const seriesAnswer = z.object({ data: wholeSeries });

/** Fields that most answers have of an appointment; the start is ISO, in UTC. */
export const bookedVisit = {
  bookingNumber: z.string(),
  status: z.enum(STATUSES),
  startsAt: z.string(),
  timeZone: z.string(),
};

/** A visit of a series, as the pages of all its visits list it. */
const visitOfSeries = z.object({
  ...bookedVisit,
  version: z.number().int(),
  /** Ahead, and not dealt with at the desk: it can be canceled or moved. */
  isLive: z.boolean(),
  doctor: names.nullable(),
});
export type VisitOfSeries = z.output<typeof visitOfSeries>;

/** Visits of the series in order, this one among them; empty for a single appointment. */
export const ownSeries = z.array(visitOfSeries);
/** The same for staff: those they may see. */
export const staffSeries = z.array(visitOfSeries.extend({ documentId: z.string() }));

/** The visits after the first of a series that is booked, as they were offered. */
export const laterVisits = z
  .array(z.strictObject({ doctor: documentId, startsAt: epoch }))
  .max(MOST_VISITS - 1);
