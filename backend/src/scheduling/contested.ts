import { type GrainRange, grainAt } from './claims';

/** Time span; instants in epoch milliseconds. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Returns the grains of a doctor's clashing shifts in other branches, or null when no shift elsewhere touches the
 * appointment's own. Where hours of two branches clash, a doctor's first appointment decides where the doctor is: an
 * appointment is impossible when one in another branch lies inside its shift, or inside a shift there that it lies in
 * itself. It holds both ways: if an appointment stands in the way of another, the other would stand in the way of it.
 */
export function contestedRange(given: {
  appointment: Span;
  shift: Span;
  elsewhere: readonly Span[];
}): GrainRange | null {
  const { appointment, shift, elsewhere } = given;
  const clashing = elsewhere.filter((other) => overlaps(other, shift));
  if (clashing.length === 0) return null;
  const shifts = [shift, ...clashing.filter((other) => overlaps(other, appointment))];
  return {
    from: grainAt(Math.min(...shifts.map(({ startsAt }) => startsAt))),
    to: grainAt(Math.max(...shifts.map(({ endsAt }) => endsAt)) - 1) + 1,
  };
}
