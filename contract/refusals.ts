import { z } from 'zod';
import { freeTimeSchema } from './availability';
import { CARD_REFUSALS } from './card';
import { FIELD_FAULTS } from './field-faults';
import { names } from './names';
import { CODE_REFUSALS } from './phone-code';
import { secondFactorStep } from './second-factor';
import { wholeSeries } from './series';
import { STATUSES } from './transitions';
import { workTask } from './work-proof';

/** Schema of one of these words; unknown ones, as of a newer backend, count as `other`. */
function wordOf<const Word extends string, const Other extends Word>(words: readonly Word[], other: Other) {
  return z.enum(words).or(z.string().transform((): Word => other));
}

const fieldErrorSchema = z.object({
  path: z.tuple([z.string()]),
  code: wordOf(FIELD_FAULTS, 'invalid'),
  message: z.string(),
});
export type FieldError = z.output<typeof fieldErrorSchema>;

/** Limits of live appointments (per doctor and day, patient, phone), of walk-ins beside others, and of held times. */
const seatLimit = z.enum(['doctorDay', 'patient', 'phone', 'extraWalkIns', 'holds']);
export type SeatLimitName = z.output<typeof seatLimit>;

/** A live appointment that stands in the way of blocking a time. */
const insideSchema = freeTimeSchema.extend({
  timeZone: z.string(),
  documentId: z.string(),
  bookingNumber: z.string(),
  status: z.enum(STATUSES),
});

const NOT_ALLOWED = [
  'notAllowed',
  'reasonRequired',
  'tooLate',
  'tooEarly',
  'notItsDay',
  'doorCode',
  'notLive',
  'notPending',
  'corrections',
  'mail',
  'unreachable',
  'otherPerson',
] as const;
export type NotAllowed = (typeof NOT_ALLOWED)[number];

const nothing = z.record(z.string(), z.never());

function refusal<const Name extends string, const Status extends number, Details extends z.ZodType>(
  name: Name,
  statuses: readonly Status[],
  details: Details,
) {
  return z.object({ name: z.literal(name), status: z.literal(statuses), message: z.string(), details });
}

/** Every expected "no" of the calls about appointments. Faults are exceptions; these are answers. */
export const refusalSchema = z.discriminatedUnion('name', [
  refusal('ValidationError', [400], z.object({ errors: z.array(fieldErrorSchema) })),
  refusal('NotFoundError', [404], nothing),
  refusal(
    'SlotTakenError',
    [409],
    /** Series that is free as a whole instead. */
    z.object({ next: z.array(freeTimeSchema), series: wholeSeries.optional() }),
  ),
  refusal('AppointmentLimitError', [409], z.object({ limit: seatLimit.optional() })),
  refusal(
    'AppointmentsInsideError',
    [409],
    z.object({
      appointments: z.array(insideSchema),
      /** Number of more in branches that the reader may not see. */
      others: z.number().int(),
      held: z.boolean(),
      blocked: z.boolean(),
    }),
  ),
  refusal('VersionConflictError', [409], nothing),
  refusal(
    'CallTakenError',
    [409],
    /** Colleague who has it, and until when at least (ISO 8601); null when it was given up. */
    z.object({ by: z.string().nullable(), until: z.string().nullable() }),
  ),
  refusal('TransitionNotAllowedError', [409], z.object({ refusal: wordOf(NOT_ALLOWED, 'notAllowed') })),
  refusal('AccountExistsError', [409], nothing),
  refusal('OwnAccountError', [409], nothing),
  refusal('SecondFactorRequiredError', [403, 409], secondFactorStep.or(nothing)),
  refusal('SecondFactorExistsError', [409], nothing),
  refusal('LiveAppointmentsError', [409], z.object({ bookingNumbers: z.array(z.string()) })),
  refusal('PatientChangedError', [409], nothing),
  refusal(
    'HoursProblemsError',
    [400],
    /** Problems by their path in the change, for instance `shifts`, `0`, `startsAt`. */
    z.object({ problems: z.array(z.object({ path: z.array(z.string()), message: names })) }),
  ),
  /** A visit that the change leaves outside is not among those that were decided. */
  refusal('VisitsUndecidedError', [409], nothing),
  refusal('CardRefusedError', [408, 413, 415, 422, 429, 503], z.object({ code: z.enum(CARD_REFUSALS) })),
  refusal('PhoneProofRequiredError', [409], nothing),
  refusal('WorkProofRequiredError', [409], workTask),
  refusal(
    'PhoneCodeError',
    [409],
    z.object({
      code: wordOf(CODE_REFUSALS, 'expired'),
      /** Seconds after which to ask again; null where nobody can say. */
      retryAfterSeconds: z.number().int().nullable(),
      /** Number of times that another code can be tried; null where that is not the matter. */
      triesLeft: z.number().int().nullable(),
    }),
  ),
  /** Days that nobody has asked for yet are being added up; 503 from a backend of 0.12. */
  refusal('FiguresPendingError', [409, 503], nothing),
  refusal('ExportRunningError', [409], nothing),
  refusal('IdempotencyKeyReusedError', [422], nothing),
]);

export type Refusal = z.output<typeof refusalSchema>;

export type RefusalDetails<Name extends Refusal['name']> = Extract<Refusal, { name: Name }>['details'];

/** The expected refusal that a failed call was answered with; null when it is none of them. */
export function parseRefusal(error: {
  name: string;
  status: number;
  message: string;
  details: unknown;
}): Refusal | null {
  const { name, status, message, details } = error;
  return refusalSchema.safeParse({ name, status, message, details: details ?? {} }).data ?? null;
}
