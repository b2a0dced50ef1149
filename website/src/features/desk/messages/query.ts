import 'server-only';
import { listUndelivered } from '@/features/desk/undelivered/data';
import type { MessageFilter } from './address';
import { listMessages, openMessage } from './data';

export type FoundMessages = Awaited<ReturnType<typeof readMessages>>;

export async function readMessages(token: string, filter: MessageFilter, open: string | null) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openMessage({ token, id: open }) : null;
  const [list, undelivered] = await Promise.all([listMessages(token, filter), listUndelivered({ token })]);
  return { file, list, undelivered };
}
