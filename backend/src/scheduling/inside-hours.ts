import type { Span } from './contested';
import { isAbsent, shiftsStartingOn } from './schedule';
import type { Practice } from './slots';
import { addDays, DAY_MINUTES, dateAt, MINUTE, WallClock, wallMinutes } from './zone';

/** Tells whether an appointment lies whole inside a shift, with no absence touching it; the grid does not matter. */
export function isInsideHours(practice: Practice, appointment: Span): boolean {
  const { schedules, absences, timeZone } = practice;
  const date = dateAt(appointment.startsAt, timeZone);
  const start = wallMinutes(appointment.startsAt, timeZone);
  return [0, 1].some((daysBefore) => {
    const day = addDays(date, -daysBefore);
    const from = start + daysBefore * DAY_MINUTES;
    const to = from + (appointment.endsAt - appointment.startsAt) / MINUTE;
    const shifts = shiftsStartingOn(schedules, day);
    if (shifts.length === 0) return false;
    const clock = new WallClock(day, timeZone);
    return shifts.some((shift) => {
      const hours = clock.span(shift);
      const isWithin = hours.startsAt <= appointment.startsAt && appointment.endsAt <= hours.endsAt;
      return isWithin && !isAbsent(absences, shift, { from, to });
    });
  });
}
