import type { DoctorHours, StoredDayOff, StoredSet } from '@/contract/hours';
import { clockText } from '@/features/site/branches/clock-words';
import type { Locale } from '@/i18n/routing';
import type { Words } from '@/lib/guard/words';
import { formatCalendarDate } from '@/lib/time/clinic-time';

/** Language of the hours, its words, and the branches by their names. */
export interface Known {
  locale: Locale;
  t: Words<'hours'>;
  branches: DoctorHours['branches'];
}

export function sayBranch(branch: string | null, { locale, t, branches }: Known): string {
  return branches.find(({ documentId }) => documentId === branch)?.name[locale] ?? t('branchGone');
}

export function sayAbsence(
  { startsOn, endsOn, startsAt, endsAt }: Pick<StoredDayOff, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>,
  { locale, t }: Omit<Known, 'branches'>,
): string {
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  const dates = startsOn === endsOn ? day(startsOn) : t('dates', { from: day(startsOn), to: day(endsOn) });
  if (startsAt === null || endsAt === null) return dates;
  const [from, to] = [clockText({ time: startsAt, locale }), clockText({ time: endsAt, locale })];
  return t('datesAndTimes', { dates, from, to });
}

export function saySet({ validFrom, validTo, onTheseDates }: StoredSet, { locale, t }: Known): string {
  const [from, to] = [validFrom, validTo].map(
    (date) => date && formatCalendarDate({ date, locale, style: 'day' }),
  );
  const dates =
    from && to
      ? t('dates', { from, to })
      : from
        ? t('from', { from })
        : to
          ? t('until', { to })
          : t('always');
  return onTheseDates === null ? dates : t(`does.${onTheseDates}`, { dates });
}
