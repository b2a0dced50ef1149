import { LOG_ACTIONS } from '@/contract/log';
import { day, defineAddress, id, oneOf, pageNumber, pageSize } from '@/lib/address/address';

/** The log; ids are document ids, days those of the clinic's clock. */
export const logAddress = defineAddress('/admin/log', {
  actor: id,
  subject: id,
  action: oneOf(LOG_ACTIONS),
  firstDay: day,
  lastDay: day,
  size: pageSize,
  page: pageNumber,
});
export type LogFilter = ReturnType<typeof logAddress.read>;
