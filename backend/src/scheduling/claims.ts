import { MINUTE } from './zone';

/** Length of one claimable piece of a resource's time. Every length and start is rounded outwards to it. */
export const ATOM_MINUTES = 5;
const ATOM = ATOM_MINUTES * MINUTE;

/** Numbers of the atoms (atoms since the epoch) that a span touches, ascending. */
export function atomsOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }): number[] {
  const atoms: number[] = [];
  for (let atom = atomAt(startsAt); atom * ATOM < endsAt; atom += 1) atoms.push(atom);
  return atoms;
}

/** The atom that contains an instant (epoch milliseconds). */
export function atomAt(instant: number): number {
  return Math.floor(instant / ATOM);
}

/** Atoms from `from` on, before `to`. */
export interface AtomRange {
  from: number;
  to: number;
}

/** From when to when some atoms are, in epoch milliseconds. */
export function spanOfAtoms({ from, to }: AtomRange): { startsAt: number; endsAt: number } {
  return { startsAt: from * ATOM, endsAt: to * ATOM };
}

/** The first free seat below `limit`, or null when all are taken. Seats bound how many live visits there may be. */
export function freeSeat({ taken, limit }: { taken: ReadonlySet<number>; limit: number }): number | null {
  for (let seat = 0; seat < limit; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}
