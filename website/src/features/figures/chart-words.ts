import type { Compared, FiguresAnswer } from '@/contract/figures';
import { formatCalendarDate, formatDuration, formatTime } from '@/lib/clinic-time';
import type { PlotInput } from '@/lib/plot/draw-plot';
import type { FigureFilter } from './rules';
import { groupName, MEASURES, type Measure, type Words } from './words';

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

interface Given {
  words: Words;
  filter: FigureFilter;
  answer: FiguresAnswer;
}

/** Groups that a plot has room for; the table has all of them. */
const MOST_ROWS = 10;
const DAILY = ['requests', 'cancellations', 'noAnswers'] as const;
const SPLIT = ['requests', 'noShows', 'filled'] as const;
const DAY_MINUTES = 1440;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How a chart is told in a sentence and named in its legend: alike for all of them. */
function common({ words: { t, locale, date }, filter }: Given) {
  return {
    isMirrored: locale === 'ar',
    names: { main: t('now'), other: t('before') },
    summary: ({ title, now, before }: { title: string; now: string; before: string }) =>
      t('summary', { title, from: date(filter.from), to: date(filter.to), now, before }),
  };
}

function dailyCharts(given: Given): FigureChart[] {
  const { words, answer } = given;
  const { t, locale, date } = words;
  const { days, daysBefore } = answer.data;
  const { isMirrored, names, summary } = common(given);
  return DAILY.map((id) => {
    const title = t(`charts.${id}PerDay`);
    const [now, before] = [days, daysBefore].map((list) => list.map((day) => day[id]));
    const [main = [], other = []] = [now, before];
    return {
      id: `${id}PerDay`,
      title,
      about: `${t(`define.${id}`)} ${t('chartAbout.day')}`,
      summary: summary({ title, now: String(sum(main)), before: String(sum(other)) }),
      head: [t('day'), t('now'), t('before')],
      rows: days.map((day, index) => ({
        key: day.date,
        cells: [date(day.date), day[id], other[index] ?? ''],
      })),
      plot: {
        kind: 'columns',
        labels: days.map((day) => formatCalendarDate({ date: day.date, locale, style: 'short' })),
        main: { name: names.main, values: main },
        // A weekday may be there once more in one of two periods.
        other: { name: names.other, values: other.slice(0, main.length) },
        write: String,
        isMirrored,
      },
    };
  });
}

/** A chart of what a measure comes to in each group. */
function groupChart({ given, measure }: { given: Given; measure: Measure }): FigureChart | null {
  const { words, filter, answer } = given;
  const { t, write, change } = words;
  const { groups, total, before } = answer.data;
  const { isMirrored, names, summary } = common(given);
  const title = t(
    `charts.${measure.id === 'requests' ? 'requestsBy' : measure.id === 'filled' ? 'filledBy' : 'noShowsBy'}`,
    {
      by: t(`by.${filter.by}`),
    },
  );
  const rows = groups.flatMap((group) => {
    const pair = { now: measure.of(group), before: measure.of(group.before) };
    return pair.now === null && pair.before === null
      ? []
      : [{ key: group.id, label: groupName({ group, by: filter.by, words }), ...pair }];
  });
  if (rows.length === 0) return null;
  const shown = rows.slice(0, MOST_ROWS);
  const told = (value: number | null) => write({ value, unit: measure.unit });
  return {
    id: `${measure.id}By`,
    title,
    about: t(`define.${measure.id}`),
    summary: summary({ title, now: told(measure.of(total)), before: told(measure.of(before)) }),
    head: [t(`head.${filter.by}`), t('now'), t('before'), ...(measure.unit === 'count' ? [t('change')] : [])],
    rows: rows.map(({ key, label, ...pair }) => ({
      key,
      cells: [
        label,
        told(pair.now),
        told(pair.before),
        ...(measure.unit === 'count' ? [change(pair) ?? '–'] : []),
      ],
    })),
    plot: {
      kind: 'rows',
      labels: shown.map(({ label }) => label),
      main: { name: names.main, values: shown.map(({ now }) => now) },
      other: { name: names.other, values: shown.map((one) => one.before) },
      write: (value) => (measure.unit === 'share' ? `${Math.round(value * 100)}%` : String(value)),
      isMirrored,
    },
  };
}

/** A chart of counts of both periods, one bar for each kind. */
function countChart({
  given,
  id,
  about,
  head,
  counts,
}: {
  given: Given;
  id: 'leads' | 'origins' | 'waits' | 'causes';
  about: string;
  head: string;
  counts: ({ label: string } & Compared)[];
}): FigureChart {
  const { t, change } = given.words;
  const { isMirrored, names, summary } = common(given);
  const title = t(`charts.${id}`);
  const [now, before] = [counts.map((one) => one.now), counts.map((one) => one.before)];
  return {
    id,
    title,
    about,
    summary: summary({ title, now: String(sum(now)), before: String(sum(before)) }),
    head: [head, t('now'), t('before'), t('change')],
    rows: counts.map(({ label, ...pair }) => ({
      key: label,
      cells: [label, pair.now, pair.before, change(pair) ?? '–'],
    })),
    plot: {
      kind: 'rows',
      labels: counts.map(({ label }) => label),
      main: { name: names.main, values: now },
      other: { name: names.other, values: before },
      write: String,
      isMirrored,
    },
  };
}

function hoursChart(given: Given): FigureChart {
  const { t, locale } = given.words;
  const { hours } = given.answer.data;
  const { isMirrored } = common(given);
  const title = t('charts.hours');
  const hourName = (hour: number) =>
    formatTime({
      instant: `2026-01-05T${String(hour).padStart(2, '0')}:00:00Z`,
      timeZone: 'UTC',
      locale,
    });
  const total = (key: 'requests' | 'calls') => `${t(`sums.${key}`)}: ${sum(hours.map((one) => one[key]))}`;
  return {
    id: 'hours',
    title,
    about: t('chartAbout.hours'),
    summary: `${title}. ${total('requests')}. ${total('calls')}.`,
    head: [t('head.hour'), t('sums.requests'), t('sums.calls')],
    rows: hours.map(({ hour, requests, calls }) => ({
      key: String(hour),
      cells: [hourName(hour), requests, calls],
    })),
    plot: {
      kind: 'columns',
      labels: hours.map(({ hour }) => `${hour}:00`),
      main: { name: t('sums.requests'), values: hours.map(({ requests }) => requests) },
      other: { name: t('sums.calls'), values: hours.map(({ calls }) => calls) },
      write: String,
      isMirrored,
    },
  };
}

/** All plots of the figures, with their tables. */
export function figureCharts(given: Given): FigureChart[] {
  const { t, locale } = given.words;
  const { waits, leads, origins, causes } = given.answer.data;
  const time = (minutes: number) => formatDuration({ minutes, locale });
  const groups = SPLIT.flatMap((id) => {
    const measure = MEASURES.find((one) => one.id === id);
    return (measure && groupChart({ given, measure })) ?? [];
  });
  return [
    ...dailyCharts(given),
    ...groups,
    countChart({
      given,
      id: 'leads',
      about: t('define.lead'),
      head: t('head.time'),
      counts: leads.map(({ days, ...pair }) => ({
        label: days === null ? t('lead.longer') : t('lead.within', { time: time(days * DAY_MINUTES) }),
        ...pair,
      })),
    }),
    countChart({
      given,
      id: 'origins',
      about: t('chartAbout.origins'),
      head: t('head.origin'),
      counts: origins.map(({ origin, ...pair }) => ({ label: t(`origin.${origin}`), ...pair })),
    }),
    hoursChart(given),
    countChart({
      given,
      id: 'waits',
      about: t('define.median'),
      head: t('head.time'),
      counts: waits.map(({ minutes, ...pair }) => ({
        label: minutes === null ? t('wait.longer') : t('wait.within', { time: time(minutes) }),
        ...pair,
      })),
    }),
    countChart({
      given,
      id: 'causes',
      about: t('chartAbout.causes'),
      head: t('head.cause'),
      counts: causes.map(({ cause, ...pair }) => ({ label: t(`cause.${cause}`), ...pair })),
    }),
  ];
}
