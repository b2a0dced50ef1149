import { addDays, firstDayOfWeek, weekdayOf, weekFrom } from '@/lib/time/week';

export const VIEW_COOKIE = 'staff-calendar';

/** The first day of the week of a date, as the country counts weeks. */
export function weekStart({ date, country }: { date: string; country: string }): string {
  return addDays({ date, days: -weekFrom(firstDayOfWeek(country)).indexOf(weekdayOf(date)) });
}
