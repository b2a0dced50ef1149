import 'server-only';
import type { z } from 'zod';
import {
  type HandlingChange,
  messageDetailAnswer,
  messageListAnswer,
  type messageQuery,
} from '@/contract/contact-message';
import type { Asked } from '@/lib/address/query-string';
import { isRefusedAs, readAnswer, send } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { MessageFilter } from './address';

/** One page of messages, the latest first, and how many there are in each state. @throws BackendError */
export function listMessages(token: string, { size, ...filter }: MessageFilter) {
  const params: Asked<z.input<typeof messageQuery>> = { ...filter, pageSize: size };
  return readAnswer(messageListAnswer, { path: '/contact-messages', params, token });
}

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export const openMessage = finderOf('contact-messages', messageDetailAnswer);

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export function settleMessage(token: StaffToken, id: string, data: HandlingChange): Promise<boolean> {
  const path = `/contact-messages/${encodeURIComponent(id)}/transitions`;
  return isDone(() => send({ path, data, token }), isRefusedAs('VersionConflictError'));
}
