import 'server-only';
import type { AmendmentRequest } from '@/contract/amendment';
import { parseRefusal, type SeatLimitName } from '@/contract/refusals';
import { sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

type SaidLimit = Exclude<SeatLimitName, 'holds' | 'extraWalkIns'>;
export type AmendRefusal = NonNullable<ReturnType<typeof readRefusal>>;

function readRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'ValidationError':
      return { errors: refusal.details.errors };
    case 'AppointmentLimitError': {
      const { limit = 'phone' } = refusal.details;
      const said: SaidLimit = limit === 'holds' || limit === 'extraWalkIns' ? 'phone' : limit;
      return { limit: said };
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
