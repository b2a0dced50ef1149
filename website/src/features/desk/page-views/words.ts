import 'server-only';
import type { Locale } from 'next-intl';
import { PAGE_SECTIONS, VIEW_SOURCES, type ViewSource } from '@/contract/page-sections';
import type { PageViewSums, PageViewsAnswer } from '@/contract/page-views';
import { type Bar, barChart, type FigureChart } from '@/features/desk/figures/chart-rules';
import { listArticles } from '@/features/site/articles/data';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { listServices } from '@/features/site/services/data';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { percentOf } from './rules';

export const SUMS = ['visits', 'views', 'booking', 'times', 'requests'] as const;

/** The steps from a visit to a request, each measured by the one before. */
const STEPS = ['visits', 'booking', 'times', 'requests'] as const satisfies (keyof PageViewSums)[];

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
export async function pageViewWords(locale: Locale) {
  const [t, names] = await Promise.all([getTranslations({ locale, namespace: 'visits' }), readNames(locale)]);
  const sectionName = (name: string): string => {
    const section = PAGE_SECTIONS.find((one) => one === name);
    return section ? t(`section.${section}`) : name;
  };
  return {
    t,
    locale,
    date: (value: string) => formatCalendarDate({ date: value, locale, style: 'medium' }),
    shortDate: (value: string) => formatCalendarDate({ date: value, locale, style: 'short' }),
    source: (source: ViewSource) => t(`source.${source}`),
    from: (from: string) => {
      const source = VIEW_SOURCES.find((one) => one === from);
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
export type PageViewWords = Awaited<ReturnType<typeof pageViewWords>>;

const told = (pairs: [string, number][]) => pairs.map(([name, value]) => `${name} ${value}`).join(', ');

function daysChart({ words, answer }: { words: PageViewWords; answer: PageViewsAnswer }): FigureChart {
  const { t, locale } = words;
  const { days, total } = answer.data;
  const title = t('charts.days');
  const names = [t('sums.visits'), t('sums.views')] as const;
  const values = told([
    [names[0], total.visits],
    [names[1], total.views],
  ]);
  return barChart({
    ...{ id: 'days', title, about: t('chartAbout.days'), summary: t('summary', { title, values }), locale },
    head: [t('head.day'), ...names],
    rows: days.map(({ date, visits, views }) => ({ key: date, cells: [words.date(date), visits, views] })),
    bars: days.map(({ date, visits, views }) => ({
      label: words.shortDate(date),
      now: visits,
      before: views,
    })),
    kind: 'columns',
    names,
  });
}

interface Given {
  words: PageViewWords;
  id: 'way' | 'ways' | 'sources';
  head: string;
  bars: (Bar & { key: string; now: number; third?: string })[];
  third?: string;
}

/** A chart of counts, one bar each, beside those of the period before where they are known, with a last column if one is named. */
function countsChart({ words: { t, locale }, id, head, bars, third }: Given): FigureChart {
  const title = t(`charts.${id}`);
  const isCompared = id !== 'ways';
  const values = told(bars.map(({ label, now }) => [label, now]));
  return barChart({
    ...{ id, title, about: t(`chartAbout.${id}`), summary: t('summary', { title, values }), locale },
    head: [head, t('now'), ...(isCompared ? [t('before')] : []), ...(third === undefined ? [] : [third])],
    rows: bars.map((bar) => ({
      key: bar.key,
      cells: [
        bar.label,
        bar.now,
        ...(isCompared ? [bar.before ?? 0] : []),
        ...(bar.third === undefined ? [] : [bar.third]),
      ],
    })),
    bars,
    names: isCompared ? [t('now'), t('before')] : [t('now')],
  });
}

export function pageViewCharts(given: { words: PageViewWords; answer: PageViewsAnswer }): FigureChart[] {
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
    countsChart({ words, id: 'way', head: t('head.step'), bars: steps, third: t('head.share') }),
    countsChart({
      words,
      id: 'ways',
      head: t('head.from'),
      bars: ways.slice(0, 10).map(({ from, booking }) => ({
        key: from,
        label: words.from(from),
        now: booking,
      })),
    }),
    countsChart({
      words,
      id: 'sources',
      head: t('head.source'),
      bars: sources.map((one) => ({ ...one, key: one.source, label: words.source(one.source) })),
    }),
  ];
}
