import 'server-only';
import { listUndelivered } from '@/features/desk/undelivered/data';
import type { MessageFilter } from './address';
import { listMessages, openMessage } from './data';

export type FoundMessages = Awaited<ReturnType<typeof readMessages>>;

/** Page of a list that is asked for, and the message that is open beside it. */
export interface AskedList {
  token: string;
  filter: MessageFilter;
  open: string | null;
}

export async function readMessages({ token, filter, open }: AskedList) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openMessage({ token, id: open }) : null;
  const [list, undelivered] = await Promise.all([listMessages(token, filter), listUndelivered({ token })]);
  return { file, list, undelivered };
}
