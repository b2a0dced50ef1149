import { z } from 'zod';
import { BOOKING_WAYS } from './booking-request';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { names } from './names';
import { OFFER_STATES } from './waiting-list';

export const FIGURE_SPLITS = ['branch', 'doctor', 'service', 'weekday'] as const;
export type FigureSplit = (typeof FIGURE_SPLITS)[number];

/** Origins of requests: a page of the website (`website` if unknown), the waiting list, a caller, or somebody at the desk. */
export const REQUEST_ORIGINS = [...BOOKING_WAYS, 'website', 'waitingList', 'phone', 'walkIn'] as const;
export type RequestOrigin = (typeof REQUEST_ORIGINS)[number];

/** Causes of cancellations: who canceled, and whether it was confirmed before. */
export const CANCELLATION_CAUSES = [
  'patientPending',
  'patientConfirmed',
  'clinicPending',
  'clinicConfirmed',
  'notConfirmed',
] as const;
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

/** Groups of the reasons that staff typed for cancellations; `none` if no reason is stored. */
export const CANCELLATION_REASONS = [
  'patientAsked',
  'notReached',
  'doctorAway',
  'closed',
  'twice',
  'mistake',
  'other',
  'none',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** Counts of the waiting list: who joined or left in a period, and who is waiting at its end. */
export const WAITING_COUNTS = ['joined', 'booked', 'left', 'removed', 'ended', 'waiting'] as const;
export type WaitingCount = (typeof WAITING_COUNTS)[number];

/** Query for figures: dates of the branch, the last included. */
export const figuresQuery = z.strictObject({
  branch: documentId.optional(),
  doctor: documentId.optional(),
  service: documentId.optional(),
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  weekday: z
    .string()
    .regex(/^[1-7]$/)
    .transform(Number)
    .optional(),
  by: z.enum(FIGURE_SPLITS).default('branch'),
  from: askedDay,
  to: askedDay,
});

const count = z.number().int();

/** Sums of a group of appointments, explained in docs/staff.md. */
const sums = z.object({
  requests: count,
  online: count,
  /** Average minutes from the request to the appointment; null without any. */
  leadMinutes: count.nullable(),
  confirmations: count,
  /** Confirmations in the moment of the booking. */
  atOnce: count,
  cancellations: count,
  /** Times that patients moved an appointment themselves; the appointment is no new request. */
  ownMoves: count,
  calls: count,
  noAnswers: count,
  /** Median minutes from the request to its confirmation; null without any. */
  medianMinutes: count.nullable(),
  /** Confirmed appointments whose day is past. */
  visits: count,
  noShows: count,
  unmarked: count,
  bookedMinutes: count,
  /** Null where hours do not say it: they belong to no service. */
  offeredMinutes: count.nullable(),
  /** Times that became free and were offered to the waiting list, and those of them that somebody accepted. */
  freedTimes: count,
  filledTimes: count,
  /** Median minutes from the first offer of such a time to its acceptance; null without any. */
  fillMinutes: count.nullable(),
  /** Moves by patients to an earlier time that the waiting list offered. */
  earlierMoves: count,
});
export type Sums = z.output<typeof sums>;

const group = sums.extend({
  id: z.string(),
  /** Null when it is not published any more, and for weekdays. */
  name: names.nullable(),
  before: sums,
});
export type FigureGroup = z.output<typeof group>;

const compared = { now: count, before: count };
export type Compared = z.output<z.ZodObject<typeof compared>>;

const day = z.object({ date: z.string(), requests: count, cancellations: count, noAnswers: count });
export type FigureDay = z.output<typeof day>;

/** Figures of appointments between two dates, beside the period of the same length before them. */
const figures = z.object({
  total: sums,
  before: sums,
  days: z.array(day),
  daysBefore: z.array(day),
  /** Confirmations by how long they took; `minutes` is the end of the group, null for the last. */
  waits: z.array(z.object({ minutes: count.nullable(), ...compared })),
  /** Requests by how far ahead of the appointment they came; `days` is the end of the group, null for the last. */
  leads: z.array(z.object({ days: count.nullable(), ...compared })),
  origins: z.array(z.object({ origin: z.enum(REQUEST_ORIGINS), ...compared })),
  /** Counts by the hour of the day, from 0 to 23. */
  hours: z.array(z.object({ hour: count, requests: count, calls: count })),
  causes: z.array(z.object({ cause: z.enum(CANCELLATION_CAUSES), ...compared })),
  /** Cancellations by staff, by the reason they typed. */
  reasons: z.array(z.object({ reason: z.enum(CANCELLATION_REASONS), ...compared })),
  /** Reasons typed most often; one typed only once may name a person and is left out. */
  typedReasons: z.array(z.object({ text: z.string(), ...compared })),
  offers: z.array(z.object({ state: z.enum(OFFER_STATES), ...compared })),
  waitingList: z.array(z.object({ what: z.enum(WAITING_COUNTS), ...compared })),
  groups: z.array(group),
});
export type Figures = z.output<typeof figures>;
export const figuresAnswer = z.object({
  data: figures,
  meta: z.object({ timeZone: z.string(), before: z.object({ from: z.string(), to: z.string() }) }),
});
export type FiguresAnswer = z.output<typeof figuresAnswer>;
