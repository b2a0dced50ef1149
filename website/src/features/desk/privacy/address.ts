import { CASE_LISTS } from '@/contract/privacy-case';
import { day, defineAddress, id, oneOrUsual, pageNumber } from '@/lib/address/address';

/** List of cases; the open ones by default. */
export const casesAddress = defineAddress('/admin/privacy/cases', {
  list: oneOrUsual(CASE_LISTS, 'open'),
  page: pageNumber,
});
export type CaseFilter = ReturnType<typeof casesAddress.read>;

/** Account whose doings are listed, and the days. */
export const peopleAddress = defineAddress('/admin/privacy/people', {
  actor: id,
  firstDay: day,
  lastDay: day,
});
export type PeopleFilter = ReturnType<typeof peopleAddress.read>;
