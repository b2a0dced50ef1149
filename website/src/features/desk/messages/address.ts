import { HANDLINGS } from '@/contract/contact-message';
import { defineAddress, oneOf, pageNumber, pageSize } from '@/lib/address/address';

export const messagesAddress = defineAddress('/admin/messages', {
  handling: oneOf(HANDLINGS),
  size: pageSize,
  page: pageNumber,
});
export type MessageFilter = ReturnType<typeof messagesAddress.read>;
