import 'server-only';
import { z } from 'zod';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { findOne } from '@/lib/backend/content';
import { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import {
  type Handling,
  type Message,
  type MessageFile,
  type MessageFilter,
  messageFileSchema,
  messageSchema,
} from './schema';

const listSchema = z.object({
  data: z.array(messageSchema),
  meta: z.object({
    pagination: z.object({ total: z.number().int(), pageCount: z.number().int() }),
    counts: z.object({ new: z.number().int(), read: z.number().int(), done: z.number().int() }),
  }),
});

/** One page of messages, the latest first, and how many there are in each state. @throws BackendError */
export async function listMessages({
  token,
  filter: { handling, page },
}: {
  token: string;
  filter: MessageFilter;
}): Promise<{ items: Message[]; total: number; pages: number; counts: Record<Handling, number> }> {
  const params = { page, ...(handling ? { handling } : {}) };
  const { data, meta } = listSchema.parse(
    await backendRequest({ method: 'GET', path: '/contact-messages', params, token }),
  );
  return { items: data, total: meta.pagination.total, pages: meta.pagination.pageCount, counts: meta.counts };
}

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export async function openMessage({ token, id }: { token: string; id: string }): Promise<MessageFile | null> {
  return await findOne({ collection: 'contact-messages', id, schema: messageFileSchema, token });
}

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export async function settleMessage({
  token,
  id,
  ...wanted
}: {
  token: StaffToken;
  id: string;
  from: Handling;
  to: Handling;
}): Promise<boolean> {
  try {
    const path = `/contact-messages/${encodeURIComponent(id)}/transitions`;
    await backendRequest({ method: 'POST', path, body: { data: wanted }, token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && parseRefusal(error)?.name === 'VersionConflictError') return false;
    throw error;
  }
}
