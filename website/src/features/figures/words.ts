import type { Locale } from 'next-intl';
import type { FigureGroup, FigureSplit, FiguresAnswer, Sums } from '@/contract/figures';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate, formatDuration } from '@/lib/clinic-time';
import { changeOf, shareOf, weekdayName } from './rules';

/** What figures are told as: a number, a part of something, or a length of time in minutes. */
export type Unit = 'count' | 'share' | 'minutes';

/** A figure of a group of appointments. */
export interface Measure {
  id: keyof IntlMeasures;
  unit: Unit;
  of: (sums: Sums) => number | null;
  /** Left out of the sums where nobody was offered anything. */
  isOfWaitingList?: true;
}

type IntlMeasures = Record<
  | 'requests'
  | 'online'
  | 'lead'
  | 'confirmations'
  | 'median'
  | 'cancellations'
  | 'ownMoves'
  | 'calls'
  | 'noAnswers'
  | 'visits'
  | 'noShows'
  | 'unmarked'
  | 'filled'
  | 'freedTimes'
  | 'waitingFilled'
  | 'fillTime'
  | 'earlierMoves',
  string
>;

export const MEASURES: readonly Measure[] = [
  { id: 'requests', unit: 'count', of: (sums) => sums.requests },
  { id: 'online', unit: 'share', of: (sums) => shareOf(sums.online, sums.requests) },
  { id: 'lead', unit: 'minutes', of: (sums) => sums.leadMinutes },
  { id: 'confirmations', unit: 'count', of: (sums) => sums.confirmations },
  { id: 'median', unit: 'minutes', of: (sums) => sums.medianMinutes },
  { id: 'cancellations', unit: 'count', of: (sums) => sums.cancellations },
  { id: 'ownMoves', unit: 'count', of: (sums) => sums.ownMoves },
  { id: 'calls', unit: 'count', of: (sums) => sums.calls },
  { id: 'noAnswers', unit: 'count', of: (sums) => sums.noAnswers },
  { id: 'visits', unit: 'count', of: (sums) => sums.visits },
  { id: 'noShows', unit: 'share', of: (sums) => shareOf(sums.noShows, sums.visits) },
  { id: 'unmarked', unit: 'count', of: (sums) => sums.unmarked },
  { id: 'filled', unit: 'share', of: (sums) => shareOf(sums.bookedMinutes, sums.offeredMinutes) },
  { id: 'freedTimes', unit: 'count', of: (sums) => sums.freedTimes, isOfWaitingList: true },
  {
    id: 'waitingFilled',
    unit: 'share',
    of: (sums) => shareOf(sums.filledTimes, sums.freedTimes),
    isOfWaitingList: true,
  },
  { id: 'fillTime', unit: 'minutes', of: (sums) => sums.fillMinutes, isOfWaitingList: true },
  { id: 'earlierMoves', unit: 'count', of: (sums) => sums.earlierMoves, isOfWaitingList: true },
];

/** Hundredths with their sign stay one number in every direction of reading. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export type Words = Awaited<ReturnType<typeof figureWords>>;

/** How figures of a language are written. */
export async function figureWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'figures' });
  const count = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const write = ({ value, unit }: { value: number | null; unit: Unit }): string => {
    if (value === null) return t('none');
    if (unit === 'share') return ltr(`${Math.round(value * 100)}%`);
    return unit === 'minutes' ? formatDuration(value, locale) : count.format(value);
  };
  const change = (pair: { now: number | null; before: number | null }): string | null => {
    const percent = changeOf(pair);
    return percent === null
      ? null
      : ltr(`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`);
  };
  return {
    t,
    locale,
    write,
    change,
    /** What stood there in the period before, with the change of what is counted. */
    before({ now, before, unit }: { now: number | null; before: number | null; unit: Unit }): string {
      const changed = unit === 'count' ? change({ now, before }) : null;
      const value = write({ value: before, unit });
      return changed === null ? t('beforeValue', { value }) : t('beforeChange', { value, change: changed });
    },
    date: (value: string) => formatCalendarDate({ date: value, locale, style: 'medium' }),
    weekday: (day: number) => weekdayName(day, locale),
  };
}

/** What a group is called. */
export function groupName(group: FigureGroup, by: FigureSplit, words: Words): string {
  if (by === 'weekday') return words.weekday(Number(group.id));
  return group.name?.[words.locale] ?? words.t('gone');
}

/** Whether nothing at all happened in a period or the one before it. */
export function isNothing({ data: { total, before } }: FiguresAnswer): boolean {
  return [total, before].every(
    (sums) =>
      sums.requests +
        sums.confirmations +
        sums.cancellations +
        sums.calls +
        sums.bookedMinutes +
        sums.freedTimes ===
      0,
  );
}
