import type { StoredDayOff, StoredSet } from '@/contract/hours';
import { clockText } from '@/features/site/branches/clock-words';
import type { Locale } from '@/i18n/routing';
import type { Words } from '@/lib/guard/words';
import { formatCalendarDate } from '@/lib/time/clinic-time';

interface Known {
  locale: Locale;
  t: Words<'hours'>;
}

export function sayAbsence({
  absence: { startsOn, endsOn, startsAt, endsAt },
  locale,
  t,
}: Known & { absence: Pick<StoredDayOff, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'> }): string {
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  const dates = startsOn === endsOn ? day(startsOn) : t('dates', { from: day(startsOn), to: day(endsOn) });
  if (startsAt === null || endsAt === null) return dates;
  return t('datesAndTimes', {
    dates,
    from: clockText({ time: startsAt, locale }),
    to: clockText({ time: endsAt, locale }),
  });
}

export function saySet({
  set: { validFrom, validTo, onTheseDates },
  locale,
  t,
}: Known & { set: StoredSet }): string {
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  const dates =
    validFrom && validTo
      ? t('dates', { from: day(validFrom), to: day(validTo) })
      : validFrom
        ? t('from', { from: day(validFrom) })
        : validTo
          ? t('until', { to: day(validTo) })
          : t('always');
  return onTheseDates === null ? dates : t(`does.${onTheseDates}`, { dates });
}
