import type { FigureGroup, Sums } from '@/contract/figures';
import { type ChartInput, common, type FigureChart, MOST_BARS, rest, sum } from './count-chart-words';
import { groupName, type Measure } from './words';

/** What several groups come to together. What is a middle of them is not known any more. */
export function addSums(list: readonly Sums[]): Sums {
  const of = (value: (sums: Sums) => number) => sum(list.map(value));
  return {
    requests: of((one) => one.requests),
    online: of((one) => one.online),
    leadMinutes: null,
    confirmations: of((one) => one.confirmations),
    atOnce: of((one) => one.atOnce),
    cancellations: of((one) => one.cancellations),
    ownMoves: of((one) => one.ownMoves),
    calls: of((one) => one.calls),
    noAnswers: of((one) => one.noAnswers),
    medianMinutes: null,
    visits: of((one) => one.visits),
    noShows: of((one) => one.noShows),
    unmarked: of((one) => one.unmarked),
    bookedMinutes: of((one) => one.bookedMinutes),
    offeredMinutes: list.some((one) => one.offeredMinutes === null)
      ? null
      : of((one) => one.offeredMinutes ?? 0),
    freedTimes: of((one) => one.freedTimes),
    filledTimes: of((one) => one.filledTimes),
    fillMinutes: null,
    earlierMoves: of((one) => one.earlierMoves),
  };
}

/** The bars of a plot: every group where there is room, else the first and one of all others together. */
function barsOf(groups: FigureGroup[], given: ChartInput, measure: Measure) {
  const { words, filter } = given;
  const shown = groups.length > MOST_BARS ? groups.slice(0, MOST_BARS - 1) : groups;
  const others = groups.slice(shown.length);
  const bars = shown.map((group) => ({
    label: groupName(group, filter.by, words),
    now: measure.of(group),
    before: measure.of(group.before),
  }));
  if (others.length === 0) return { bars, about: null };
  const told = rest({ words, count: others.length });
  const now = measure.of(addSums(others));
  const before = measure.of(addSums(others.map((group) => group.before)));
  return { bars: [...bars, { label: told.label, now, before }], about: told.about };
}

/** A chart of what a measure comes to in each group; null where no group says anything of it. */
export function groupChart(given: ChartInput, measure: Measure, title: string): FigureChart | null {
  const { words, filter, answer } = given;
  const { t, write, change } = words;
  const { total, before } = answer.data;
  const { isMirrored, names, summary } = common(given);
  const groups = answer.data.groups.filter(
    (group) => measure.of(group) !== null || measure.of(group.before) !== null,
  );
  if (groups.length === 0) return null;
  const { bars, about } = barsOf(groups, given, measure);
  const told = (value: number | null) => write({ value, unit: measure.unit });
  const isCount = measure.unit === 'count';
  return {
    id: `${measure.id}By`,
    title,
    about: [t(`define.${measure.id}`), about ?? ''].join(' ').trim(),
    summary: summary({ title, now: told(measure.of(total)), before: told(measure.of(before)) }),
    head: [t(`head.${filter.by}`), t('now'), t('before'), ...(isCount ? [t('change')] : [])],
    rows: groups.map((group) => {
      const pair = { now: measure.of(group), before: measure.of(group.before) };
      const name = groupName(group, filter.by, words);
      const cells = [name, told(pair.now), told(pair.before)];
      return { key: group.id, cells: isCount ? [...cells, change(pair) ?? '–'] : cells };
    }),
    plot: {
      kind: 'rows',
      labels: bars.map(({ label }) => label),
      main: { name: names.main, values: bars.map((one) => one.now) },
      other: { name: names.other, values: bars.map((one) => one.before) },
      write: (value) => (measure.unit === 'share' ? `${Math.round(value * 100)}%` : String(value)),
      isMirrored,
    },
  };
}
