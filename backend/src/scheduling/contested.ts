import { type AtomRange, atomAt } from './claims';

/** From when to when something is; instants in epoch milliseconds. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Where hours of two branches clash, a doctor's first visit decides where the doctor is. A visit is impossible when
 * one in another branch lies inside its shift, or inside a shift there that it lies in itself: the atoms of these
 * shifts, or null when no shift elsewhere touches the visit's own. It holds both ways: if a visit stands in the way
 * of another, the other would stand in the way of it.
 */
export function contestedRange({
  visit,
  shift,
  elsewhere,
}: {
  visit: Span;
  shift: Span;
  elsewhere: readonly Span[];
}): AtomRange | null {
  const clashing = elsewhere.filter((other) => overlaps(other, shift));
  if (clashing.length === 0) return null;
  const shifts = [shift, ...clashing.filter((other) => overlaps(other, visit))];
  return {
    from: atomAt(Math.min(...shifts.map(({ startsAt }) => startsAt))),
    to: atomAt(Math.max(...shifts.map(({ endsAt }) => endsAt)) - 1) + 1,
  };
}
