import { type ClinicImport, type ImportField, WORKING_STATES } from '@/contract/imports';
import { type Locale, localePath } from '@/i18n/routing';
import { withSearch } from '@/lib/address/search-params';

/** Path of the list of imports, or of one; `outcome` of what was pressed there. */
export function importsPath(
  locale: Locale,
  {
    id,
    outcome = null,
    fault = null,
  }: { id?: string; outcome?: 'failed' | null; fault?: string | null } = {},
): string {
  const path = localePath({ locale, path: `/admin/imports${id ? `/${id}` : ''}` });
  return withSearch(path, { outcome, fault });
}

export function faultyRowsPath(locale: Locale, id: string): string {
  return withSearch(localePath({ locale, path: '/admin/imports/faulty-rows' }), { id });
}

export function isWorking({ state }: Pick<ClinicImport, 'state'>): boolean {
  return WORKING_STATES.includes(state);
}

/** Returns what a column is, by its number; '' for one that is left out. */
export function fieldOfColumn(
  { choice: { columns } }: Pick<ClinicImport, 'choice'>,
  at: number,
): ImportField | '' {
  const found = Object.entries(columns).find(([, column]) => column === at);
  return found ? (found[0] as ImportField) : '';
}

/** Returns how far an import is, in whole hundredths. */
export function percentOf({ done, rows }: Pick<ClinicImport, 'done' | 'rows'>): number {
  return rows === 0 ? 0 : Math.min(100, Math.floor((done / rows) * 100));
}
