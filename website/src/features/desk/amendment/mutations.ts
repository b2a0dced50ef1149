import 'server-only';
import type { AmendmentRequest } from '@/contract/amendment';
import { type FieldError, parseRefusal, type SeatLimitName } from '@/contract/refusals';
import { sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type AmendRefusal =
  | { errors: FieldError[] }
  | { limit: Exclude<SeatLimitName, 'holds' | 'extraWalkIns'> }
  | 'conflict'
  | 'reasonRequired'
  | 'erased'
  | 'withColleague';

function readRefusal(error: BackendError): AmendRefusal | null {
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'ValidationError':
      return { errors: refusal.details.errors };
    case 'AppointmentLimitError': {
      const { limit = 'phone' } = refusal.details;
      return { limit: limit === 'holds' || limit === 'extraWalkIns' ? 'phone' : limit };
    }
    case 'VersionConflictError':
      return 'conflict';
    case 'CallTakenError':
      return 'withColleague';
    case 'TransitionNotAllowedError':
      return refusal.details.refusal === 'reasonRequired' ? 'reasonRequired' : 'erased';
    default:
      return null;
  }
}

/** Amends patient and payer as they were read; throws BackendError for everything but an expected refusal. */
export function amendAppointment(token: StaffToken, id: string, request: AmendmentRequest) {
  const path = `/appointments/${encodeURIComponent(id)}/amendment`;
  return sendOr({ path, data: request, token }, 'saved', readRefusal);
}
