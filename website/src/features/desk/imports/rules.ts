import type { ClinicImport, ImportField } from '@/contract/imports';
import { definePressPages } from '@/lib/address/address';

export const importPages = definePressPages('/admin/imports', ['failed']);

/** Returns the field assigned to a column number; '' if it is left out. */
export function fieldOfColumn({ choice }: Pick<ClinicImport, 'choice'>, at: number): ImportField | '' {
  const found = Object.entries(choice.columns).find(([, column]) => column === at);
  return found ? (found[0] as ImportField) : '';
}
