import 'server-only';
import { z } from 'zod';
import type { Status } from '@/contract/transitions';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';

export type MoveOutcome = 'changed' | 'conflict' | 'notAllowed' | 'reasonRequired' | 'tooEarly' | 'taken';

/**
 * Moves an appointment to another status as it was read at `version`; the backend decides.
 * @throws BackendError for everything but an expected refusal.
 */
export async function moveAppointment({
  token,
  id,
  ...move
}: {
  token: string;
  id: string;
  to: Status;
  version: number;
  reason: string | null;
}): Promise<MoveOutcome> {
  try {
    await backendRequest({
      method: 'POST',
      path: `/appointments/${encodeURIComponent(id)}/transitions`,
      body: { data: move },
      token,
    });
    return 'changed';
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.name === 'VersionConflictError') return 'conflict';
    if (error.name === 'SlotTakenError') return 'taken';
    if (error.name !== 'TransitionNotAllowedError') throw error;
    const { refusal } = z.object({ refusal: z.string() }).catch({ refusal: '' }).parse(error.details);
    return refusal === 'reasonRequired' || refusal === 'tooEarly' ? refusal : 'notAllowed';
  }
}

/** Has a mail sent again; false when that makes no sense (any more). @throws BackendError */
export async function sendMailAgain({
  token,
  id,
  mail,
}: {
  token: string;
  id: string;
  mail: string;
}): Promise<boolean> {
  try {
    const path = `/appointments/${encodeURIComponent(id)}/mails/${encodeURIComponent(mail)}/again`;
    await backendRequest({ method: 'POST', path, body: { data: {} }, token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.name === 'TransitionNotAllowedError') return false;
    throw error;
  }
}
