import 'server-only';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import {
  type AcceptRequest,
  type OwnWaiting,
  ownWaitingAnswer,
  type WaitingLink,
  type WaitingRequest,
  waitingAnswer,
} from '@/contract/waiting-list';
import type { WorkTask } from '@/contract/work-proof';
import { backendRequest } from '@/lib/backend/client';
import { type BackendError, nullIfNotFound, orRefusal } from '@/lib/backend/errors';
import { bookingHeaders, proofHeaders } from '@/lib/backend/website-key';
import type { REFUSALS } from './state';

/** An entry as the holder of its link names it, with the visitor's address for the backend's limits. */
interface OpenedEntry {
  number: string;
  key: string;
  visitor: string | null;
}

/** Refusal of an entry that the visitor can do something about; all else is thrown. */
export type JoinRefusal =
  | { ok: false; reason: 'invalid'; issues: FieldError[] }
  | { ok: false; reason: 'limit' | 'busy' }
  | { ok: false; reason: 'proof' }
  | { ok: false; reason: 'work'; task: WorkTask };

/** Reads why somebody was not put on the list; null for a fault. */
export function readJoinRefusal(error: BackendError): JoinRefusal | null {
  if (error.status === 429) return { ok: false, reason: 'busy' };
  const refusal = parseRefusal(error);
  if (refusal?.name === 'ValidationError')
    return { ok: false, reason: 'invalid', issues: refusal.details.errors };
  if (refusal?.name === 'PhoneProofRequiredError') return { ok: false, reason: 'proof' };
  if (refusal?.name === 'WorkProofRequiredError') return { ok: false, reason: 'work', task: refusal.details };
  return refusal?.name === 'AppointmentLimitError' ? { ok: false, reason: 'limit' } : null;
}

/** Puts a visitor on the waiting list. @throws BackendError for everything but a refusal. */
export async function joinWaitingList(given: {
  request: WaitingRequest;
  idempotencyKey: string;
  visitor: string | null;
  proof: string | null;
  work: string | null;
}): Promise<({ ok: true } & WaitingLink) | JoinRefusal> {
  const { request, idempotencyKey, visitor, ...proofs } = given;
  const headers = { ...bookingHeaders(visitor), ...proofHeaders(proofs), 'Idempotency-Key': idempotencyKey };
  const call = { method: 'POST', path: '/waiting-entries', headers, body: { data: request } } as const;
  return await orRefusal(
    async () => ({ ok: true as const, ...waitingAnswer.parse(await backendRequest(call)).data }),
    readJoinRefusal,
  );
}

const pathOf = (number: string) => `/waiting-entries/by-number/${encodeURIComponent(number)}`;
const headersOf = ({ key, visitor }: OpenedEntry) => ({ ...bookingHeaders(visitor), 'X-Manage-Key': key });

/** Returns what stands on the list behind a link; null when number and key do not belong together. @throws BackendError */
export async function getOwnWaiting(entry: OpenedEntry): Promise<OwnWaiting | null> {
  const call = { method: 'GET', path: pathOf(entry.number), headers: headersOf(entry) } as const;
  return await nullIfNotFound(async () => ownWaitingAnswer.parse(await backendRequest(call)).data);
}

type AnswerOutcome = (typeof REFUSALS)[number];

function readAnswerRefusal(error: BackendError): AnswerOutcome | null {
  if (error.status === 429) return 'busy';
  if (error.status === 404) return 'unknown';
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'SlotTakenError':
      return 'taken';
    case 'AppointmentLimitError':
      return 'limit';
    case 'ValidationError':
      return refusal.details.errors.some(({ path: [field] }) => field.startsWith('guardian'))
        ? 'guardian'
        : 'notOffered';
    case 'TransitionNotAllowedError':
    case 'VersionConflictError':
      return 'tooLate';
    default:
      return null;
  }
}

/** Accepts or declines an offer, or leaves the list. @throws BackendError for everything but a refusal. */
export async function answerOffer(
  given: OpenedEntry & {
    answer: 'accept' | 'decline' | 'leave';
    offer: string;
    /** Person responsible for a child, of a time that is accepted. */
    guardian: Omit<AcceptRequest, 'offer'>;
  },
): Promise<AnswerOutcome | 'done'> {
  const { answer, offer, guardian, ...entry } = given;
  const data = answer === 'leave' ? {} : { offer, ...(answer === 'accept' ? guardian : {}) };
  const path = `${pathOf(entry.number)}/${answer}`;
  return await orRefusal(async () => {
    await backendRequest({ method: 'POST', path, headers: headersOf(entry), body: { data } });
    return 'done' as const;
  }, readAnswerRefusal);
}
