import { spanOfGrains } from '../../scheduling/claims';
import { overlaps, type Span } from '../../scheduling/contested';
import type { Slot } from '../../scheduling/slots';

export interface Taken<Kind extends string = string> {
  kind: Kind;
  startsAt: number;
  endsAt: number;
  /** Branch in which the doctor is then; not known of blocked times. */
  branch?: string | null;
}

export interface Free {
  kind: 'free';
  startsAt: number;
  endsAt: number;
}

/** A doctor's day in order: all that takes a time, and between it the free slots after `now` and before `closesAt`. */
export function dayEntries<One extends Taken>(
  slots: readonly Slot[],
  taken: readonly One[],
  { now, closesAt, branch }: { now: number; closesAt: number; branch: string },
): (One | Free)[] {
  const isElsewhere = (contested: Span | null) =>
    contested !== null &&
    taken.some((one) => one.branch && one.branch !== branch && overlaps(one, contested));
  const isOpen = ({ startsAt, endsAt, contested }: Slot) =>
    startsAt >= now &&
    startsAt < closesAt &&
    !taken.some((one) => one.startsAt < endsAt && one.endsAt > startsAt) &&
    !isElsewhere(contested ? spanOfGrains(contested) : null);
  const free = slots.filter(isOpen).map(({ startsAt, endsAt }): Free => ({ kind: 'free', startsAt, endsAt }));
  return [...taken, ...free].sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}
