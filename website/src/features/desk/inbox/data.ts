import 'server-only';
import type { HandlingChange } from '@/contract/contact-message';
import { type IncomingAnswerRequest, incomingDetailAnswer } from '@/contract/incoming-message';
import { isRefusedAs, send } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { finderOf } from '@/lib/backend/content';
import { isDone, nullIfNotFound } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const pathOf = (id: string) => `/incoming-messages/${encodeURIComponent(id)}`;

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export const openIncoming = finderOf('incoming-messages', incomingDetailAnswer);

/** The picture or voice note of a message; null when nothing is kept. @throws BackendError */
export async function readMedia(token: string, id: string) {
  const path = `${pathOf(id)}/media`;
  const answer = await nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
  return answer && { body: await answer.arrayBuffer(), type: answer.headers.get('content-type') ?? '' };
}

const isConflict = isRefusedAs('VersionConflictError', 'TransitionNotAllowedError');

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export function settleIncoming(token: StaffToken, id: string, data: HandlingChange): Promise<boolean> {
  return isDone(() => send({ path: `${pathOf(id)}/transitions`, data, token }), isConflict);
}

/** Answers a message; false when a colleague was faster, or it cannot be answered so any more. @throws BackendError */
export function answerIncoming(token: StaffToken, { id, ...data }: IncomingAnswerRequest & { id: string }) {
  return isDone(() => send({ path: `${pathOf(id)}/answers`, data, token }), isConflict);
}

/** Begins reminders again to the phone of a message; false when they had not ended. @throws BackendError */
export function resumeReminders(token: StaffToken, id: string): Promise<boolean> {
  return isDone(() => send({ method: 'DELETE', path: `${pathOf(id)}/stop`, token }), isConflict);
}
