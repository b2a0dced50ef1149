import type { Span } from '../../scheduling/contested';
import { listWorkingSlots, type Practice } from '../../scheduling/slots';
import { addDays, DAY, MINUTE } from '../../scheduling/zone';

interface Given {
  practice: Practice;
  blocks: readonly Span[];
  known?: Map<string, number>;
  from: string;
  to: string;
}

/**
 * Minutes that the hours of a doctor in a branch offer on each date: the times that could be booked if nothing were,
 * without closures, days off and what staff have blocked.
 * @param blocks in epoch milliseconds
 * @param known minutes of dates without blocks that were worked out before, by date; what is worked out here is added
 */
export function offeredMinutes(given: Given): { date: string; minutes: number }[] {
  const { practice, blocks, known = new Map(), from, to } = given;
  const found: { date: string; minutes: number }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const noon = Date.parse(`${date}T12:00:00Z`);
    // Two days on each side: zones differ, and shifts run past midnight.
    const near = blocks.filter(
      ({ startsAt, endsAt }) => startsAt < noon + 2 * DAY && endsAt > noon - 2 * DAY,
    );
    const minutes = (near.length === 0 ? known.get(date) : undefined) ?? minutesOf(practice, date, near);
    if (near.length === 0) known.set(date, minutes);
    if (minutes > 0) found.push({ date, minutes });
  }
  return found;
}

function minutesOf(practice: Practice, date: string, blocks: readonly Span[]): number {
  let [minutes, last] = [0, Number.NEGATIVE_INFINITY];
  for (const { startsAt, endsAt } of listWorkingSlots({ practice, date, lengthMinutes: null })) {
    if (blocks.some((block) => startsAt < block.endsAt && block.startsAt < endsAt)) continue;
    // Shifts of one day may overlap; the doctor is there once.
    minutes += Math.max(0, endsAt - Math.max(startsAt, last)) / MINUTE;
    last = Math.max(last, endsAt);
  }
  return minutes;
}
