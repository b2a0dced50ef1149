import type { Span } from '../../scheduling/contested';
import { listWorkingSlots, type Practice } from '../../scheduling/slots';
import { addDays, MINUTE } from '../../scheduling/zone';

/**
 * Minutes that the hours of a doctor in a branch offer on each date: the times that could be booked if nothing were,
 * without closures, days off and what staff have blocked.
 * @param blocks in epoch milliseconds
 */
export function offeredMinutes({
  practice,
  blocks,
  from,
  to,
}: {
  practice: Practice;
  blocks: readonly Span[];
  /** Dates of the branch, both included. */
  from: string;
  to: string;
}): { date: string; minutes: number }[] {
  const found: { date: string; minutes: number }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    let [minutes, last] = [0, Number.NEGATIVE_INFINITY];
    for (const { startsAt, endsAt } of listWorkingSlots({ practice, date, lengthMinutes: null })) {
      if (blocks.some((block) => startsAt < block.endsAt && block.startsAt < endsAt)) continue;
      // Shifts of one day may overlap; the doctor is there once.
      minutes += Math.max(0, endsAt - Math.max(startsAt, last)) / MINUTE;
      last = Math.max(last, endsAt);
    }
    if (minutes > 0) found.push({ date, minutes });
  }
  return found;
}
