import { formatCalendarDate, formatDurationAfter, formatTime } from '@/lib/time/clinic-time';
import {
  barChart,
  type ChartInput,
  countChart,
  type FigureChart,
  groupChart,
  periods,
  sum,
  summaryOf,
} from './chart-rules';
import { MEASURES } from './words';

const DAILY = ['requests', 'cancellations', 'noAnswers'] as const;
const SPLIT = ['requests', 'noShows', 'filled', 'waitingFilled'] as const;
const DAY_MINUTES = 1440;

function dailyCharts(given: ChartInput): FigureChart[] {
  const { words, answer } = given;
  const { t, locale, date } = words;
  const { days, daysBefore } = answer.data;
  // A weekday may occur once more in one of the two periods: its count is shown without a counterpart.
  const places = Array.from({ length: Math.max(days.length, daysBefore.length) }, (_, index) => ({
    now: days[index],
    before: daysBefore[index],
  }));
  return DAILY.map((id) => {
    const title = t(`charts.${id}PerDay`);
    const total = (list: typeof days) => String(sum(list.map((day) => day[id])));
    return barChart({
      ...{ id: `${id}PerDay`, title, about: `${t(`define.${id}`)} ${t('chartAbout.day')}`, locale },
      summary: summaryOf(given, title, total(days), total(daysBefore)),
      head: [t('day'), ...periods(words)],
      rows: places.map(({ now, before }, index) => ({
        key: now?.date ?? String(index),
        cells: [now ? date(now.date) : '–', now?.[id] ?? '', before?.[id] ?? ''],
      })),
      bars: places.map(({ now, before }) => ({
        label: now ? formatCalendarDate({ date: now.date, locale, style: 'short' }) : '',
        now: now?.[id] ?? null,
        before: before?.[id] ?? null,
      })),
      kind: 'columns',
      names: periods(words),
    });
  });
}

function hoursChart({ words: { t, locale }, answer }: ChartInput): FigureChart {
  const { hours } = answer.data;
  const title = t('charts.hours');
  const hourName = (hour: number) =>
    formatTime({ instant: new Date(Date.UTC(2026, 0, 5, hour)), timeZone: 'UTC', locale });
  const total = (key: 'requests' | 'calls') => `${t(`sums.${key}`)}: ${sum(hours.map((one) => one[key]))}`;
  const names = [t('sums.requests'), t('sums.calls')] as const;
  return barChart({
    ...{ id: 'hours', title, about: t('chartAbout.hours'), locale },
    summary: `${title}. ${total('requests')}. ${total('calls')}.`,
    head: [t('head.hour'), ...names],
    rows: hours.map(({ hour, requests, calls }) => ({
      key: String(hour),
      cells: [hourName(hour), requests, calls],
    })),
    bars: hours.map(({ hour, requests, calls }) => ({ label: `${hour}:00`, now: requests, before: calls })),
    kind: 'columns',
    names,
  });
}

/** Returns where requests come from; beside them the moves that the waiting list has brought, which are no new requests. */
function originsChart(given: ChartInput): FigureChart {
  const { t } = given.words;
  const { origins, total, before } = given.answer.data;
  const moves = { label: t('origin.earlier'), now: total.earlierMoves, before: before.earlierMoves };
  const counts = origins.map(({ origin, ...pair }) => ({ label: t(`origin.${origin}`), ...pair }));
  const told = { id: 'origins', about: t('chartAbout.origins'), head: t('head.origin') } as const;
  const chart = countChart({ given, ...told, counts: [...counts, moves] });
  const summary = summaryOf(given, chart.title, String(total.requests), String(before.requests));
  return { ...chart, summary };
}

/** Returns charts of offers, the waiting list and reasons of cancellations; those without data are left out. */
function listCharts(given: ChartInput): FigureChart[] {
  const { t } = given.words;
  const { offers, waitingList, reasons, typedReasons } = given.answer.data;
  const ofOffers = offers.map(({ state, ...pair }) => ({ label: t(`offer.${state}`), ...pair }));
  const ofWaiting = waitingList.map(({ what, ...pair }) => ({ label: t(`waiting.${what}`), ...pair }));
  const ofReasons = reasons.map(({ reason, ...pair }) => ({ label: t(`reason.${reason}`), ...pair }));
  const typed = typedReasons.map(({ text, ...pair }) => ({ label: text, ...pair }));
  const lists = [
    { id: 'offers', head: 'offer', counts: ofOffers },
    { id: 'waitingList', head: 'waiting', counts: ofWaiting },
    { id: 'reasons', head: 'cause', counts: ofReasons },
    { id: 'typedReasons', head: 'cause', counts: typed },
  ] as const;
  return lists
    .filter(({ counts }) => counts.some(({ now, before }) => now + before > 0))
    .map(({ id, head, counts }) =>
      countChart({ given, id, about: t(`chartAbout.${id}`), head: t(`head.${head}`), counts }),
    );
}

export function figureCharts(given: ChartInput): FigureChart[] {
  const { t, locale } = given.words;
  const { waits, leads, causes } = given.answer.data;
  const within = (minutes: number) => ({ time: formatDurationAfter(minutes, locale) });
  const by = t(`by.${given.filter.by}`);
  const groups = SPLIT.flatMap((id) => {
    const measure = MEASURES.find((one) => one.id === id);
    return (measure && groupChart(given, measure, t(`charts.${id}By`, { by }))) ?? [];
  });
  const ofLeads = leads.map(({ days, ...pair }) => ({
    label: days === null ? t('lead.longer') : t('lead.within', within(days * DAY_MINUTES)),
    ...pair,
  }));
  const ofWaits = waits.map(({ minutes, ...pair }) => ({
    label: minutes === null ? t('wait.longer') : t('wait.within', within(minutes)),
    ...pair,
  }));
  const ofCauses = causes.map(({ cause, ...pair }) => ({ label: t(`cause.${cause}`), ...pair }));
  const [about, head] = [t('chartAbout.causes'), t('head.cause')];
  return [
    ...dailyCharts(given),
    ...groups,
    countChart({ given, id: 'leads', about: t('define.lead'), head: t('head.time'), counts: ofLeads }),
    originsChart(given),
    hoursChart(given),
    countChart({ given, id: 'waits', about: t('define.median'), head: t('head.time'), counts: ofWaits }),
    countChart({ given, id: 'causes', about, head, counts: ofCauses }),
    ...listCharts(given),
  ];
}
