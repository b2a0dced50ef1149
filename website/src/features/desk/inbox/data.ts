import 'server-only';
import type { z } from 'zod';
import type { Handling, HandlingChange } from '@/contract/contact-message';
import {
  type IncomingDetail,
  type IncomingMessage,
  incomingDetailAnswer,
  incomingListAnswer,
  type incomingQuery,
  unreadAnswer,
} from '@/contract/incoming-message';
import { parseRefusal } from '@/contract/refusals';
import { backendFile, backendRequest } from '@/lib/backend/client';
import { findOne } from '@/lib/backend/content';
import { type BackendError, isDone, nullIfNotFound, withFallback } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { InboxFilter } from './address';
import type { AnswerInput } from './schema';

const pathOf = (id: string) => `/incoming-messages/${encodeURIComponent(id)}`;

/** One page of what patients wrote, the latest first, and how much there is in each state. @throws BackendError */
export async function listIncoming(
  token: string,
  { handling, size, page }: InboxFilter,
): Promise<{ items: IncomingMessage[]; total: number; pages: number; counts: Record<Handling, number> }> {
  const params: z.input<typeof incomingQuery> = {
    page,
    pageSize: size ?? undefined,
    handling: handling ?? undefined,
  };
  const { data, meta } = incomingListAnswer.parse(
    await backendRequest({ method: 'GET', path: '/incoming-messages', params, token }),
  );
  return { items: data, total: meta.pagination.total, pages: meta.pagination.pageCount, counts: meta.counts };
}

/** Returns how many messages nobody has read; 0 where the backend does not say, as the menu has to be there anyway. */
export async function countUnread({ token }: { token: string }): Promise<number> {
  return await withFallback(async () => {
    const answer = await backendRequest({ method: 'GET', path: '/incoming-messages/unread', token });
    return unreadAnswer.parse(answer).data.unread;
  }, 0);
}

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export async function openIncoming(token: string, id: string): Promise<IncomingDetail | null> {
  const schema = incomingDetailAnswer.shape.data;
  return await findOne({ collection: 'incoming-messages', id, schema, token });
}

/** The picture or voice note of a message; null when nothing is kept. @throws BackendError */
export async function readMedia(
  token: string,
  id: string,
): Promise<{ body: ArrayBuffer; type: string } | null> {
  const path = `${pathOf(id)}/media`;
  const answer = await nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
  return answer && { body: await answer.arrayBuffer(), type: answer.headers.get('content-type') ?? '' };
}

const isConflict = (error: BackendError) =>
  ['VersionConflictError', 'NotAllowedError'].includes(parseRefusal(error)?.name ?? '');

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export function settleIncoming({
  token,
  id,
  ...data
}: { token: StaffToken; id: string } & HandlingChange): Promise<boolean> {
  const path = `${pathOf(id)}/transitions`;
  return isDone(() => backendRequest({ method: 'POST', path, body: { data }, token }), isConflict);
}

/** Answers a message; false when a colleague was faster, or it cannot be answered so any more. @throws BackendError */
export function answerIncoming({
  token,
  id,
  ...data
}: { token: StaffToken } & AnswerInput): Promise<boolean> {
  const path = `${pathOf(id)}/answers`;
  return isDone(() => backendRequest({ method: 'POST', path, body: { data }, token }), isConflict);
}

/** Begins reminders again to the phone of a message; false when they had not ended. @throws BackendError */
export function resumeReminders({ token, id }: { token: StaffToken; id: string }): Promise<boolean> {
  return isDone(() => backendRequest({ method: 'DELETE', path: `${pathOf(id)}/stop`, token }), isConflict);
}
