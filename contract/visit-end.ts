const MINUTE = 60_000;

/** Returns when a patient can leave: after all that the clinic says a visit takes, never before the appointment ends. */
export function visitEnd(given: {
  startsAt: number;
  endsAt: number;
  /** Null if not stated. */
  visitMinutes: number | null;
}): number {
  const { startsAt, endsAt, visitMinutes } = given;
  return Math.max(endsAt, startsAt + (visitMinutes ?? 0) * MINUTE);
}
