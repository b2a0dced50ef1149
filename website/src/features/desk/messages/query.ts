import 'server-only';
import type { z } from 'zod';
import { messageListAnswer, type messageQuery } from '@/contract/contact-message';
import { listUndelivered } from '@/features/desk/undelivered/data';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import type { MessageFilter } from './address';
import { openMessage } from './data';

export type FoundMessages = Awaited<ReturnType<typeof readMessages>>;

export async function readMessages(token: string, { size, ...filter }: MessageFilter, open: string | null) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openMessage({ token, id: open }) : null;
  const params: Asked<z.input<typeof messageQuery>> = { ...filter, pageSize: size };
  const [list, undelivered] = await Promise.all([
    readAnswer(messageListAnswer, { path: '/contact-messages', params, token }),
    listUndelivered({ token }),
  ]);
  return { file, list, undelivered };
}
