import { HANDLINGS } from '@/contract/contact-message';
import { defineAddress, oneOf, pageNumber, pageSize } from '@/lib/address/address';

export const inboxAddress = defineAddress('/admin/inbox', {
  handling: oneOf(HANDLINGS),
  size: pageSize,
  page: pageNumber,
});
export type InboxFilter = ReturnType<typeof inboxAddress.read>;
