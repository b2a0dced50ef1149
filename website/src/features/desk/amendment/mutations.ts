import 'server-only';
import type { AmendmentRequest } from '@/contract/amendment';
import { type FieldError, parseRefusal, type SeatLimitName } from '@/contract/refusals';
import { sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type AmendOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'limit'; limit: Exclude<SeatLimitName, 'holds' | 'extraWalkIns'> }
  | { kind: 'conflict' | 'reasonRequired' | 'erased' | 'withColleague' };

function readRefusal(error: BackendError): AmendOutcome | null {
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'ValidationError':
      return { kind: 'invalid', errors: refusal.details.errors };
    case 'AppointmentLimitError': {
      const { limit = 'phone' } = refusal.details;
      return { kind: 'limit', limit: limit === 'holds' || limit === 'extraWalkIns' ? 'phone' : limit };
    }
    case 'VersionConflictError':
      return { kind: 'conflict' };
    case 'CallTakenError':
      return { kind: 'withColleague' };
    case 'TransitionNotAllowedError':
      return { kind: refusal.details.refusal === 'reasonRequired' ? 'reasonRequired' : 'erased' };
    default:
      return null;
  }
}

/** Amends patient and payer as they were read; throws BackendError for everything but an expected refusal. */
export function amendAppointment(
  token: StaffToken,
  id: string,
  request: AmendmentRequest,
): Promise<AmendOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/amendment`;
  return sendOr({ path, data: request, token }, { kind: 'saved' }, readRefusal);
}
