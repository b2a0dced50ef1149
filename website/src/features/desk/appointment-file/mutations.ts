import 'server-only';
import type { RoomChange } from '@/contract/changes';
import type { ConsentPurpose } from '@/contract/consent';
import { send, sendOr } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}`;

export function withdrawConsent(token: StaffToken, id: string, purpose: ConsentPurpose) {
  return send({ path: `${pathOf(id)}/withdrawal`, token, data: { purpose } });
}

/** Gives an appointment another room or device. @throws BackendError for everything but a refusal. */
export function changeRoom(token: StaffToken, id: string, wanted: RoomChange) {
  return sendOr({ path: `${pathOf(id)}/room`, data: wanted, token }, 'changed', {
    SlotTakenError: 'taken',
    VersionConflictError: 'conflict',
    CallTakenError: 'withColleague',
    TransitionNotAllowedError: 'notAllowed',
    ValidationError: 'notAllowed',
  });
}
