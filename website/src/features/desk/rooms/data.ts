import 'server-only';
import type { RoomChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type RoomOutcome = 'changed' | 'taken' | 'conflict' | 'withColleague' | 'notAllowed';

/** Gives an appointment another room or device. @throws BackendError for everything but a refusal. */
export async function changeRoom(token: StaffToken, id: string, wanted: RoomChange): Promise<RoomOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/room`;
  return await orRefusal(
    async () => {
      await backendRequest({ method: 'POST', path, body: { data: wanted }, token });
      return 'changed' as const;
    },
    (error): RoomOutcome | null => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'SlotTakenError') return 'taken';
      if (refusal?.name === 'VersionConflictError') return 'conflict';
      if (refusal?.name === 'CallTakenError') return 'withColleague';
      const isNo = refusal?.name === 'TransitionNotAllowedError' || refusal?.name === 'ValidationError';
      return isNo ? 'notAllowed' : null;
    },
  );
}
