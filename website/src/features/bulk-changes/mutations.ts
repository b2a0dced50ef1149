import 'server-only';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

/** What came of confirming one appointment. */
export type ConfirmOutcome = 'changed' | 'conflict' | 'withColleague' | 'notAllowed';

/**
 * Confirms one appointment as it was read at `version`; the backend decides.
 * @throws BackendError for everything but an expected refusal.
 */
export async function confirmAppointment({
  token,
  id,
  version,
}: {
  token: StaffToken;
  id: string;
  version: number;
}): Promise<ConfirmOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  return await orRefusal(
    async (): Promise<ConfirmOutcome> => {
      await backendRequest({ method: 'POST', path, body: { data: { to: 'confirmed', version } }, token });
      return 'changed';
    },
    (error): ConfirmOutcome | null => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'VersionConflictError') return 'conflict';
      if (refusal?.name === 'CallTakenError') return 'withColleague';
      return refusal?.name === 'TransitionNotAllowedError' ? 'notAllowed' : null;
    },
  );
}
