import type { Span } from './contested';
import { shiftsStartingOn } from './schedule';
import type { Practice } from './slots';
import { cutShift } from './week-shifts';
import { addDays, WallClock } from './zone';

/** The shifts of a date by grains of five minutes, cut at midnights, and what a day off or a closure takes of them. */
export function workOfDay(practice: Practice, date: string) {
  const { absences, schedules, timeZone } = practice;
  const [startsAt, endsAt] = [date, addDays(date, 1)].map((day) => new WallClock(day, timeZone).reaches(0));
  const work: Record<'shifts' | 'absences', Span[]> = { shifts: [], absences: [] };
  for (const day of [addDays(date, -1), date]) {
    const shifts = shiftsStartingOn(schedules, day);
    if (shifts.length === 0) continue;
    const clock = new WallClock(day, timeZone);
    for (const piece of shifts.flatMap((shift) => cutShift(shift, absences))) {
      const whole = clock.span(piece);
      const span = {
        startsAt: Math.max(whole.startsAt, startsAt ?? 0),
        endsAt: Math.min(whole.endsAt, endsAt ?? 0),
      };
      if (span.startsAt < span.endsAt) work[piece.isAbsent ? 'absences' : 'shifts'].push(span);
    }
  }
  work.shifts.sort((a, b) => a.startsAt - b.startsAt);
  work.absences.sort((a, b) => a.startsAt - b.startsAt);
  return work;
}
