import 'server-only';
import type { z } from 'zod';
import {
  type Handling,
  type HandlingChange,
  type Message,
  type MessageDetail,
  messageDetailAnswer,
  messageListAnswer,
  type messageQuery,
} from '@/contract/contact-message';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { findOne } from '@/lib/backend/content';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { MessageFilter } from './address';

/** One page of messages, the latest first, and how many there are in each state. @throws BackendError */
export async function listMessages(
  token: string,
  { handling, size, page }: MessageFilter,
): Promise<{ items: Message[]; total: number; pages: number; counts: Record<Handling, number> }> {
  const params: z.input<typeof messageQuery> = {
    page,
    pageSize: size ?? undefined,
    handling: handling ?? undefined,
  };
  const { data, meta } = messageListAnswer.parse(
    await backendRequest({ method: 'GET', path: '/contact-messages', params, token }),
  );
  return { items: data, total: meta.pagination.total, pages: meta.pagination.pageCount, counts: meta.counts };
}

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export async function openMessage(token: string, id: string): Promise<MessageDetail | null> {
  return await findOne({ collection: 'contact-messages', id, schema: messageDetailAnswer.shape.data, token });
}

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export async function settleMessage({
  token,
  id,
  ...wanted
}: {
  token: StaffToken;
  id: string;
} & HandlingChange): Promise<boolean> {
  const path = `/contact-messages/${encodeURIComponent(id)}/transitions`;
  return await isDone(
    () => backendRequest({ method: 'POST', path, body: { data: wanted }, token }),
    (error) => parseRefusal(error)?.name === 'VersionConflictError',
  );
}
