import { z } from 'zod';
import { CARD_TOKEN } from './card';
import { PHONE_CHANNELS } from './channels';
import { toLatinDigits } from './digits';
import { documentId } from './document-id';
import { guardianRequest } from './guardian';
import { epoch } from './instant';
import { EMAIL_LENGTH, NOTES_LENGTH, PHONE_LENGTH } from './limits';
import { optionalLines } from './line-schema';
import { LANGUAGES } from './patient';
import { personLines } from './person';
import { bookedVisit, laterVisits } from './series';
import { STATUSES } from './transitions';

const blankAsNull = (value: string | null | undefined) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** Makes a field optional: missing, null and blank are all null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankAsNull, schema.nullish()).transform((value) => value ?? null);
}

/** A whole number as it is typed, in any digits. */
const digitsNumber = z
  .string()
  .trim()
  .max(10)
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d+$/).transform(Number));

export const reached = {
  email: optional(z.email().max(EMAIL_LENGTH)),
  phone: z.string().trim().min(1).max(PHONE_LENGTH).transform(toLatinDigits),
};

/** Age in whole years; its upper limit is a setting. */
export const ageRequest = z.union([z.number(), digitsNumber]).pipe(z.number().int().min(0));

export const personRequest = z.strictObject({
  firstName: personLines.firstName,
  lastName: personLines.lastName,
  ...reached,
});
export type PersonInput = z.output<typeof personRequest>;

/** Pages of the website that make bookings: step by step from the doctor or the branch, or the page of one form. */
export const BOOKING_WAYS = ['doctor', 'branch', 'onePage'] as const;
export type RequestWay = (typeof BOOKING_WAYS)[number];

const appointment = {
  branch: documentId,
  specialty: optional(documentId),
  doctor: documentId,
  service: optional(documentId),
  startsAt: epoch,
  /** Visits after the first of a service that is a series. */
  laterVisits: laterVisits.nullish().transform((visits) => visits ?? []),
  ...personLines,
  ...reached,
  tellBy: optional(z.enum(PHONE_CHANNELS)),
  /** True when the clinic's news may be written to the email address. */
  news: z
    .boolean()
    .nullish()
    .transform((isWanted) => isWanted ?? false),
  age: ageRequest,
  ...guardianRequest,
  additionalNotes: optionalLines(NOTES_LENGTH),
  consent: z.literal(true),
  locale: z.enum(LANGUAGES),
  /** Null where it is not said. */
  way: optional(z.enum(BOOKING_WAYS)),
};

const noCard = optional(z.null());
const card = z.string().regex(CARD_TOKEN);

const cash = z.strictObject({
  ...appointment,
  contractType: z.literal('cash'),
  organisation: noCard,
  cardFront: noCard,
  cardBack: noCard,
});
/** Booking requests by how they are paid, and how the pictures of the card come that others but `cash` need. */
function requestsWith<Card extends z.ZodType>(picture: Card) {
  const others = { ...appointment, organisation: documentId, cardFront: picture, cardBack: picture };
  return {
    cash,
    company: z.strictObject({ ...others, contractType: z.literal('company') }),
    syndicate: z.strictObject({ ...others, contractType: z.literal('syndicate') }),
  };
}

/** Booking requests of visitors. The backend adds the limits of the settings. */
export const bookingRequests = requestsWith(card);

/** Cards of somebody on the phone or at the desk: pictures are taken now, or the card is brought to the branch. */
export const callerRequests = requestsWith(optional(card));

export type BookingRequest = z.input<(typeof bookingRequests)[keyof typeof bookingRequests]>;

/** A booking request as it was read: cleaned texts, the start in epoch milliseconds. */
export type BookingInput = z.output<
  (typeof bookingRequests | typeof callerRequests)[keyof typeof bookingRequests]
>;

/** Answer to staff, with what finds the appointment. */
export const callerBookingAnswer = z.object({
  data: z.object({
    documentId: z.string(),
    bookingNumber: z.string(),
    status: z.enum(STATUSES),
    startsAt: z.string(),
    endsAt: z.string(),
  }),
});

export type CallerBooking = z.output<typeof callerBookingAnswer>['data'];

/** Answer to a visitor, with the manage key. Instants are ISO, in UTC. */
export const bookingAnswer = z.object({
  data: z.object({
    ...bookedVisit,
    manageKey: z.string(),
    endsAt: z.string(),
    callBy: z.string().nullable(),
  }),
});
export type Booking = z.output<typeof bookingAnswer>['data'];
