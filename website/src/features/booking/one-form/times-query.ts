import 'server-only';
import type { Locale } from 'next-intl';
import type { Availability } from '@/contract/availability';
import { readTimesAsker } from '@/features/booking/holds/session';
import { groupByPartOfDay } from '@/features/booking/times/rules';
import type { Branch } from '@/features/site/branches/data';
import { readFreeTimes } from '@/features/site/next-free-times/data';
import { getTranslations } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { dateInZone, formatCalendarDate, hourInZone, sayTime, todayIn } from '@/lib/time/clinic-time';

const DAYS_ASKED = 14;

type Day = Availability['data'][number];

interface Asked {
  doctor: string;
  branch: Branch;
  service: string;
  /** Day of the branch's calendar; without it, the first day with free times. */
  date: string | undefined;
}

/** Day whose times are shown; later than the requested one if that is full. */
export type FoundDay =
  | { kind: 'day'; day: Day; meta: Availability['meta'] }
  | { kind: 'none'; from: string }
  | { kind: 'failed' };

/** The free times of the day asked for, or of the next day that has any; never of one before it. */
export async function findDay({ doctor, branch, service, date }: Asked): Promise<FoundDay> {
  const today = todayIn(branch);
  const appointment = { doctor, branch: branch.id, service, ...(await readTimesAsker()) };
  const hasTimes = (day: Day | undefined): day is Day => day !== undefined && day.slots.length > 0;
  const from = date !== undefined && date > today ? date : today;
  const failed: FoundDay = { kind: 'failed' };
  return await withFallback(async (): Promise<FoundDay> => {
    const { data, meta } = await readFreeTimes({ ...appointment, from, days: DAYS_ASKED });
    const soon = data.find(hasTimes);
    if (soon) return { kind: 'day', day: soon, meta };
    const next = meta.nextFree?.startsAt;
    if (!next) return { kind: 'none', from };
    const later = dateInZone({ instant: next, timeZone: branch.timeZone });
    const day = (await readFreeTimes({ ...appointment, from: later, days: 1 })).data.find(hasTimes);
    return day ? { kind: 'day', day, meta } : { kind: 'none', from };
  }, failed);
}

/** The times of a day by part of day, in the branch's clock. */
export async function describeDay(day: Day, timeZone: string, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'plainBooking' });
  const parts = await getTranslations({ locale, namespace: 'booking.calendar.parts' });
  const times = day.slots.map(({ startsAt }) => {
    const instant = new Date(startsAt);
    return {
      hour: hourInZone({ instant, timeZone }),
      view: { value: instant.toISOString(), label: sayTime({ instant, timeZone, locale }) },
    };
  });
  return {
    timeZone,
    title: t('timesOn', { date: formatCalendarDate({ date: day.date, locale }) }),
    groups: groupByPartOfDay(times).map((group) => ({ ...group, label: parts(group.part) })),
  };
}
