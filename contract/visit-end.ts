const MINUTE = 60_000;

/** Returns when a patient can leave: after all that the clinic says a visit takes, never before the appointment ends. */
export function visitEnd({
  startsAt,
  endsAt,
  visitMinutes,
}: {
  startsAt: number;
  endsAt: number;
  /** Null where nothing is said. */
  visitMinutes: number | null;
}): number {
  return Math.max(endsAt, startsAt + (visitMinutes ?? 0) * MINUTE);
}
