import { FIGURE_DAYS } from '@/contract/limits';
import { type Locale, localePath } from '@/i18n/routing';
import { readDate, readId, type SearchParams, withSearch } from '@/lib/search-params';
import { addDays } from '@/lib/week';

const USUAL_DAYS = 28;

/** What the figures are of: dates `YYYY-MM-DD`, document ids or null for all. */
export interface FigureFilter {
  branch: string | null;
  doctor: string | null;
  from: string;
  to: string;
}

/** What of the filter an address names; null where the page chooses. */
export type AskedFigures = { [Name in keyof FigureFilter]: FigureFilter[Name] | null };

/** Reads what an address asks for; what is not well-formed counts as not asked for. */
export function readAskedFigures(params: SearchParams): AskedFigures {
  return {
    branch: readId(params.branch),
    doctor: readId(params.doctor),
    from: readDate(params.from),
    to: readDate(params.to),
  };
}

/** What the figures shall be of; the last four weeks where nothing sensible is asked for. */
export function chooseFigures({ asked, today }: { asked: AskedFigures; today: string }): FigureFilter {
  const to = asked.to ?? today;
  const usual = addDays({ date: to, days: 1 - USUAL_DAYS });
  const from = asked.from ?? usual;
  const isRange = from <= to && from > addDays({ date: to, days: -FIGURE_DAYS });
  return { ...asked, from: isRange ? from : usual, to };
}

/** Path of the figures. */
export function figuresPath({ locale, filter }: { locale: Locale; filter?: AskedFigures }): string {
  return withSearch({ path: localePath({ locale, path: '/admin/figures' }), values: { ...filter } });
}

/** A round number that no value exceeds, for the top of a plot: 1, 2, 5, 10, 20, 50 and so on. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}
