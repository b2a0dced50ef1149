import { expect, it } from 'vitest';
import type { FiguresAnswer, Sums } from '@/contract/figures';
import { countChart, groupChart } from './chart-rules';
import { MEASURES, type Words } from './words';

const nothing: Sums = {
  ...{ requests: 0, online: 0, leadMinutes: null, confirmations: 0, atOnce: 0, cancellations: 0 },
  ...{ ownMoves: 0, calls: 0, noAnswers: 0, medianMinutes: null, visits: 0, noShows: 0, unmarked: 0 },
  ...{ bookedMinutes: 0, offeredMinutes: 0, freedTimes: 0, filledTimes: 0, fillMinutes: null },
  earlierMoves: 0,
};
/** Words as their keys, with what stands in them. */
const words = {
  locale: 'en',
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  write: ({ value }: { value: number | null }) => String(value),
  change: () => null,
  date: (value: string) => value,
} as never as Words;

function chartOf(count: number, id: string) {
  const groups = Array.from({ length: count }, (_, index) => ({
    ...{ ...nothing, id: `d${index}`, name: { en: `Doctor ${index}`, ar: `طبيب ${index}` } },
    ...{ requests: count - index, visits: 10, noShows: index, before: { ...nothing, requests: 1 } },
  }));
  const answer = { data: { groups, total: nothing, before: nothing } } as never as FiguresAnswer;
  const by = { branch: null, doctor: null, service: null, weekday: null, by: 'doctor' as const };
  const filter = { ...by, from: '2026-11-01', to: '2026-11-28' };
  const measure = MEASURES.find((one) => one.id === id);
  const chart = measure && groupChart({ words, filter, answer }, measure, 'T');
  if (!chart) throw new Error('There is a chart of it');
  return { chart, filter, answer };
}

it('a plot of more groups than it has room for adds the others up in its last bar and says so, and its table has all', () => {
  const { chart } = chartOf(13, 'requests');
  const { main, other, labels } = chart.plot;
  expect(labels).toHaveLength(10);
  expect(labels.at(-1)).toBe('others 4');
  expect(main.values.at(-1)).toBe(4 + 3 + 2 + 1);
  expect(other?.values.at(-1)).toBe(4);
  expect(main.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe((13 * 14) / 2);
  expect(chart.rows).toHaveLength(13);
  expect(chart.about).toContain('chartAbout.others 9');
});

it('a plot of more groups than it has room for makes a share of them all, and not of their shares, adds up counts as well, and stays as it is where all have room', () => {
  expect(chartOf(12, 'noShows').chart.plot.main.values.at(-1)).toBe((9 + 10 + 11) / 30);
  const { chart } = chartOf(10, 'requests');
  expect(chart.plot.labels.at(-1)).toBe('Doctor 9');
  expect(chart.about).not.toContain('others');
  const { filter, answer } = chartOf(1, 'requests');
  const counts = Array.from({ length: 30 }, (_, index) => ({ label: `r${index}`, now: 1, before: 2 }));
  const given = { words, filter, answer };
  const counted = countChart({ given, id: 'typedReasons', about: '', head: '', counts });
  expect(counted.plot.main.values.at(-1)).toBe(21);
  expect(counted.plot.other?.values.at(-1)).toBe(42);
  expect(counted.rows).toHaveLength(30);
});
