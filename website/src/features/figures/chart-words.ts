import { formatCalendarDate, formatDuration, formatTime } from '@/lib/clinic-time';
import { type ChartInput, common, countChart, type FigureChart, sum } from './count-chart-words';
import { groupChart } from './group-chart-words';
import { MEASURES } from './words';

const DAILY = ['requests', 'cancellations', 'noAnswers'] as const;
const SPLIT = ['requests', 'noShows', 'filled', 'waitingFilled'] as const;
const DAY_MINUTES = 1440;

function dailyCharts(given: ChartInput): FigureChart[] {
  const { words, answer } = given;
  const { t, locale, date } = words;
  const { days, daysBefore } = answer.data;
  const { isMirrored, names, summary } = common(given);
  // A weekday may be there once more in one of two periods: its count is told although nothing stands beside it.
  const places = Array.from({ length: Math.max(days.length, daysBefore.length) }, (_, index) => ({
    now: days[index],
    before: daysBefore[index],
  }));
  return DAILY.map((id) => {
    const title = t(`charts.${id}PerDay`);
    const total = (list: typeof days) => String(sum(list.map((day) => day[id])));
    return {
      id: `${id}PerDay`,
      title,
      about: `${t(`define.${id}`)} ${t('chartAbout.day')}`,
      summary: summary({ title, now: total(days), before: total(daysBefore) }),
      head: [t('day'), t('now'), t('before')],
      rows: places.map(({ now, before }, index) => ({
        key: now?.date ?? String(index),
        cells: [now ? date(now.date) : '–', now?.[id] ?? '', before?.[id] ?? ''],
      })),
      plot: {
        kind: 'columns',
        labels: places.map(({ now }) =>
          now ? formatCalendarDate({ date: now.date, locale, style: 'short' }) : '',
        ),
        main: { name: names.main, values: places.map(({ now }) => now?.[id] ?? null) },
        other: { name: names.other, values: places.map(({ before }) => before?.[id] ?? null) },
        write: String,
        isMirrored,
      },
    };
  });
}

function hoursChart(given: ChartInput): FigureChart {
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

/** Where requests come from; beside them the moves that the waiting list has brought, which are no new requests. */
function originsChart(given: ChartInput): FigureChart {
  const { t } = given.words;
  const { origins, total, before } = given.answer.data;
  const { summary } = common(given);
  const chart = countChart({
    given,
    id: 'origins',
    about: t('chartAbout.origins'),
    head: t('head.origin'),
    counts: [
      ...origins.map(({ origin, ...pair }) => ({ label: t(`origin.${origin}`), ...pair })),
      { label: t('origin.earlier'), now: total.earlierMoves, before: before.earlierMoves },
    ],
  });
  const told = { title: chart.title, now: String(total.requests), before: String(before.requests) };
  return { ...chart, summary: summary(told) };
}

/** What became of offers and of who waits, and why staff canceled; nothing of what did not happen. */
function listCharts(given: ChartInput): FigureChart[] {
  const { t } = given.words;
  const { offers, waitingList, reasons, typedReasons } = given.answer.data;
  const charts = [
    countChart({
      given,
      id: 'offers',
      about: t('chartAbout.offers'),
      head: t('head.offer'),
      counts: offers.map(({ state, ...pair }) => ({ label: t(`offer.${state}`), ...pair })),
    }),
    countChart({
      given,
      id: 'waitingList',
      about: t('chartAbout.waitingList'),
      head: t('head.waiting'),
      counts: waitingList.map(({ what, ...pair }) => ({ label: t(`waiting.${what}`), ...pair })),
    }),
    countChart({
      given,
      id: 'reasons',
      about: t('chartAbout.reasons'),
      head: t('head.cause'),
      counts: reasons.map(({ reason, ...pair }) => ({ label: t(`reason.${reason}`), ...pair })),
    }),
    countChart({
      given,
      id: 'typedReasons',
      about: t('chartAbout.typedReasons'),
      head: t('head.cause'),
      counts: typedReasons.map(({ text, ...pair }) => ({ label: text, ...pair })),
    }),
  ];
  return charts.filter(({ plot }) =>
    [plot.main, plot.other].some((series) => series?.values.some((value) => value !== null && value > 0)),
  );
}

/** All plots of the figures, with their tables. */
export function figureCharts(given: ChartInput): FigureChart[] {
  const { t, locale } = given.words;
  const { waits, leads, causes } = given.answer.data;
  const time = (minutes: number) => formatDuration(minutes, locale);
  const by = t(`by.${given.filter.by}`);
  const groups = SPLIT.flatMap((id) => {
    const measure = MEASURES.find((one) => one.id === id);
    return (measure && groupChart(given, measure, t(`charts.${id}By`, { by }))) ?? [];
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
    originsChart(given),
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
    ...listCharts(given),
  ];
}
