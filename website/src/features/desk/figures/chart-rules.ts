import type { Locale } from 'next-intl';
import type { Compared, FiguresAnswer } from '@/contract/figures';
import type { PlotInput } from '@/lib/page/plot/draw-plot';
import type { FigureFilter } from './address';
import { groupName, type Measure, measured, type Words } from './words';

/** A plot, and the table of what it shows: the first cell of each row names it. */
export interface FigureChart {
  id: string;
  title: string;
  about: string;
  head: string[];
  rows: { key: string; cells: (string | number)[] }[];
  summary: string;
  plot: PlotInput;
}

export interface ChartInput {
  words: Words;
  filter: FigureFilter;
  answer: FiguresAnswer;
}

interface Bar {
  label: string;
  now: number | null;
  before?: number | null;
}

/** Bars that a plot has room for; the table has all rows. */
const MOST_BARS = 10;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A chart of bars. @param names of the first and the second bar of each pair; without the second there is one */
export function barChart({
  locale,
  bars,
  names: [main, other],
  kind = 'rows',
  write = String,
  ...told
}: Omit<FigureChart, 'plot'> & {
  locale: Locale;
  bars: readonly Bar[];
  names: readonly [string, string?];
  kind?: PlotInput['kind'];
  write?: PlotInput['write'];
}): FigureChart {
  const second = bars.map(({ before }) => before ?? null);
  return {
    ...told,
    plot: {
      kind,
      labels: bars.map(({ label }) => label),
      main: { name: main, values: bars.map(({ now }) => now) },
      other: other === undefined ? null : { name: other, values: second },
      write,
      isMirrored: locale === 'ar',
    },
  };
}

/** A chart in a sentence, with what it comes to in both periods. */
export function summaryOf(
  { words: { t, date }, filter }: ChartInput,
  title: string,
  now: string,
  before: string,
) {
  return t('summary', { title, from: date(filter.from), to: date(filter.to), now, before });
}

export const periods = ({ t }: Words) => [t('now'), t('before')] as const;

/** Returns all bars if they fit, else the first ones and the sum of the others, as the text below says. */
function fitting<Row>(
  { t }: Words,
  rows: readonly Row[],
  barOf: (label: string | null, some: readonly Row[]) => Bar,
) {
  const shown = rows.length > MOST_BARS ? rows.slice(0, MOST_BARS - 1) : rows;
  const others = rows.slice(shown.length);
  const bars = shown.map((row) => barOf(null, [row]));
  if (others.length === 0) return { bars, about: [] };
  return {
    bars: [...bars, barOf(t('others', { count: others.length }), others)],
    about: [t('chartAbout.others', { count: MOST_BARS - 1 })],
  };
}

interface CountChartGiven {
  given: ChartInput;
  id: 'leads' | 'origins' | 'waits' | 'causes' | 'reasons' | 'typedReasons' | 'offers' | 'waitingList';
  about: string;
  head: string;
  counts: ({ label: string } & Compared)[];
}

/** A chart of counts of both periods, one bar for each kind. */
export function countChart({ given, id, about, head, counts }: CountChartGiven): FigureChart {
  const { words } = given;
  const title = words.t(`charts.${id}`);
  const totals = (some: readonly Compared[]) => ({
    now: sum(some.map(({ now }) => now)),
    before: sum(some.map(({ before }) => before)),
  });
  const fit = fitting(words, counts, (label, some) => ({
    label: label ?? some[0]?.label ?? '',
    ...totals(some),
  }));
  const { now, before } = totals(counts);
  return barChart({
    ...{ id, title, about: [about, ...fit.about].join(' '), locale: words.locale },
    summary: summaryOf(given, title, String(now), String(before)),
    head: [head, ...periods(words), words.t('change')],
    rows: counts.map(({ label, ...pair }) => ({
      key: label,
      cells: [label, pair.now, pair.before, words.change(pair) ?? '–'],
    })),
    bars: fit.bars,
    names: periods(words),
  });
}

/** Returns a chart of one measure by group; null if no group has data. */
export function groupChart(given: ChartInput, measure: Measure, title: string): FigureChart | null {
  const { words, filter, answer } = given;
  const { t, write, change, locale } = words;
  const { total, before } = answer.data;
  const groups = answer.data.groups.filter(
    (group) => measured(measure, group) !== null || measured(measure, group.before) !== null,
  );
  const [first] = groups;
  if (!first) return null;
  const fit = fitting(words, groups, (label, some) => ({
    label: label ?? groupName(some[0] ?? first, filter.by, words),
    now: measured(measure, ...some),
    before: measured(measure, ...some.map((group) => group.before)),
  }));
  const told = (value: number | null) => write({ value, unit: measure.unit });
  const isCount = measure.unit === 'count';
  return barChart({
    ...{ id: `${measure.id}By`, title, about: [t(`define.${measure.id}`), ...fit.about].join(' '), locale },
    summary: summaryOf(given, title, told(measured(measure, total)), told(measured(measure, before))),
    head: [t(`head.${filter.by}`), ...periods(words), ...(isCount ? [t('change')] : [])],
    rows: groups.map((group) => {
      const pair = { now: measured(measure, group), before: measured(measure, group.before) };
      const cells = [groupName(group, filter.by, words), told(pair.now), told(pair.before)];
      return { key: group.id, cells: isCount ? [...cells, change(pair) ?? '–'] : cells };
    }),
    bars: fit.bars,
    names: periods(words),
    write: (value) => (measure.unit === 'share' ? `${Math.round(value * 100)}%` : String(value)),
  });
}
