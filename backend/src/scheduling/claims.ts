import { MINUTE } from './zone';

/** Length of one claimable piece of a resource's time. Every length and start is rounded outwards to it. */
export const GRAIN_MINUTES = 5;
const GRAIN = GRAIN_MINUTES * MINUTE;

/** Numbers of the grains (grains since the epoch) that a span touches, ascending. */
export function grainsOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }): number[] {
  const grains: number[] = [];
  for (let grain = grainAt(startsAt); grain * GRAIN < endsAt; grain += 1) grains.push(grain);
  return grains;
}

export function grainAt(instant: number): number {
  return Math.floor(instant / GRAIN);
}

/** Grains from `from` on, before `to`. */
export interface GrainRange {
  from: number;
  to: number;
}

export function spanOfGrains({ from, to }: GrainRange): { startsAt: number; endsAt: number } {
  return { startsAt: from * GRAIN, endsAt: to * GRAIN };
}

/** The first free seat below `limit`, or null when all are taken. Seats bound how many live appointments there may be. */
export function freeSeat(taken: ReadonlySet<number>, limit: number): number | null {
  for (let seat = 0; seat < limit; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}
