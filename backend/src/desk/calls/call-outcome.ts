import type { z } from 'zod';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { fieldError } from '../../appointments/record/booking-input';
import type { callOutcome } from '../../contract/changes';
import { invalid, type Outcome } from '../../platform/refusal';
import { MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';

export type CallOutcome = z.output<typeof callOutcome>;

/** Returns when the patient is to be called again: ahead, and before the appointment (docs/appointments.md). */
export function readDueAt(
  outcome: Extract<CallOutcome, { outcome: 'noAnswer' | 'callBack' }>,
  { time_zone: timeZone, starts_at: startsAt }: Pick<AppointmentRow, 'time_zone' | 'starts_at'>,
  now: number,
): Outcome<number> {
  const field = outcome.outcome === 'noAnswer' ? 'tryAgain' : 'time';
  const dueAt =
    outcome.outcome === 'noAnswer'
      ? now + outcome.tryAgain * MINUTE
      : new WallClock(outcome.date, timeZone).reaches(minutesOfTime(outcome.time));
  if (dueAt <= now) return invalid([fieldError(field, 'tooSmall')]);
  if (dueAt >= startsAt) return invalid([fieldError(field, 'tooBig')]);
  return { ok: true, value: dueAt };
}
