import type { DoctorHours, HoursDay, OfferedTimes, StoredDayOff, StoredSet } from '@/contract/hours';
import { clockText } from '@/features/site/branches/clock-words';
import { timeOf } from '@/features/site/branches/rules';
import type { Locale } from '@/i18n/routing';
import type { Words } from '@/i18n/translations';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { tonesOf } from './rules';

/** Language of the hours, its words, and the branches by their names. */
interface Known {
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

const DAY_MINUTES = 1440;

export type DrawnDay = ReturnType<typeof drawWeek>[number];
export type DrawnPiece = DrawnDay['pieces'][number];

/** Turns the days of a doctor into what is drawn: places in the bar in hundredths of it, colours, and every shift in words. */
export function drawWeek(days: readonly HoursDay[], known: Known) {
  const { locale, t } = known;
  const tones = tonesOf(known.branches);
  return days.map(({ date, pieces }) => ({
    date,
    label: formatCalendarDate({ date, locale, style: 'medium' }),
    pieces: pieces.map((piece) => {
      const { branch, from, to, slotMinutes, isFromDayBefore, isAbsent } = piece;
      const words = {
        branch: sayBranch(branch, known),
        from: clockText({ time: timeOf(from), locale }),
        to: clockText({ time: timeOf(to), locale }),
        minutes: slotMinutes,
      };
      const said = isAbsent ? t('picture.off', words) : t('picture.shift', words);
      return {
        key: `${piece.set} ${from}`,
        start: (100 * from) / DAY_MINUTES,
        size: (100 * (to - from)) / DAY_MINUTES,
        tone: tones.get(branch) ?? 0,
        isAbsent,
        text: isFromDayBefore ? t('picture.goesOn', { shift: said }) : said,
      };
    }),
  }));
}

export type SaidOffer = ReturnType<typeof sayOffered>[number];

/** Returns what visitors are offered, in words: of each day how many free times, and the first ones. */
export function sayOffered(offered: readonly OfferedTimes[], known: Known) {
  const { locale, t } = known;
  return offered.map(({ branch, timeZone, days }) => ({
    branch,
    name: sayBranch(branch, known),
    days: days.map(({ date, count, first }) => {
      const times = first.map((instant) => formatTime({ instant, timeZone, locale })).join(t('comma'));
      const more = count > first.length ? 'yes' : 'no';
      return {
        date,
        label: formatCalendarDate({ date, locale, style: 'medium' }),
        text: count === 0 ? t('offered.none') : t('offered.times', { count, times, more }),
      };
    }),
  }));
}
