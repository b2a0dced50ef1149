import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readFreeTimes } from '@/features/availability/data';
import type { Branch } from '@/features/branches/data';
import {
  dateInZone,
  formatCalendarDate,
  formatTime,
  formatWeekday,
  hourInZone,
  instantOfDate,
} from '@/lib/clinic-time';
import { daysIn, firstWeekdayOf, groupByPartOfDay, monthOf, monthWeeks, shiftDay, shiftMonth } from './rules';
import type { DayView, MonthView } from './schema';

type Availability = Awaited<ReturnType<typeof readFreeTimes>>;

interface Asked {
  doctor: string;
  branch: Branch;
  service: string;
  horizonDays: number;
  locale: Locale;
  /** The visitor's address, for the backend's limits. */
  visitor: string | null;
}

/**
 * One month of free times with one request to the backend. Without `month`: the month of the first free
 * time, which costs a second request when this month is full. @throws BackendError
 */
export async function getMonthView({
  month,
  ...asked
}: Asked & { month: string | undefined }): Promise<MonthView> {
  const today = dateInZone({ instant: new Date(), timeZone: asked.branch.timeZone });
  const first = clampMonth({ month: month ?? monthOf(today), today, horizonDays: asked.horizonDays });
  const availability = await readMonth({ ...asked, month: first, today });
  const nextFree = availability.meta.nextFree;
  const freeMonth =
    nextFree &&
    monthOf(dateInZone({ instant: new Date(nextFree.startsAt), timeZone: asked.branch.timeZone }));
  if (month === undefined && freeMonth && freeMonth > first) {
    const later = await readMonth({ ...asked, month: freeMonth, today });
    return describeMonth({ ...asked, month: freeMonth, today, availability: later });
  }
  return describeMonth({ ...asked, month: first, today, availability });
}

function clampMonth({
  month,
  today,
  horizonDays,
}: {
  month: string;
  today: string;
  horizonDays: number;
}): string {
  const last = monthOf(shiftDay({ date: today, by: horizonDays }));
  if (month < monthOf(today)) return monthOf(today);
  return month > last ? last : month;
}

function readMonth({
  month,
  today,
  doctor,
  branch,
  service,
  visitor,
}: Asked & { month: string; today: string }): Promise<Availability> {
  const from = monthOf(today) === month ? today : `${month}-01`;
  const days = daysIn(month) - Number(from.slice(8)) + 1;
  return readFreeTimes({ doctor, branch: branch.id, service, from, days, visitor });
}

async function describeMonth({
  month,
  today,
  availability,
  branch,
  horizonDays,
  locale,
}: Asked & { month: string; today: string; availability: Availability }): Promise<MonthView> {
  const t = await getTranslations({ locale, namespace: 'booking' });
  const { timeZone } = branch;
  const slotsByDate = new Map(availability.data.map(({ date, slots }) => [date, slots]));
  const dayLabel = (date: string) => formatCalendarDate({ date, locale });

  const describeDay = (date: string): DayView => {
    const label = dayLabel(date);
    const times = (slotsByDate.get(date) ?? []).map(({ startsAt }) => {
      const instant = new Date(startsAt);
      const time = formatTime({ instant, timeZone, locale });
      return {
        startsAt: instant.toISOString(),
        label: time,
        name: t('calendar.timeName', { time, date: label }),
        hour: hourInZone({ instant, timeZone }),
      };
    });
    const count = t('calendar.freeTimes', { count: times.length });
    return {
      date,
      dayOfMonth: Number(date.slice(8)),
      label,
      name: t('calendar.dayName', { date: label, count }),
      count,
      free: times.length,
      isPast: date < today,
      isToday: date === today,
      groups: groupByPartOfDay(times).map(({ part, times: own }) => ({
        part,
        label: t(`calendar.parts.${part}`),
        times: own.map(({ hour: _, ...time }) => time),
      })),
    };
  };

  const weeks = monthWeeks({ month, firstWeekday: firstWeekdayOf(branch.country) }).map((week) =>
    week.map((date) => (date === null ? null : describeDay(date))),
  );
  const title = formatCalendarDate({ date: `${month}-01`, locale, style: 'month' });
  const free = weeks.flat().filter((day) => day && day.free > 0).length;
  const nextFree = availability.meta.nextFree;
  const nextFreeDate = nextFree && dateInZone({ instant: new Date(nextFree.startsAt), timeZone });
  const previous = shiftMonth({ month, by: -1 });
  const next = shiftMonth({ month, by: 1 });
  return {
    month,
    title,
    summary: t('calendar.monthSummary', { month: title, count: free }),
    previous: previous >= monthOf(today) ? previous : null,
    next: next <= monthOf(shiftDay({ date: today, by: horizonDays })) ? next : null,
    weekdays: weekdayNames({ firstWeekday: firstWeekdayOf(branch.country), locale }),
    weeks,
    nextFree: nextFreeDate ? { date: nextFreeDate, label: dayLabel(nextFreeDate) } : null,
  };
}

// 5 January 2026 was a Monday.
function weekdayNames({
  firstWeekday,
  locale,
}: {
  firstWeekday: number;
  locale: Locale;
}): MonthView['weekdays'] {
  return Array.from({ length: 7 }, (_, index) => {
    const instant = instantOfDate(shiftDay({ date: '2026-01-05', by: (firstWeekday - 1 + index) % 7 }));
    return {
      short: formatWeekday({ instant, timeZone: 'UTC', locale, style: 'short' }),
      long: formatWeekday({ instant, timeZone: 'UTC', locale, style: 'long' }),
    };
  });
}
