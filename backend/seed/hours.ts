export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

interface OpeningHours {
  weekday: Weekday;
  opensAt: string;
  closesAt: string;
}

interface Shift {
  weekday: Weekday;
  startsAt: string;
  endsAt: string;
  pastMidnight: boolean;
}

function storedTime(time: string): string {
  return `${time}:00.000`;
}

/**
 * Opening hours of a branch, the same on each of the days; `from` and `to` are HH:mm on the branch's clock.
 * A `to` that is not later than `from` belongs to the next day.
 */
export function openOn({ days, from, to }: { days: Weekday[]; from: string; to: string }): OpeningHours[] {
  return days.map((weekday) => ({ weekday, opensAt: storedTime(from), closesAt: storedTime(to) }));
}

/** Shifts of a doctor, the same on each of the days; times as in `openOn`. */
export function shiftOn({ days, from, to }: { days: Weekday[]; from: string; to: string }): Shift[] {
  const hours = { startsAt: storedTime(from), endsAt: storedTime(to), pastMidnight: to < from };
  return days.map((weekday) => ({ weekday, ...hours }));
}
