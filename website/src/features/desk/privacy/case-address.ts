import { CASE_LISTS } from '@/contract/privacy-case';
import { defineAddress, oneOf, pageNumber } from '@/lib/address/address';

/** The cases; those that are open when nothing is asked for. */
export const casesAddress = defineAddress('/admin/privacy/cases', {
  list: oneOf(CASE_LISTS),
  page: pageNumber,
});
export type CaseFilter = ReturnType<typeof casesAddress.read>;
