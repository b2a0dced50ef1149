import 'server-only';
import { parseRefusal } from '@/contract/refusals';
import {
  type AcceptRequest,
  type OwnWaiting,
  ownWaitingAnswer,
  type WaitingLink,
  type WaitingRequest,
  waitingAnswer,
} from '@/contract/waiting-list';
import { callOfHolder, type OpenedBooking } from '@/features/booking/booked/data';
import { type AppointmentRequest, type RequestRefusal, readRefusal } from '@/features/booking/details/data';
import { findAnswer, outcomeIn, send } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import { proofHeaders, visitorHeaders } from '@/lib/backend/website-key';
import type { REFUSALS } from './state';

/** Refusal of an entry that the visitor can do something about; all else is thrown. */
export type JoinRefusal = Exclude<RequestRefusal, { reason: 'taken' | 'reused' }>;

/** Reads why somebody was not put on the list; null for a fault. */
export function readJoinRefusal(error: BackendError): JoinRefusal | null {
  const refusal = readRefusal(error);
  if (refusal === null || refusal.reason === 'taken' || refusal.reason === 'reused') return null;
  return refusal;
}

/** Puts a visitor on the waiting list. @throws BackendError for everything but a refusal. */
export async function joinWaitingList(
  given: Omit<AppointmentRequest, 'booking' | 'holdKey'> & { request: WaitingRequest },
): Promise<({ ok: true } & WaitingLink) | JoinRefusal> {
  const { request, idempotencyKey, ...proofs } = given;
  const whose = { ...(await visitorHeaders()), ...proofHeaders(proofs) };
  const headers = { ...whose, 'Idempotency-Key': idempotencyKey };
  return await orRefusal(async () => {
    const answer = await send({ path: '/waiting-entries', headers, data: request });
    return { ok: true as const, ...waitingAnswer.parse(answer).data };
  }, readJoinRefusal);
}

/** Returns what stands on the list behind a link; null when number and key do not belong together. @throws BackendError */
export async function getOwnWaiting(entry: OpenedBooking): Promise<OwnWaiting | null> {
  return (await findAnswer(ownWaitingAnswer, await callOfHolder(entry, '', 'waiting-entries')))?.data ?? null;
}

type AnswerOutcome = (typeof REFUSALS)[number];

const refusedAs = outcomeIn({
  SlotTakenError: 'taken',
  AppointmentLimitError: 'limit',
  // Other bookings of the phone were made meanwhile: here no code can be typed.
  PhoneProofRequiredError: 'limit',
  TransitionNotAllowedError: 'tooLate',
  VersionConflictError: 'tooLate',
});

function readAnswerRefusal(error: BackendError): AnswerOutcome | null {
  if (error.status === 429) return 'busy';
  if (error.status === 404) return 'unknown';
  const refusal = parseRefusal(error);
  if (refusal?.name === 'ValidationError')
    return refusal.details.errors.some(({ path: [field] }) => field.startsWith('guardian'))
      ? 'guardian'
      : 'notOffered';
  return refusedAs(error);
}

/**
 * Accepts or declines an offer, or leaves the list; gives the appointment that came of it. @throws BackendError for
 * everything but a refusal.
 */
export async function answerOffer(
  given: OpenedBooking & {
    answer: 'accept' | 'decline' | 'leave';
    offer: string;
    /** Of a time that is accepted: who is responsible for a child, and in which language the words of consent stood there. */
    agreed: Omit<AcceptRequest, 'offer'>;
  },
): Promise<Pick<OwnWaiting, 'booked'> | AnswerOutcome> {
  const { answer, offer, agreed, ...entry } = given;
  const data = answer === 'leave' ? {} : { offer, ...(answer === 'accept' ? agreed : {}) };
  return await orRefusal(async () => {
    const call = await callOfHolder(entry, `/${answer}`, 'waiting-entries');
    return { booked: ownWaitingAnswer.parse(await send({ ...call, data })).data.booked };
  }, readAnswerRefusal);
}
