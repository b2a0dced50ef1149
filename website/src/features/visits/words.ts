import 'server-only';
import type { Locale } from 'next-intl';
import { VISIT_SECTIONS, VISIT_SOURCES, type VisitSource } from '@/contract/visit-sections';
import type { VisitSums, VisitsAnswer } from '@/contract/visits';
import { listArticles } from '@/features/articles/data';
import { listBranches } from '@/features/branches/data';
import { listDoctors } from '@/features/doctors/data';
import type { FigureChart } from '@/features/figures/count-chart-words';
import { listServices } from '@/features/services/data';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/clinic-time';
import { percentOf } from './rules';

export const SUMS = [
  'visits',
  'views',
  'booking',
  'times',
  'requests',
] as const satisfies (keyof VisitSums)[];

/** The steps from a visit to a request, each measured by the one before. */
const STEPS = ['visits', 'booking', 'times', 'requests'] as const satisfies (keyof VisitSums)[];

/** Names of entries by how their pages are counted, such as `doctor/3`. */
async function readNames(locale: Locale): Promise<Map<string, string>> {
  const [doctors, services, branches, articles] = await Promise.all([
    listDoctors({ locale }),
    listServices({ locale }),
    listBranches({ locale }),
    listArticles({ locale }),
  ]);
  const named = [
    ...doctors.map(({ number, name }) => [`doctor/${number}`, name] as const),
    ...services.map(({ number, name }) => [`services/${number}`, name] as const),
    ...branches.map(({ number, name }) => [`branches/${number}`, name] as const),
    ...articles.map(({ number, title }) => [`blog/${number}`, title] as const),
  ];
  return new Map(named);
}

/** Words of the page of counts in a language. @throws BackendError when the entries cannot be read */
export async function visitWords(locale: Locale) {
  const [t, names] = await Promise.all([getTranslations({ locale, namespace: 'visits' }), readNames(locale)]);
  const sectionName = (name: string): string => {
    const section = VISIT_SECTIONS.find((one) => one === name);
    return section ? t(`section.${section}`) : name;
  };
  return {
    t,
    locale,
    date: (value: string) => formatCalendarDate({ date: value, locale, style: 'medium' }),
    shortDate: (value: string) => formatCalendarDate({ date: value, locale, style: 'short' }),
    source: (source: VisitSource) => t(`source.${source}`),
    from: (from: string) => {
      const source = VISIT_SOURCES.find((one) => one === from);
      return source ? t(`source.${source}`) : sectionName(from);
    },
    page: (page: string | null) => {
      if (page === null) return t('others');
      const [section = '', number] = page.split('/');
      if (number === undefined) return sectionName(section);
      const name = names.get(page);
      return name
        ? t('entry', { section: sectionName(section), name })
        : t('number', { section: sectionName(section), number });
    },
  };
}
export type VisitWords = Awaited<ReturnType<typeof visitWords>>;

const told = (pairs: [string, number][]) => pairs.map(([name, value]) => `${name} ${value}`).join(', ');

function daysChart({ words, answer }: { words: VisitWords; answer: VisitsAnswer }): FigureChart {
  const { t, locale } = words;
  const { days, total } = answer.data;
  const title = t('charts.days');
  return {
    id: 'days',
    title,
    about: t('chartAbout.days'),
    summary: t('summary', {
      title,
      values: told([
        [t('sums.visits'), total.visits],
        [t('sums.views'), total.views],
      ]),
    }),
    head: [t('head.day'), t('sums.visits'), t('sums.views')],
    rows: days.map(({ date, visits, views }) => ({ key: date, cells: [words.date(date), visits, views] })),
    plot: {
      kind: 'columns',
      labels: days.map(({ date }) => words.shortDate(date)),
      main: { name: t('sums.visits'), values: days.map(({ visits }) => visits) },
      other: { name: t('sums.views'), values: days.map(({ views }) => views) },
      write: String,
      isMirrored: locale === 'ar',
    },
  };
}

/** A chart of counts, one bar each, beside those of the period before where they are known. */
function barsChart({
  words: { t, locale },
  id,
  head,
  bars,
  third,
}: {
  words: VisitWords;
  id: 'way' | 'ways' | 'sources';
  head: string;
  bars: { key: string; label: string; now: number; before: number | null; third: string }[];
  third: string | null;
}): FigureChart {
  const title = t(`charts.${id}`);
  const isCompared = bars.every(({ before }) => before !== null);
  return {
    id,
    title,
    about: t(`chartAbout.${id}`),
    summary: t('summary', { title, values: told(bars.map(({ label, now }) => [label, now])) }),
    head: [head, t('now'), ...(isCompared ? [t('before')] : []), ...(third === null ? [] : [third])],
    rows: bars.map(({ key, label, now, before, third: value }) => ({
      key,
      cells: [label, now, ...(isCompared ? [before ?? 0] : []), ...(third === null ? [] : [value])],
    })),
    plot: {
      kind: 'rows',
      labels: bars.map(({ label }) => label),
      main: { name: t('now'), values: bars.map(({ now }) => now) },
      other: isCompared ? { name: t('before'), values: bars.map(({ before }) => before) } : null,
      write: String,
      isMirrored: locale === 'ar',
    },
  };
}

/** The plots of the page, with their tables: the days, the way to a request, where it began, where visitors came from. */
export function visitCharts(given: { words: VisitWords; answer: VisitsAnswer }): FigureChart[] {
  const { words, answer } = given;
  const { t } = words;
  const { total, before, ways, sources } = answer.data;
  const steps = STEPS.map((step, index) => {
    const former = STEPS[index - 1];
    const percent = former ? percentOf(total[step], total[former]) : null;
    return {
      key: step,
      label: t(`sums.${step}`),
      now: total[step],
      before: before[step],
      third: percent === null ? '' : `\u2066${percent}%\u2069`,
    };
  });
  return [
    daysChart(given),
    barsChart({ words, id: 'way', head: t('head.step'), bars: steps, third: t('head.share') }),
    barsChart({
      words,
      id: 'ways',
      head: t('head.from'),
      bars: ways.slice(0, 10).map(({ from, booking }) => ({
        key: from,
        label: words.from(from),
        now: booking,
        before: null,
        third: '',
      })),
      third: null,
    }),
    barsChart({
      words,
      id: 'sources',
      head: t('head.source'),
      bars: sources.map(({ source, now, before: earlier }) => ({
        key: source,
        label: words.source(source),
        now,
        before: earlier,
        third: '',
      })),
      third: null,
    }),
  ];
}
