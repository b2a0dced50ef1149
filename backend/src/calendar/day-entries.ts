import type { Slot } from '../booking/slots';

/** Something that takes a time of a doctor; instants in epoch milliseconds. */
export interface Taken<Kind extends string = string> {
  kind: Kind;
  startsAt: number;
  endsAt: number;
}

/** A time that can still be booked. */
export interface Free {
  kind: 'free';
  startsAt: number;
  endsAt: number;
}

/**
 * A doctor's day in order: everything that takes a time, and between it the working slots that start after `now`
 * and before `closesAt` and of which nothing takes a minute.
 */
export function dayEntries<One extends Taken>({
  slots,
  taken,
  now,
  closesAt,
}: {
  slots: readonly Slot[];
  taken: readonly One[];
  now: number;
  closesAt: number;
}): (One | Free)[] {
  const isOpen = ({ startsAt, endsAt }: Slot) =>
    startsAt >= now &&
    startsAt < closesAt &&
    !taken.some((one) => one.startsAt < endsAt && one.endsAt > startsAt);
  const free = slots.filter(isOpen).map(({ startsAt, endsAt }): Free => ({ kind: 'free', startsAt, endsAt }));
  return [...taken, ...free].sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}
