import 'server-only';
import type { StatusChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type StatusOutcome = 'changed' | 'conflict' | 'notAllowed' | 'reasonRequired' | 'tooEarly' | 'taken';

/**
 * Moves an appointment to another status as it was read at `version`; the backend decides.
 * @throws BackendError for everything but an expected refusal.
 */
export async function changeStatus({
  token,
  id,
  ...move
}: {
  token: StaffToken;
  id: string;
} & StatusChange): Promise<StatusOutcome> {
  try {
    await backendRequest({
      method: 'POST',
      path: `/appointments/${encodeURIComponent(id)}/transitions`,
      body: { data: move },
      token,
    });
    return 'changed';
  } catch (error) {
    const refusal = error instanceof BackendError ? parseRefusal(error) : null;
    if (refusal?.name === 'VersionConflictError') return 'conflict';
    if (refusal?.name === 'SlotTakenError') return 'taken';
    if (refusal?.name !== 'TransitionNotAllowedError') throw error;
    const { refusal: why } = refusal.details;
    return why === 'reasonRequired' || why === 'tooEarly' ? why : 'notAllowed';
  }
}

/** Has a mail sent again; false when that makes no sense (any more). @throws BackendError */
export async function sendMailAgain({
  token,
  id,
  mail,
}: {
  token: StaffToken;
  id: string;
  mail: string;
}): Promise<boolean> {
  try {
    const path = `/appointments/${encodeURIComponent(id)}/mails/${encodeURIComponent(mail)}/again`;
    await backendRequest({ method: 'POST', path, body: { data: {} }, token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && parseRefusal(error)?.name === 'TransitionNotAllowedError')
      return false;
    throw error;
  }
}
