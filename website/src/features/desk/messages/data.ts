import 'server-only';
import { type HandlingChange, messageDetailAnswer } from '@/contract/contact-message';
import { isRefusedAs, send } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export const openMessage = finderOf('contact-messages', messageDetailAnswer);

/** Marks a message as done or opens it again; false when a colleague was faster. @throws BackendError */
export function settleMessage(token: StaffToken, id: string, data: HandlingChange): Promise<boolean> {
  const path = `/contact-messages/${encodeURIComponent(id)}/transitions`;
  return isDone(() => send({ path, data, token }), isRefusedAs('VersionConflictError'));
}
