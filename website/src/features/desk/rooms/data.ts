import 'server-only';
import type { RoomChange } from '@/contract/changes';
import { sendOr } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

/** Gives an appointment another room or device. @throws BackendError for everything but a refusal. */
export function changeRoom(token: StaffToken, id: string, wanted: RoomChange) {
  const path = `/appointments/${encodeURIComponent(id)}/room`;
  return sendOr({ path, data: wanted, token }, 'changed', {
    SlotTakenError: 'taken',
    VersionConflictError: 'conflict',
    CallTakenError: 'withColleague',
    TransitionNotAllowedError: 'notAllowed',
    ValidationError: 'notAllowed',
  });
}
