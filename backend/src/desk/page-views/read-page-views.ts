import type { z } from 'zod';
import { BOOKING_STEPS, PAGE_SECTIONS, VIEW_SOURCES, type ViewSource } from '../../contract/page-sections';
import type { PageViewSums, PageViewsAnswer, pageViewsQuery } from '../../contract/page-views';
import { LANGUAGES } from '../../contract/patient';
import type { Database } from '../../platform/database';
import { addDays, DAY } from '../../scheduling/zone';
import type { Cell as Row } from './page-view-counts';

type Period = z.output<typeof pageViewsQuery>;

/** Number of pages counted separately; all others are counted together. */
const MOST_READ = 50;

const sumOf = (rows: Row[], matches: (row: Row) => boolean) =>
  rows.reduce((sum, row) => (matches(row) ? sum + row.total : sum), 0);

const isSource = (from: string): from is ViewSource => VIEW_SOURCES.some((source) => source === from);
/** The steps behind the first are views of the same page. */
const isView = ({ page }: Row) => !page.startsWith('booking/');
const begins = (row: Row) => isView(row) && isSource(row.came_from);

function sumsOf(rows: Row[]): PageViewSums {
  const [booking = 0, times = 0, requests = 0] = BOOKING_STEPS.map((step) =>
    sumOf(rows, ({ page }) => page === step),
  );
  return { views: sumOf(rows, isView), visits: sumOf(rows, begins), booking, times, requests };
}

function before({ from, to }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

function daysOf(rows: Row[], { from, to }: Period) {
  const days: { date: string; views: number; visits: number }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = rows.filter(({ day }) => day === date);
    days.push({ date, views: sumOf(own, isView), visits: sumOf(own, begins) });
  }
  return days;
}

function pagesOf(rows: Row[]) {
  const pages = [...Map.groupBy(rows.filter(isView), ({ page }) => page)]
    .map(([page, own]) => ({ page, views: sumOf(own, isView), visits: sumOf(own, begins) }))
    .sort((one, other) => other.views - one.views || (one.page < other.page ? -1 : 1));
  const rest = pages.slice(MOST_READ);
  if (rest.length === 0) return pages;
  const sum = (name: 'views' | 'visits') => rest.reduce((total, page) => total + page[name], 0);
  return [...pages.slice(0, MOST_READ), { page: null, views: sum('views'), visits: sum('visits') }];
}

function waysOf(rows: Row[]) {
  const opened = rows.filter(({ page }) => page === BOOKING_STEPS[0]);
  return [...PAGE_SECTIONS, ...VIEW_SOURCES]
    .map((from) => ({ from, booking: sumOf(opened, ({ came_from }) => came_from === from) }))
    .filter(({ booking }) => booking > 0)
    .sort((one, other) => other.booking - one.booking);
}

/** Returns the page views between two dates, and of the equally long period before. */
export async function readPageViews(
  db: Database,
  { input: period, isOn, timeZone }: { input: Period; isOn: boolean; timeZone: string },
): Promise<PageViewsAnswer> {
  const earlier = before(period);
  const read = async ({ from, to }: Period): Promise<Row[]> => {
    const rows: Row[] = await db('visit_counts')
      .select('day', 'page', 'language', 'came_from')
      .sum({ total: 'total' })
      .whereBetween('day', [from, to])
      .groupBy('day', 'page', 'language', 'came_from');
    // PostgreSQL gives a sum as a text.
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  };
  const [rows, rowsBefore] = await Promise.all([read(period), read(earlier)]);
  const visitsFrom = (of: Row[], source: ViewSource) =>
    sumOf(of, (row) => begins(row) && row.came_from === source);
  return {
    data: {
      isOn,
      total: sumsOf(rows),
      before: sumsOf(rowsBefore),
      days: daysOf(rows, period),
      pages: pagesOf(rows),
      ways: waysOf(rows),
      sources: VIEW_SOURCES.map((source) => ({
        source,
        now: visitsFrom(rows, source),
        before: visitsFrom(rowsBefore, source),
      })),
      languages: LANGUAGES.map((language) => ({
        language,
        views: sumOf(rows, (row) => isView(row) && row.language === language),
      })),
    },
    meta: { timeZone, before: earlier },
  };
}
