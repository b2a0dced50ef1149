import type { Weekday } from '../backend/shapes';

const ISO_WEEK: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** TypeScript does not know it yet. */
type WeekAware = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** CLDR's code where no country is known, as before the first branch: weeks of ISO 8601, and phones with their country in front. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** The day a week starts on in a country (ISO 3166-1 alpha-2): Saturday in Egypt, Sunday in Saudi Arabia, Monday where none is known. */
export function firstDayOfWeek(country = UNKNOWN_COUNTRY): Weekday {
  const region: WeekAware = new Intl.Locale('und', { region: country });
  return ISO_WEEK[(region.getWeekInfo?.().firstDay ?? 1) - 1] ?? 'monday';
}

export function weekFrom(first: Weekday): Weekday[] {
  const start = ISO_WEEK.indexOf(first);
  return [...ISO_WEEK.slice(start), ...ISO_WEEK.slice(0, start)];
}

/** The same as ISO 8601 counts them, 1 is Monday. */
export function isoWeekFrom(first: Weekday): number[] {
  return weekFrom(first).map((day) => ISO_WEEK.indexOf(day) + 1);
}

/** Calendar arithmetic on a written date ("2026-05-06"): no zone, so no clock change can shift it. */
export function addDays({ date, days }: { date: string; days: number }): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  return ISO_WEEK[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}
