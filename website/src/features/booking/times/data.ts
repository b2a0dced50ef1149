import 'server-only';
import type { Locale } from 'next-intl';
import type { Branch } from '@/features/site/branches/data';
import { readFreeTimes } from '@/features/site/next-free-times/data';
import { getTranslations, textsOf } from '@/i18n/translations';
import {
  dateInZone,
  formatCalendarDate,
  formatWeekday,
  instantOfDate,
  MINUTE_MS,
  sayTime,
} from '@/lib/time/clinic-time';
import { addDays, firstDayOfWeek } from '@/lib/time/week';
import { daysIn, groupByPartOfDay, minuteReader, monthOf, monthWeeks, shiftMonth, weeksAhead } from './rules';

interface Asked {
  doctor: string;
  branch: Branch;
  service: string;
  horizonDays: number;
  locale: Locale;
  /** The visitor's address, for the backend's limits. */
  visitor: string | null;
  /** Key of the visitor's own hold, whose time stays in view. */
  holdKey: string | null;
  /** Dates of the other visits of a series when one is moved: times on these dates are not offered. */
  taken?: string[];
}

/** One month of free times; without `month` that of the first free time, with a second request if it is full. @throws BackendError */
export async function getMonthView({ month: wanted, ...asked }: Asked & { month: string | undefined }) {
  const { branch, locale, taken = [] } = asked;
  const { timeZone } = branch;
  const today = dateInZone({ instant: new Date(), timeZone });
  const present = monthOf(today);
  const last = monthOf(addDays({ date: today, days: asked.horizonDays }));
  let month = wanted === undefined || wanted < present ? present : wanted > last ? last : wanted;
  // No free time is passed over before it.
  const isFromToday = month === present;
  const read = (shown: string) => {
    const { doctor, service, visitor, holdKey } = asked;
    const from = shown === present ? today : `${shown}-01`;
    const days = daysIn(shown) - Number(from.slice(8)) + 1;
    return readFreeTimes({ doctor, branch: branch.id, service, from, days, visitor, holdKey });
  };
  const dateOf = ({ startsAt }: { startsAt: string }) => dateInZone({ instant: startsAt, timeZone });
  let availability = await read(month);
  const { nextFree: first } = availability.meta;
  const freeMonth = first && monthOf(dateOf(first));
  if (wanted === undefined && freeMonth && freeMonth > month) {
    month = freeMonth;
    availability = await read(month);
  }

  const slotsByDate = new Map(availability.data.map(({ date, slots }) => [date, slots]));
  const dates = monthWeeks({ month, firstDay: firstDayOfWeek(branch.country) });
  const dayOf = await dayDescriber({ locale, timeZone, today });
  const t = await getTranslations({ locale, namespace: 'booking.calendar' });
  const weeks = weeksAhead(dates, today).map((week) =>
    week.map((date) => {
      if (date === null) return null;
      if (taken.includes(date)) return { ...dayOf({ date, slots: [] }), count: t('visitOfSeries') };
      return dayOf({ date, slots: slotsByDate.get(date) ?? [] });
    }),
  );

  const title = formatCalendarDate({ date: `${month}-01`, locale, style: 'month' });
  const free = weeks.flat().filter((day) => day && day.free > 0).length;
  const { nextFree } = availability.meta;
  const nextFreeDate = nextFree && dateOf(nextFree);
  const previous = shiftMonth({ month, by: -1 });
  const next = shiftMonth({ month, by: 1 });
  return {
    month,
    /** "May 2026" */
    title,
    /** Announcement of the month: "May 2026, 14 days with free times". */
    summary: t('monthSummary', { month: title, count: free }),
    /** Neighbouring months that can be booked; null beyond today or the horizon. */
    previous: previous >= present ? previous : null,
    next: next <= last ? next : null,
    /** Accessible names of days and times, with places such as `{date}`, and the parts of the day. */
    patterns: await patternsIn(locale),
    weekdays: weekdayNames(dates, locale),
    weeks,
    /** First free time from today to the horizon, null when there is none. */
    nextFree: nextFreeDate
      ? { date: nextFreeDate, label: formatCalendarDate({ date: nextFreeDate, locale }) }
      : null,
    /** First free date of all; null when there is none, today where a later month was asked for and it is not known. */
    soonest: isFromToday || nextFreeDate === null ? nextFreeDate : today,
  };
}

async function dayDescriber(given: { locale: Locale; timeZone: string; today: string }) {
  const { locale, timeZone, today } = given;
  const t = await getTranslations({ locale, namespace: 'booking.calendar' });
  const countOf = remember((count: number) => t('freeTimes', { count }));
  return ({ date, slots }: { date: string; slots: { startsAt: string }[] }) => {
    const minuteOf = minuteReader(
      slots.map((slot) => slot.startsAt),
      timeZone,
    );
    const times = slots.map(({ startsAt }) => {
      const instant = new Date(startsAt);
      const minute = minuteOf(instant);
      const view = { startsAt: instant.toISOString(), label: clockLabels[locale](minute) };
      return { hour: Math.floor(minute / 60), view };
    });
    return {
      date,
      dayOfMonth: Number(date.slice(8)),
      /** "Wednesday 6 May 2026" */
      label: formatCalendarDate({ date, locale }),
      /** "5 free times" */
      count: countOf(slots.length),
      free: times.length,
      isPast: date < today,
      isToday: date === today,
      groups: groupByPartOfDay(times),
    };
  };
}

async function patternsIn(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'booking.calendar' });
  const parts = await getTranslations({ locale, namespace: 'booking.calendar.parts' });
  return {
    day: t('dayName', { date: '{date}', count: '{count}' }),
    time: t('timeName', { time: '{time}', date: '{date}' }),
    parts: textsOf(parts, 'night', 'morning', 'afternoon', 'evening'),
  };
}

/** "2:30 PM" for 870, in each language. */
const clockLabels = {
  en: remember((minute: number) => clockLabel(minute, 'en')),
  ar: remember((minute: number) => clockLabel(minute, 'ar')),
} satisfies Record<Locale, (minute: number) => string>;

function clockLabel(minute: number, locale: Locale): string {
  return sayTime({ instant: new Date(minute * MINUTE_MS), timeZone: 'UTC', locale });
}

/** Works out each text once. */
function remember(textOf: (given: number) => string): (given: number) => string {
  const known = new Map<number, string>();
  return (given) => {
    const text = known.get(given) ?? textOf(given);
    known.set(given, text);
    return text;
  };
}

/** Names of the weekdays in the order of the rows: every month has a row without gaps. */
function weekdayNames(dates: (string | null)[][], locale: Locale) {
  const whole = dates.map((week) => week.filter((date) => date !== null)).find((week) => week.length === 7);
  return (whole ?? []).map((date) => {
    const moment = { instant: instantOfDate(date), timeZone: 'UTC', locale };
    return {
      narrow: formatWeekday({ ...moment, style: 'narrow' }),
      short: formatWeekday({ ...moment, style: 'short' }),
      long: formatWeekday({ ...moment, style: 'long' }),
    };
  });
}
