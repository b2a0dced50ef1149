/** True for a secret that a browser made for its hold: 32 random hexadecimal digits of no meaning. */
export function isHoldKey(value: unknown): value is string {
  return typeof value === 'string' && /^[a-f0-9]{32}$/.test(value);
}

/** The website's answer: held for so many seconds, taken with the next free times in words, or no hold. */
export type HoldAnswer =
  | { status: 'held'; secondsLeft: number }
  | { status: 'taken'; next: { startsAt: string; label: string }[] }
  | { status: 'none' };

/** Reads that answer in the browser; whatever else came counts as no hold. */
export function readHoldAnswer(answer: unknown): HoldAnswer {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return { status: 'none' };
  if (answer.status === 'held' && 'secondsLeft' in answer && typeof answer.secondsLeft === 'number')
    return { status: 'held', secondsLeft: answer.secondsLeft };
  if (answer.status === 'taken' && 'next' in answer && Array.isArray(answer.next))
    return { status: 'taken', next: answer.next };
  return { status: 'none' };
}

const MINUTE = 60_000;

/** A hold as the browser knows it; moments in epoch milliseconds of the browser's own clock. */
export interface HeldTime {
  renewedAt: number;
  endsAt: number;
}

/** Whole minutes left, counted up so that "1 minute" never means none; 0 once it has ended. */
export function minutesLeft({ endsAt, now }: { endsAt: number; now: number }): number {
  return Math.max(0, Math.ceil((endsAt - now) / MINUTE));
}

/** Minutes left when the visitor is warned, once. */
export const WARN_AT = 2;

/** True when typing should renew the hold: at most once a minute, and not while most of it is left. */
export function shouldRenew({ renewedAt, endsAt, now }: HeldTime & { now: number }): boolean {
  if (now - renewedAt < MINUTE) return false;
  return endsAt - now < (endsAt - renewedAt) * 0.7;
}
