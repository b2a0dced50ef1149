import 'server-only';
import type { Locale } from 'next-intl';
import { listUndelivered } from '@/features/desk/undelivered/data';
import { listBranches } from '@/features/site/branches/data';
import { clinicZone } from '@/lib/time/clinic-time';
import type { MessageFilter } from './address';
import { listMessages, openMessage } from './data';

export type FoundMessages = Awaited<ReturnType<typeof readMessages>>;

/** Page of a list that is asked for, and the message that is open beside it. */
export interface AskedList {
  locale: Locale;
  token: string;
  filter: MessageFilter;
  open: string | null;
}

export async function readMessages({ locale, token, filter, open }: AskedList) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openMessage({ token, id: open }) : null;
  const [list, branches, undelivered] = await Promise.all([
    listMessages(token, filter),
    listBranches({ locale }),
    listUndelivered({ token }),
  ]);
  return { file, list, timeZone: clinicZone(branches), undelivered };
}
