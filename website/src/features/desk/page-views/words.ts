import 'server-only';
import type { Locale } from 'next-intl';
import { isolateLtr } from '@/contract/isolate';
import { PAGE_SECTIONS, VIEW_SOURCES, type ViewSource } from '@/contract/page-sections';
import type { PageViewSums, PageViewsAnswer } from '@/contract/page-views';
import { barChart, type FigureChart } from '@/features/desk/figures/chart-rules';
import { shareOf } from '@/features/desk/figures/rules';
import { listArticles } from '@/features/site/articles/data';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { listServices } from '@/features/site/services/data';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';

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
  const [t, ui, names] = await Promise.all([
    getTranslations({ locale, namespace: 'visits' }),
    getTranslations({ locale, namespace: 'ui' }),
    readNames(locale),
  ]);
  const sectionName = (name: string): string => {
    const section = PAGE_SECTIONS.find((one) => one === name);
    return section ? t(`section.${section}`) : name;
  };
  return {
    t,
    locale,
    comma: ui('listComma'),
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

type Drawn = Pick<Parameters<typeof barChart>[0], 'head' | 'rows' | 'bars' | 'names' | 'kind'>;

/** Returns the charts of a period, each with its counts in a sentence. */
export function pageViewCharts({ words, answer }: { words: PageViewWords; answer: PageViewsAnswer }) {
  const { t, locale, comma } = words;
  const { days, total, before, ways, sources } = answer.data;
  const chart = (
    id: 'days' | 'way' | 'ways' | 'sources',
    counts: readonly { label: string; now: number }[],
    drawn: Drawn,
  ): FigureChart => {
    const title = t(`charts.${id}`);
    const values = counts.map(({ label, now }) => `${label} ${now}`).join(comma);
    const summary = t('summary', { title, values });
    return barChart({ ...drawn, id, title, about: t(`chartAbout.${id}`), summary, locale });
  };
  const ofDay = [t('sums.visits'), t('sums.views')] as const;
  const ofDays = [
    { label: ofDay[0], now: total.visits },
    { label: ofDay[1], now: total.views },
  ];
  const compared = [t('now'), t('before')] as const;
  const steps = STEPS.map((step, index) => {
    const former = STEPS[index - 1];
    const part = former ? shareOf(total[step], total[former]) : null;
    const share = part === null ? '' : isolateLtr(`${Math.round(100 * part)}%`);
    return { key: step, label: t(`sums.${step}`), now: total[step], before: before[step], share };
  });
  const openings = ways
    .slice(0, 10)
    .map(({ from, booking }) => ({ key: from, label: words.from(from), now: booking }));
  const origins = sources.map((one) => ({ ...one, key: one.source, label: words.source(one.source) }));
  return [
    chart('days', ofDays, {
      head: [t('head.day'), ...ofDay],
      rows: days.map(({ date, visits, views }) => ({ key: date, cells: [words.date(date), visits, views] })),
      bars: days.map((day) => ({ label: words.shortDate(day.date), now: day.visits, before: day.views })),
      kind: 'columns',
      names: ofDay,
    }),
    chart('way', steps, {
      head: [t('head.step'), ...compared, t('head.share')],
      rows: steps.map((one) => ({ key: one.key, cells: [one.label, one.now, one.before, one.share] })),
      bars: steps,
      names: compared,
    }),
    chart('ways', openings, {
      head: [t('head.from'), t('now')],
      rows: openings.map(({ key, label, now }) => ({ key, cells: [label, now] })),
      bars: openings,
      names: [t('now')],
    }),
    chart('sources', origins, {
      head: [t('head.source'), ...compared],
      rows: origins.map((one) => ({ key: one.key, cells: [one.label, one.now, one.before] })),
      bars: origins,
      names: compared,
    }),
  ];
}
