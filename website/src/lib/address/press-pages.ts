import { type Locale, localePath } from '@/i18n/routing';
import { readFaultId } from '../request/fault-id';
import { type SearchParams, withSearch } from './search-params';

/** A page of the staff area, or one below it, and what came of the press that led there. */
export interface PressPage<Outcome> {
  locale: Locale;
  id?: string | undefined;
  outcome?: Outcome | undefined;
  /** Id by which the fault is found in the logs. */
  fault?: string | null;
  page?: number;
}

/** Describes pages that presses lead back to: one of a list, and one below it for each of its entries. */
export function definePressPages<const Outcome extends string>(
  base: `/${string}`,
  outcomes: readonly Outcome[],
) {
  return {
    path: ({ locale, id, outcome, fault = null, page = 1 }: PressPage<Outcome>) =>
      withSearch(localePath({ locale, path: id ? `${base}/${id}` : base }), {
        page: page > 1 ? page : null,
        outcome: outcome ?? null,
        fault,
      }),
    read: ({ outcome, fault }: SearchParams) => ({
      outcome: outcomes.find((one) => one === outcome) ?? null,
      fault: readFaultId(fault),
    }),
  };
}
