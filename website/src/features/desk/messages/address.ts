import { HANDLINGS } from '@/contract/contact-message';
import { defineAddress, oneOf, pageNumber, pageSize } from '@/lib/address/address';

/** Address of a list of messages that are new, read or done. */
export const handledAddress = (page: `/${string}`) =>
  defineAddress(page, { handling: oneOf(HANDLINGS), size: pageSize, page: pageNumber });

export const messagesAddress = handledAddress('/admin/messages');
export type MessageFilter = ReturnType<typeof messagesAddress.read>;
