import type { DoctorHours, HoursDay, OfferedTimes } from '@/contract/hours';
import { clockText } from '@/features/site/branches/clock-words';
import type { Locale } from '@/i18n/routing';
import type { Words } from '@/lib/guard/words';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { clockOf, placeInDay, tonesOf } from './rules';

export interface DrawnPiece {
  key: string;
  start: number;
  size: number;
  tone: number;
  isAbsent: boolean;
  text: string;
}

export interface DrawnDay {
  date: string;
  label: string;
  pieces: DrawnPiece[];
}

interface Known {
  locale: Locale;
  t: Words<'hours'>;
  branches: DoctorHours['branches'];
}

/** Turns the days of a doctor into what is drawn: places in the bar, colours, and every shift in words. */
export function drawWeek({ days, locale, t, branches }: Known & { days: readonly HoursDay[] }): DrawnDay[] {
  const tones = tonesOf(branches);
  return days.map(({ date, pieces }) => ({
    date,
    label: formatCalendarDate({ date, locale, style: 'medium' }),
    pieces: pieces.map((piece) => {
      const { branch, from, to, slotMinutes, isFromDayBefore, isAbsent } = piece;
      const words = {
        branch: nameOf({ branches, branch, locale }) ?? t('branchGone'),
        from: clockText({ time: clockOf(from), locale }),
        to: clockText({ time: clockOf(to), locale }),
        minutes: slotMinutes,
      };
      const said = isAbsent ? t('picture.off', words) : t('picture.shift', words);
      return {
        key: `${piece.set} ${from}`,
        ...placeInDay(piece),
        tone: tones.get(branch) ?? 0,
        isAbsent,
        text: isFromDayBefore ? t('picture.goesOn', { shift: said }) : said,
      };
    }),
  }));
}

function nameOf({
  branches,
  branch,
  locale,
}: Pick<Known, 'branches' | 'locale'> & { branch: string }): string | null {
  return branches.find(({ documentId }) => documentId === branch)?.name[locale] ?? null;
}

export interface SaidOffer {
  branch: string;
  name: string;
  days: { date: string; label: string; text: string }[];
}

/** Returns what visitors are offered, in words: of each day how many free times, and the first ones. */
export function sayOffered({
  offered,
  locale,
  t,
  branches,
}: Known & { offered: readonly OfferedTimes[] }): SaidOffer[] {
  return offered.map(({ branch, timeZone, days }) => ({
    branch,
    name: nameOf({ branches, branch, locale }) ?? t('branchGone'),
    days: days.map(({ date, count, first }) => ({
      date,
      label: formatCalendarDate({ date, locale, style: 'medium' }),
      text:
        count === 0
          ? t('offered.none')
          : t('offered.times', {
              count,
              times: first.map((instant) => formatTime({ instant, timeZone, locale })).join(t('comma')),
              more: count > first.length ? 'yes' : 'no',
            }),
    })),
  }));
}
