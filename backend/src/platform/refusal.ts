import type { FreeTime } from '../contract/availability';
import type { CodeRefusal } from '../contract/phone-code';
import type { FieldError, NotAllowed, Refusal, SeatLimitName } from '../contract/refusals';
import type { SecondFactorStep } from '../contract/second-factor';
import type { OfferedVisit } from '../contract/series';
import type { WorkTask } from '../contract/work-proof';
import { isoInstant } from './instant';

export function freeTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }): FreeTime {
  return { startsAt: isoInstant(startsAt), endsAt: isoInstant(endsAt) };
}

export type Refused = { ok: false; refusal: Refusal };
export type Outcome<Value> = { ok: true; value: Value } | Refused;

/** Thrown inside a transaction to roll it back and return the refusal. */
export class RefusedWithin extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Returns the value, or leaves the transaction. @throws RefusedWithin */
export function orLeave(outcome: Refused): never;
export function orLeave<Value>(outcome: Outcome<Value>): Value;
export function orLeave<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new RefusedWithin(outcome.refusal);
  return outcome.value;
}

const refused = (refusal: Refusal): Refused => ({ ok: false, refusal });

export function invalid(errors: FieldError[]): Refused {
  const message = 'Some fields are not valid';
  return refused({ name: 'ValidationError', status: 400, message, details: { errors } });
}

/** A 400 for fields of which no more is said than that they are not valid. */
export function invalidFields(names: readonly string[]): Refused {
  return invalid(names.map((name) => ({ path: [name], code: 'invalid', message: `${name} is not valid` })));
}

/** A time is taken: those that are free instead. */
export function timeTaken(next: FreeTime[]): Refused {
  const message = 'This time has just been taken';
  return refused({ name: 'SlotTakenError', status: 409, message, details: { next } });
}

/** A visit of a series is taken, or its hours have changed: a whole one that is free instead; null for none. */
export function seriesTaken(series: OfferedVisit[] | null): Refused {
  const message = 'Some of these times have just been taken';
  return refused({ name: 'SlotTakenError', status: 409, message, details: { next: [], series } });
}

/** Refuses above a limit of live appointments or holds; the limit is named only to staff and to holders of a proved phone. */
export function limitReached(limit: SeatLimitName, isKnown = false): Refused {
  const isHold = limit === 'holds';
  const message = isHold
    ? 'There are already as many held times as the clinic accepts'
    : isKnown
      ? 'There are already as many live appointments as the clinic accepts'
      : 'No further request can be taken online now';
  const details = isHold || isKnown ? { limit } : {};
  return refused({ name: 'AppointmentLimitError', status: 409, message, details });
}

type BareName = Extract<Refusal, { status: 409; details: Record<string, never> }>['name'];

/** Makes a 409 without details. */
const bare = (name: BareName, message: string) => () => refused({ name, status: 409, message, details: {} });

export function notFound(): Refused {
  return refused({ name: 'NotFoundError', status: 404, message: 'Not found', details: {} });
}

export const accountExists = bare('AccountExistsError', 'This address has an account already');

/** Appointments that are still to come are canceled before their data is erased. */
export function liveAppointments(bookingNumbers: string[]): Refused {
  const message = 'These visits must be canceled first';
  return refused({ name: 'LiveAppointmentsError', status: 409, message, details: { bookingNumbers } });
}

/** Refusal where more or less is stored of a patient than the manager was shown. */
export const patientChanged = bare('PatientChangedError', 'What is stored has changed since it was shown');

/** A second factor is needed to sign in, with a ticket for that step; without one, it must not be taken off. */
export function secondFactorRequired(step?: SecondFactorStep): Refused {
  const name = 'SecondFactorRequiredError';
  return refused(
    step
      ? { status: 403, name, message: 'A second factor is needed to sign in', details: step }
      : { status: 409, name, message: 'Not possible now', details: {} },
  );
}

export const secondFactorExists = bare('SecondFactorExistsError', 'Not possible now');

export const ownAccount = bare(
  'OwnAccountError',
  'The rights of one\u2019s own account are changed by another manager',
);

/** The phone has to be proved by a code first, see `appointments/phone-proof`. */
export const phoneProofRequired = bare('PhoneProofRequiredError', 'The phone has to be proved by a code');

/** The visitor's browser has to do a task first, see `appointments/booking/work-proofs`. */
export function workProofRequired(task: WorkTask): Refused {
  const message = 'The browser has to do a task first';
  return refused({ name: 'WorkProofRequiredError', status: 409, message, details: task });
}

export function keyReused(): Refused {
  const message = 'This idempotency key was used for another request';
  return refused({ name: 'IdempotencyKeyReusedError', status: 422, message, details: {} });
}

export function codeRefused(
  code: CodeRefusal,
  told: { retryAfterSeconds?: number | null; triesLeft?: number | null } = {},
): Refused {
  const details = { code, retryAfterSeconds: null, triesLeft: null, ...told };
  const message = 'The code is not sent or not accepted';
  return refused({ name: 'PhoneCodeError', status: 409, message, details });
}

export const exportRunning = bare('ExportRunningError', 'An export is being made already');

/** Refusal if a room or device is taken at that time; the page shows the free ones. */
export function roomTaken(): Refused {
  const message = 'This room or device has just been taken';
  return refused({ name: 'SlotTakenError', status: 409, message, details: { next: [] } });
}

export const versionConflict = bare(
  'VersionConflictError',
  'The appointment has been changed since it was read',
);

/** The move is not in the table of transitions, or not now. */
export function notAllowed(refusal: NotAllowed): Refused {
  const message = 'The appointment may not be moved to this status now';
  return refused({ name: 'TransitionNotAllowedError', status: 409, message, details: { refusal } });
}

/** Thrown when something that a call needs does not answer: 503, and the caller is shown the message. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
