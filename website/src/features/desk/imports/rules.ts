import type { ClinicImport, ImportField } from '@/contract/imports';
import { type Locale, localePath } from '@/i18n/routing';
import { definePressPages } from '@/lib/address/address';
import { withSearch } from '@/lib/address/search-params';

export const importPages = definePressPages('/admin/imports', ['failed']);

export function faultyRowsPath(locale: Locale, id: string): string {
  return withSearch(localePath({ locale, path: '/admin/imports/faulty-rows' }), { id });
}

/** Returns what a column is, by its number; '' for one that is left out. */
export function fieldOfColumn({ choice }: Pick<ClinicImport, 'choice'>, at: number): ImportField | '' {
  const found = Object.entries(choice.columns).find(([, column]) => column === at);
  return found ? (found[0] as ImportField) : '';
}
