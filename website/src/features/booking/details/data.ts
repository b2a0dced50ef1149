import 'server-only';
import type { FreeTime } from '@/contract/availability';
import { type BookingRequest, bookingAnswer } from '@/contract/booking-request';
import { type FieldError, parseRefusal, type SeatLimitName } from '@/contract/refusals';
import type { OfferedVisit } from '@/contract/series';
import type { WorkTask } from '@/contract/work-proof';
import { send } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import { holdHeaders, proofHeaders, visitorHeaders } from '@/lib/backend/website-key';

/** Booking request with its idempotency key and the visitor's identity. */
export interface AppointmentRequest {
  booking: BookingRequest & { service: string };
  /** One per form: the same key and request give the same appointment, however often they are sent. */
  idempotencyKey: string;
  /** Key of the visitor's hold, which gives way to the booking. */
  holdKey: string | null;
  /** Proof of the visitor's phone, where this browser has one. */
  proof: string | null;
  /** Proof of work, if one was required. */
  work: string | null;
}

/** Refusals a visitor can do something about; everything else is thrown. */
export type RequestRefusal =
  | { ok: false; reason: 'invalid'; issues: FieldError[] }
  /** For a series, also all visits of another free series. */
  | { ok: false; reason: 'taken'; next: FreeTime[]; series: OfferedVisit[] | null }
  /** The limit is named only to the holder of a proved phone. */
  | { ok: false; reason: 'limit'; limit: SeatLimitName | null }
  /** The phone has to be proved by a code first. */
  | { ok: false; reason: 'proof' }
  | { ok: false; reason: 'reused' }
  /** The browser has to do a task first. */
  | { ok: false; reason: 'work'; task: WorkTask }
  | { ok: false; reason: 'busy'; retryAfterSeconds: number };

export type RequestOutcome = { ok: true; bookingNumber: string; manageKey: string } | RequestRefusal;

/** Asks the backend for an appointment; throws BackendError for a fault that only the clinic can mend. */
export async function requestAppointment(given: AppointmentRequest): Promise<RequestOutcome> {
  const { booking, idempotencyKey, holdKey, ...proofs } = given;
  const whose = { ...(await visitorHeaders()), ...holdHeaders(holdKey), ...proofHeaders(proofs) };
  const headers = { ...whose, 'Idempotency-Key': idempotencyKey };
  return await orRefusal(async () => {
    const answer = await send({ path: '/appointments', headers, data: booking });
    const { bookingNumber, manageKey } = bookingAnswer.parse(answer).data;
    return { ok: true, bookingNumber, manageKey };
  }, readRefusal);
}

/** Reads why a request for an appointment, or a place on the waiting list, was refused; null for a fault. */
export function readRefusal(error: BackendError): RequestRefusal | null {
  if (error.status === 429)
    return { ok: false, reason: 'busy', retryAfterSeconds: error.retryAfterSeconds ?? 60 };
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'SlotTakenError':
      return {
        ok: false,
        reason: 'taken',
        next: refusal.details.next,
        series: refusal.details.series ?? null,
      };
    case 'AppointmentLimitError':
      return { ok: false, reason: 'limit', limit: refusal.details.limit ?? null };
    case 'PhoneProofRequiredError':
      return { ok: false, reason: 'proof' };
    case 'WorkProofRequiredError':
      return { ok: false, reason: 'work', task: refusal.details };
    case 'IdempotencyKeyReusedError':
      return { ok: false, reason: 'reused' };
    case 'ValidationError':
      return { ok: false, reason: 'invalid', issues: refusal.details.errors };
    default:
      return null;
  }
}
