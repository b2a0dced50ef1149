import 'server-only';
import type { z } from 'zod';
import {
  type HandlingChange,
  type MessageDetail,
  messageDetailAnswer,
  messageListAnswer,
  type messageQuery,
} from '@/contract/contact-message';
import { isRefusedAs, readAnswer, send } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { MessageFilter } from './address';

/** One page of messages, the latest first, and how many there are in each state. @throws BackendError */
export function listMessages(token: string, { handling, size, page }: MessageFilter) {
  const params: z.input<typeof messageQuery> = {
    page,
    pageSize: size ?? undefined,
    handling: handling ?? undefined,
  };
  return readAnswer(messageListAnswer, { path: '/contact-messages', params, token });
}

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export async function openMessage(token: string, id: string): Promise<MessageDetail | null> {
  return await findOne({ collection: 'contact-messages', id, schema: messageDetailAnswer.shape.data, token });
}

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export function settleMessage(token: StaffToken, id: string, data: HandlingChange): Promise<boolean> {
  const path = `/contact-messages/${encodeURIComponent(id)}/transitions`;
  return isDone(() => send({ path, data, token }), isRefusedAs('VersionConflictError'));
}
