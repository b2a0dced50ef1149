import type { Locale } from 'next-intl';
import type { FigureGroup, FigureSplit, FiguresAnswer, Sums } from '@/contract/figures';
import { isolateLtr } from '@/contract/isolate';
import { isoWeekdayName } from '@/features/site/branches/clock-words';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate, formatDuration } from '@/lib/time/clinic-time';
import { sayChange, shareOf } from './rules';

/** Unit of a figure: a number, a part of something, or a length of time in minutes. */
type Unit = 'count' | 'share' | 'minutes';

/** A figure of a group of appointments: one of its sums, or the part that it is of another. */
interface MeasureOf {
  id: string;
  unit: Unit;
  of: keyof Sums;
  whole?: keyof Sums;
  /** Left out of the sums where nobody was offered anything. */
  isOfWaitingList?: true;
}

export const MEASURES = [
  { id: 'requests', unit: 'count', of: 'requests' },
  { id: 'online', unit: 'share', of: 'online', whole: 'requests' },
  { id: 'lead', unit: 'minutes', of: 'leadMinutes' },
  { id: 'confirmations', unit: 'count', of: 'confirmations' },
  { id: 'median', unit: 'minutes', of: 'medianMinutes' },
  { id: 'cancellations', unit: 'count', of: 'cancellations' },
  { id: 'ownMoves', unit: 'count', of: 'ownMoves' },
  { id: 'calls', unit: 'count', of: 'calls' },
  { id: 'noAnswers', unit: 'count', of: 'noAnswers' },
  { id: 'visits', unit: 'count', of: 'visits' },
  { id: 'noShows', unit: 'share', of: 'noShows', whole: 'visits' },
  { id: 'unmarked', unit: 'count', of: 'unmarked' },
  { id: 'filled', unit: 'share', of: 'bookedMinutes', whole: 'offeredMinutes' },
  { id: 'freedTimes', unit: 'count', of: 'freedTimes', isOfWaitingList: true },
  { id: 'waitingFilled', unit: 'share', of: 'filledTimes', whole: 'freedTimes', isOfWaitingList: true },
  { id: 'fillTime', unit: 'minutes', of: 'fillMinutes', isOfWaitingList: true },
  { id: 'earlierMoves', unit: 'count', of: 'earlierMoves', isOfWaitingList: true },
] as const satisfies readonly MeasureOf[];
export type Measure = MeasureOf & { id: (typeof MEASURES)[number]['id'] };

/** Returns a figure over several groups together; null without data, or if it is unknown. */
export function measured({ unit, of, whole }: Measure, ...groups: readonly Sums[]): number | null {
  // The middle of several groups is not known any more.
  if (unit === 'minutes') return groups.length === 1 ? (groups[0]?.[of] ?? null) : null;
  const total = (name: keyof Sums) =>
    groups.reduce<number | null>(
      (sum, { [name]: value }) => (sum === null || value === null ? null : sum + value),
      0,
    );
  const value = total(of);
  return whole === undefined || value === null ? value : shareOf(value, total(whole));
}

export type Words = Awaited<ReturnType<typeof figureWords>>;

export async function figureWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'figures' });
  const count = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const write = ({ value, unit }: { value: number | null; unit: Unit }): string => {
    if (value === null) return t('none');
    if (unit === 'share') return isolateLtr(`${Math.round(value * 100)}%`);
    return unit === 'minutes' ? formatDuration(value, locale) : count.format(value);
  };
  return {
    t,
    locale,
    write,
    change: sayChange,
    /** Returns what stood there in the period before, with the change of what is counted. */
    before({ now, before, unit }: { now: number | null; before: number | null; unit: Unit }): string {
      const changed = unit === 'count' ? sayChange({ now, before }) : null;
      const value = write({ value: before, unit });
      return changed === null ? t('beforeValue', { value }) : t('beforeChange', { value, change: changed });
    },
    date: (value: string) => formatCalendarDate({ date: value, locale, style: 'medium' }),
    weekday: (day: number) => isoWeekdayName(day, locale),
  };
}

export function groupName(group: FigureGroup, by: FigureSplit, words: Words): string {
  if (by === 'weekday') return words.weekday(Number(group.id));
  return group.name?.[words.locale] ?? words.t('gone');
}

const WORK = ['requests', 'confirmations', 'cancellations', 'calls', 'bookedMinutes', 'freedTimes'] as const;

/** Returns whether the period and the one before it have no data at all. */
export function isNothing({ data: { total, before } }: FiguresAnswer): boolean {
  return [total, before].every((sums) => WORK.every((name) => sums[name] === 0));
}
