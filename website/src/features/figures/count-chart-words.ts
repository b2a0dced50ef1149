import type { Compared, FiguresAnswer } from '@/contract/figures';
import type { PlotInput } from '@/lib/plot/draw-plot';
import type { FigureFilter } from './address';
import type { Words } from './words';

/** Figures in rows; the first cell of each names it. */
export interface FigureTableData {
  id: string;
  title: string;
  about: string;
  head: string[];
  rows: { key: string; cells: (string | number)[] }[];
}

/** A plot and the table of what it shows. */
export interface FigureChart extends FigureTableData {
  summary: string;
  plot: PlotInput;
}

export interface ChartInput {
  words: Words;
  filter: FigureFilter;
  answer: FiguresAnswer;
}

/** Bars that a plot has room for; the table has all rows. */
export const MOST_BARS = 10;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How a chart is told in a sentence and named in its legend: alike for all of them. */
export function common({ words: { t, locale, date }, filter }: ChartInput) {
  return {
    isMirrored: locale === 'ar',
    names: { main: t('now'), other: t('before') },
    summary: ({ title, now, before }: { title: string; now: string; before: string }) =>
      t('summary', { title, from: date(filter.from), to: date(filter.to), now, before }),
  };
}

/** What a plot has no room for is one bar of all of it, and the text says so. */
export function rest({ words: { t }, count }: { words: Words; count: number }) {
  return { label: t('others', { count }), about: t('chartAbout.others', { count: MOST_BARS - 1 }) };
}

/** A chart of counts of both periods, one bar for each kind. */
export function countChart({
  given,
  id,
  about,
  head,
  counts,
}: {
  given: ChartInput;
  id: 'leads' | 'origins' | 'waits' | 'causes' | 'reasons' | 'typedReasons' | 'offers' | 'waitingList';
  about: string;
  head: string;
  counts: ({ label: string } & Compared)[];
}): FigureChart {
  const { t, change } = given.words;
  const { isMirrored, names, summary } = common(given);
  const title = t(`charts.${id}`);
  const [now, before] = [counts.map((one) => one.now), counts.map((one) => one.before)];
  const hasRest = counts.length > MOST_BARS;
  const others = counts.slice(MOST_BARS - 1);
  const told = rest({ words: given.words, count: others.length });
  const bars = hasRest
    ? [
        ...counts.slice(0, MOST_BARS - 1),
        {
          label: told.label,
          now: sum(others.map((one) => one.now)),
          before: sum(others.map((one) => one.before)),
        },
      ]
    : counts;
  return {
    id,
    title,
    about: hasRest ? `${about} ${told.about}` : about,
    summary: summary({ title, now: String(sum(now)), before: String(sum(before)) }),
    head: [head, t('now'), t('before'), t('change')],
    rows: counts.map(({ label, ...pair }) => ({
      key: label,
      cells: [label, pair.now, pair.before, change(pair) ?? '–'],
    })),
    plot: {
      kind: 'rows',
      labels: bars.map(({ label }) => label),
      main: { name: names.main, values: bars.map((one) => one.now) },
      other: { name: names.other, values: bars.map((one) => one.before) },
      write: String,
      isMirrored,
    },
  };
}
