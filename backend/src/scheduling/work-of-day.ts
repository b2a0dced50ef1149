import { GRAIN_MINUTES } from './claims';
import type { Span } from './contested';
import { isAbsent, shiftsStartingOn } from './schedule';
import type { Practice } from './slots';
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
    for (const shift of shifts) {
      for (const { from, to, isOff } of pieces(shift.from, shift.to, (minutes) =>
        isAbsent(absences, shift, { from: minutes, to: minutes + 1 }),
      )) {
        const whole = clock.span({ from, to });
        const span = {
          startsAt: Math.max(whole.startsAt, startsAt ?? 0),
          endsAt: Math.min(whole.endsAt, endsAt ?? 0),
        };
        if (span.startsAt < span.endsAt) work[isOff ? 'absences' : 'shifts'].push(span);
      }
    }
  }
  work.shifts.sort((a, b) => a.startsAt - b.startsAt);
  work.absences.sort((a, b) => a.startsAt - b.startsAt);
  return work;
}

interface Piece {
  from: number;
  to: number;
  isOff: boolean;
}

function pieces(from: number, to: number, isOff: (minutes: number) => boolean): Piece[] {
  const found: Piece[] = [];
  for (let at = from; at < to; at += GRAIN_MINUTES) {
    const end = Math.min(to, at + GRAIN_MINUTES);
    const last = found.at(-1);
    const off = isOff(at);
    if (last && last.isOff === off) last.to = end;
    else found.push({ from: at, to: end, isOff: off });
  }
  return found;
}
