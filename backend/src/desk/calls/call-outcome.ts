import { z } from 'zod';
import { fieldError } from '../../appointments/record/booking-input';
import { lineSchema, optionalLine } from '../../contract/line-schema';
import { invalid, type Outcome } from '../../platform/refusal';
import { MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';

const version = z.number().int().min(1);
const DAYS_AHEAD = 14;

const shape = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('confirmed'), version }),
  z.strictObject({ outcome: z.literal('canceled'), version, reason: lineSchema(300) }),
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
    /** By the clock of the branch. */
    date: z.iso.date(),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    note: optionalLine(300),
  }),
]);

/** How a call ended, and the version of the appointment the caller had before them. */
export type CallOutcome = z.infer<typeof shape>;

export function parseCallOutcome(body: unknown): Outcome<CallOutcome> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'data')));
  return invalid([...names].map((name) => fieldError(name, 'invalid')));
}

/**
 * When the patient is to be called again, in epoch milliseconds. It must lie ahead and before the appointment: afterwards
 * the request is canceled by itself (docs/appointments.md).
 */
export function readDueAt({
  outcome,
  timeZone,
  startsAt,
  now,
}: {
  outcome: Extract<CallOutcome, { outcome: 'noAnswer' | 'callBack' }>;
  timeZone: string;
  startsAt: number;
  now: number;
}): Outcome<number> {
  const field = outcome.outcome === 'noAnswer' ? 'tryAgain' : 'time';
  const dueAt =
    outcome.outcome === 'noAnswer'
      ? now + outcome.tryAgain * MINUTE
      : new WallClock(outcome.date, timeZone).reaches(minutesOfTime(outcome.time));
  if (dueAt <= now) return invalid([fieldError(field, 'tooSmall')]);
  if (dueAt >= startsAt) return invalid([fieldError(field, 'tooBig')]);
  return { ok: true, value: dueAt };
}
