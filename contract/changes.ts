import { z } from 'zod';
import { ATTENDANCES } from './attendance';
import { ageRequest, personRequest } from './booking-request';
import { consentLocale } from './consent';
import { documentId } from './document-id';
import { epoch } from './instant';
import { REASON_LENGTH, SHORTEST_OVERBOOK_REASON } from './limits';
import { lineSchema, optionalLine } from './line-schema';
import { PHONE_PLACEHOLDERS } from './phone-placeholders';
import { placeholdersOf } from './placeholders';
import { daysAfter, MOST_VISITS } from './series';
import { STATUSES } from './transitions';

/** The version of the appointment that was looked at: one that was changed since is not changed by it. */
export const version = z.number().int().min(1);

/** Other visits of its series that are changed with an appointment in one transaction, each as it was shown. */
const otherVisit = z.strictObject({ bookingNumber: z.string().max(20), version });
export const others = z
  .array(otherVisit)
  .max(MOST_VISITS - 1)
  .optional();
export type OtherVisits = NonNullable<z.output<typeof others>>;

export const statusChange = z.strictObject({
  to: z.enum(STATUSES),
  version,
  reason: optionalLine(REASON_LENGTH),
  others,
});
export type StatusChange = z.input<typeof statusChange>;

/** Placeholders in a text of the desk's own: it offers no time, so nothing has to be accepted until a moment. */
export const OWN_TEXT_PLACEHOLDERS = PHONE_PLACEHOLDERS.filter((name) => name !== 'until');

/** One line, as values of WhatsApp templates are, and no longer than the history holds. */
const ownText = lineSchema(REASON_LENGTH, { required: 'required', tooLong: 'tooLong' }).refine(
  (text) => placeholdersOf(text).every((name) => OWN_TEXT_PLACEHOLDERS.some((known) => known === name)),
  'placeholder',
);

/** A text of the desk's own for the patient of an appointment: that of the patient's language is sent. */
export const ownMessageRequest = z.strictObject({
  version,
  texts: z.strictObject({ en: ownText, ar: ownText }),
});
export type OwnMessage = z.input<typeof ownMessageRequest>;

/** Note of the desk on an appointment on its day; null takes the note back. */
export const attendanceChange = z.strictObject({
  to: z.enum(ATTENDANCES).nullable(),
  version,
  reason: optionalLine(REASON_LENGTH),
});

export const cancellationRequest = statusChange.omit({ to: true });

export const undoRequest = statusChange.pick({ version: true });

/** Corrections of a patient to a request, changed or not. */
export const correctionRequest = personRequest.extend({ version, age: ageRequest.nullable().default(null) });
export type Correction = z.output<typeof correctionRequest>;

/** Later visits of its series that are moved with an appointment, and to which times. */
const movedOthers = z
  .array(otherVisit.extend({ doctor: documentId, startsAt: epoch }))
  .max(MOST_VISITS - 1)
  .optional();
export type MovedVisits = NonNullable<z.output<typeof movedOthers>>;

const rescheduleRequest = z.strictObject({ startsAt: epoch, version, others: movedOthers });

/** Move by its patient, who may also choose another branch of the doctor. */
export const ownRescheduleRequest = rescheduleRequest.extend({ branch: documentId.optional() });
export type OwnReschedule = z.input<typeof ownRescheduleRequest>;
/** Move by staff, who may reassign it with the time: to another doctor, branch or service. */
export const reassignRequest = rescheduleRequest.extend({
  doctor: documentId.optional(),
  branch: documentId.optional(),
  service: documentId.optional(),
  reason: optionalLine(REASON_LENGTH),
});
export type Reassign = z.input<typeof reassignRequest>;

/** Exchange of a room or device; `from` is null where it has none of the kind yet. */
export const roomChange = z.strictObject({ version, from: documentId.nullable(), to: documentId });

/** Fields that staff add to the booking of somebody on the phone; the rest is a booking request. */
export const callerBooking = z.looseObject({
  branch: z.string(),
  status: z.enum(['pending', 'confirmed']),
  /** Reason for booking a time that another appointment has; only from a manager. */
  overbookReason: lineSchema(REASON_LENGTH).pipe(z.string().min(SHORTEST_OVERBOOK_REASON)).nullish(),
  /** The patient stands at the desk: confirmed, today, and arrived at once. */
  walkIn: z.boolean().optional(),
  /** Further visits on these days after it, of a service that is no series by itself. */
  afterDays: daysAfter.optional(),
  /** An extra walk-in at the time of another appointment, within the limit of the settings. */
  isExtra: z.boolean().optional(),
  consentLocale,
});

/** Opening a request for a call; `takeOver` also from a colleague who has it open, on purpose. */
export const callOpening = z.looseObject({ takeOver: z.boolean().default(false) });

const DAYS_AHEAD = 14;

export const callOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('confirmed'), version }),
  z.strictObject({ outcome: z.literal('canceled'), version, reason: lineSchema(REASON_LENGTH) }),
  z.strictObject({
    outcome: z.literal('noAnswer'),
    version,
    /** Minutes from now. */
    tryAgain: z
      .number()
      .int()
      .min(5)
      .max(DAYS_AHEAD * 1440),
  }),
  z.strictObject({
    outcome: z.literal('callBack'),
    version,
    /** Date and time by the clock of the branch. */
    date: z.iso.date(),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    note: optionalLine(REASON_LENGTH),
  }),
]);
export type CallOutcomeRequest = z.input<typeof callOutcome>;

/** A minute by the clock of the branch, as a form has it. */
const wallTime = z.iso.datetime({ local: true, precision: -1 }).regex(/\d$/);

export const blockRequest = z.strictObject({
  doctor: documentId,
  branch: documentId,
  startsAt: wallTime,
  endsAt: wallTime,
  reason: lineSchema(REASON_LENGTH),
});
export type BlockRequest = z.input<typeof blockRequest>;
