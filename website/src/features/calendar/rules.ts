/** Pure calendar arithmetic on written days ("2026-05-06") and months ("2026-05"); no zone is involved. */

/** Weekday numbers as ISO 8601 has them: Monday 1 to Sunday 7. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Month a day lies in. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month `by` months later (earlier when negative). */
export function shiftMonth({ month, by }: { month: string; by: number }): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Number of days of a month. */
export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The day `by` days later (earlier when negative). */
export function shiftDay({ date, by }: { date: string; by: number }): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + by);
  return moved.toISOString().slice(0, 10);
}

/** Weekday of a written day. */
export function weekdayOf(date: string): IsoWeekday {
  return toIsoWeekday(new Date(`${date}T00:00:00Z`).getUTCDay());
}

function toIsoWeekday(day: number): IsoWeekday {
  const weekdays: IsoWeekday[] = [7, 1, 2, 3, 4, 5, 6];
  return weekdays[day % 7] ?? 7;
}

/** Weeks of a month as rows of seven, starting on `firstWeekday`; null where another month's day would be. */
export function monthWeeks({
  month,
  firstWeekday,
}: {
  month: string;
  firstWeekday: IsoWeekday;
}): (string | null)[][] {
  const lead = (weekdayOf(`${month}-01`) - firstWeekday + 7) % 7;
  const days = Array.from(
    { length: daysIn(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const cells: (string | null)[] = [...Array<null>(lead).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// CLDR 48, for a runtime whose Intl.Locale knows no week; the rest of the world starts on Monday (ISO 8601).
const SATURDAY_COUNTRIES = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');
const SUNDAY_COUNTRIES = 'BR CA IL IN JP KR LB MX PH PK SA US YE ZA'.split(' ');

type WeekAwareLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** First day of the week in a country (ISO 3166 alpha-2), from CLDR. */
export function firstWeekdayOf(country: string): IsoWeekday {
  const locale: WeekAwareLocale = new Intl.Locale('und', { region: country });
  const known = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return known === undefined ? fallbackFirstWeekday(country) : toIsoWeekday(known);
}

/** The same from a short table. */
export function fallbackFirstWeekday(country: string): IsoWeekday {
  if (SATURDAY_COUNTRIES.includes(country)) return 6;
  return SUNDAY_COUNTRIES.includes(country) ? 7 : 1;
}

/** Part of the day a visit starts in, by the hour (0 to 23) of the branch's clock. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** Before five it is still the night of a late (Ramadan) clinic; noon and 17:00 part the rest. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

const PARTS: PartOfDay[] = ['night', 'morning', 'afternoon', 'evening'];

/** Groups times by part of day, in the order of the day; parts without times are left out. */
export function groupByPartOfDay<T extends { hour: number }>(times: T[]): { part: PartOfDay; times: T[] }[] {
  return PARTS.map((part) => ({ part, times: times.filter((time) => partOfDay(time.hour) === part) })).filter(
    (group) => group.times.length > 0,
  );
}
