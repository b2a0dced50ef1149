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

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function invalid(errors: FieldError[]): { ok: false; refusal: Refusal } {
  return {
    ok: false,
    refusal: {
      name: 'ValidationError',
      status: 400,
      message: 'Some fields are not valid',
      details: { errors },
    },
  };
}

/** A 400 for fields of which no more is said than that they are not valid. */
export function invalidFields(names: readonly string[]): { ok: false; refusal: Refusal } {
  return invalid(names.map((name) => ({ path: [name], code: 'invalid', message: `${name} is not valid` })));
}

/** A visit of a series is taken, or its hours have changed: a whole one that is free instead; null for none. */
export function seriesTaken(series: OfferedVisit[] | null): Refusal {
  const message = 'Some of these times have just been taken';
  return { name: 'SlotTakenError', status: 409, message, details: { next: [], series } };
}

/**
 * A limit of live appointments or of holds is reached. Which one is said to staff and to who has proved the phone: whoever types a phone and a
 * name has proved neither, and must not learn what is booked under them.
 */
export function limitReached({ limit, isKnown = false }: { limit: SeatLimitName; isKnown?: boolean }): {
  ok: false;
  refusal: Refusal;
} {
  const isHold = limit === 'holds';
  const message = isHold
    ? 'There are already as many held times as the clinic accepts'
    : isKnown
      ? 'There are already as many live appointments as the clinic accepts'
      : 'No further request can be taken online now';
  const details = isHold || isKnown ? { limit } : {};
  return { ok: false, refusal: { name: 'AppointmentLimitError', status: 409, message, details } };
}

export function notFound(): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { name: 'NotFoundError', status: 404, message: 'Not found', details: {} } };
}

export function accountExists(): { ok: false; refusal: Refusal } {
  const message = 'This address has an account already';
  return { ok: false, refusal: { name: 'AccountExistsError', status: 409, message, details: {} } };
}

/** Appointments that are still to come are canceled before their data is erased. */
export function liveAppointments(bookingNumbers: string[]): { ok: false; refusal: Refusal } {
  const message = 'These visits must be canceled first';
  return {
    ok: false,
    refusal: { name: 'LiveAppointmentsError', status: 409, message, details: { bookingNumbers } },
  };
}

/** Refusal where more or less is stored of a patient than the manager was shown. */
export function patientChanged(): { ok: false; refusal: Refusal } {
  const message = 'What is stored has changed since it was shown';
  return { ok: false, refusal: { name: 'PatientChangedError', status: 409, message, details: {} } };
}

/** A second factor is needed to sign in, with a ticket for that step; without one, it must not be taken off. */
export function secondFactorRequired(step?: SecondFactorStep): { ok: false; refusal: Refusal } {
  const name = 'SecondFactorRequiredError';
  return {
    ok: false,
    refusal: step
      ? { status: 403, name, message: 'A second factor is needed to sign in', details: step }
      : { status: 409, name, message: 'Not possible now', details: {} },
  };
}

/** It is set up already. */
export function secondFactorExists(): { ok: false; refusal: Refusal } {
  const name = 'SecondFactorExistsError';
  return { ok: false, refusal: { status: 409, name, message: 'Not possible now', details: {} } };
}

/** Nobody changes their own rights. */
export function ownAccount(): { ok: false; refusal: Refusal } {
  const message = 'The rights of one\u2019s own account are changed by another manager';
  return { ok: false, refusal: { name: 'OwnAccountError', status: 409, message, details: {} } };
}

/** The phone has to be proved by a code first, see `appointments/phone-proof`. */
export function phoneProofRequired(): { ok: false; refusal: Refusal } {
  const message = 'The phone has to be proved by a code';
  return { ok: false, refusal: { name: 'PhoneProofRequiredError', status: 409, message, details: {} } };
}

/** The visitor's browser has to do a task first, see `appointments/booking/address-proof`. */
export function workProofRequired(task: WorkTask): { ok: false; refusal: Refusal } {
  const message = 'The browser has to do a task first';
  return { ok: false, refusal: { name: 'WorkProofRequiredError', status: 409, message, details: task } };
}

/** A code is not sent, or not accepted. */
export function codeRefused(
  code: CodeRefusal,
  told: { retryAfterSeconds?: number | null; triesLeft?: number | null } = {},
): { ok: false; refusal: Refusal } {
  const details = { code, retryAfterSeconds: null, triesLeft: null, ...told };
  const message = 'The code is not sent or not accepted';
  return { ok: false, refusal: { name: 'PhoneCodeError', status: 409, message, details } };
}

/** Of two exports of everything at a time, the second. */
export function exportRunning(): { ok: false; refusal: Refusal } {
  const message = 'An export is being made already';
  return { ok: false, refusal: { name: 'ExportRunningError', status: 409, message, details: {} } };
}

/** The room or device is another's at the time of the appointment; nothing is offered instead but what its page shows. */
export function roomTaken(): { ok: false; refusal: Refusal } {
  const message = 'This room or device has just been taken';
  return { ok: false, refusal: { name: 'SlotTakenError', status: 409, message, details: { next: [] } } };
}

/** Someone was faster. */
export function versionConflict(): { ok: false; refusal: Refusal } {
  const message = 'The appointment has been changed since it was read';
  return { ok: false, refusal: { name: 'VersionConflictError', status: 409, message, details: {} } };
}

/** The move is not in the table of transitions, or not now. */
export function notAllowed(refusal: NotAllowed): { ok: false; refusal: Refusal } {
  const message = 'The appointment may not be moved to this status now';
  return {
    ok: false,
    refusal: { name: 'TransitionNotAllowedError', status: 409, message, details: { refusal } },
  };
}
