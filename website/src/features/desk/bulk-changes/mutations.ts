import 'server-only';
import type { OwnMessage, StatusChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type SettleOutcome = 'changed' | 'conflict' | 'withColleague' | 'notAllowed';

/** Confirms or cancels an appointment as read at `version`; throws BackendError but for expected refusals. */
export async function settleAppointment({
  token,
  id,
  ...change
}: {
  token: StaffToken;
  id: string;
} & StatusChange): Promise<SettleOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  return await orRefusal(
    async (): Promise<SettleOutcome> => {
      await backendRequest({ method: 'POST', path, body: { data: change }, token });
      return 'changed';
    },
    (error): SettleOutcome | null => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'VersionConflictError') return 'conflict';
      if (refusal?.name === 'CallTakenError') return 'withColleague';
      return refusal?.name === 'TransitionNotAllowedError' ? 'notAllowed' : null;
    },
  );
}

export type ToldOutcome = 'told' | 'conflict' | 'withColleague' | 'unreachable' | 'tooMany' | 'over';

/** Tells a patient what the desk has typed, the same words once; throws BackendError but for expected refusals. */
export async function tellPatient({
  token,
  id,
  ...said
}: {
  token: StaffToken;
  id: string;
} & OwnMessage): Promise<ToldOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/messages`;
  return await orRefusal(
    async (): Promise<ToldOutcome> => {
      await backendRequest({ method: 'POST', path, body: { data: said }, token });
      return 'told';
    },
    (error): ToldOutcome | null => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'VersionConflictError') return 'conflict';
      if (refusal?.name === 'CallTakenError') return 'withColleague';
      if (refusal?.name !== 'TransitionNotAllowedError') return null;
      const { refusal: why } = refusal.details;
      if (why === 'unreachable') return why;
      return why === 'mail' ? 'tooMany' : 'over';
    },
  );
}
