import 'server-only';
import { callerBookingAnswer } from '@/contract/booking-request';
import {
  type FurtherVisitsRequest,
  type RecallRequest,
  type Recalls,
  recallsAnswer,
} from '@/contract/recall';
import { parseRefusal } from '@/contract/refusals';
import { readRefusal } from '@/features/desk/staff-calendar/data';
import type { PageSize } from '@/lib/address/list-memory';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

/** Recalls that wait, of the branches that may be seen. @throws BackendError */
export async function listRecalls({
  token,
  page,
  size,
}: {
  token: string;
  page: number;
  size: PageSize | null;
}): Promise<Recalls> {
  return recallsAnswer.parse(
    await backendRequest({
      method: 'GET',
      path: '/recalls',
      params: { page, pageSize: size ?? undefined },
      token,
    }),
  );
}

export type RecallOutcome = 'changed' | 'invalid' | 'notAllowed';

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/recall`;

/** Sets when a patient is to come again. @throws BackendError for everything but a refusal. */
export function setRecall(token: StaffToken, id: string, wanted: RecallRequest): Promise<RecallOutcome> {
  return send({ call: { method: 'POST', path: pathOf(id), body: { data: wanted }, token } });
}

/** Takes a recall back. @throws BackendError for everything but a refusal. */
export function withdrawRecall(token: StaffToken, id: string): Promise<RecallOutcome> {
  return send({ call: { method: 'DELETE', path: pathOf(id), token } });
}

/** Books visits that follow one, whole or not at all. @throws BackendError for everything but an expected refusal. */
export function bookFurther(token: StaffToken, id: string, wanted: FurtherVisitsRequest) {
  const path = `/appointments/${encodeURIComponent(id)}/further-visits`;
  return orRefusal(async () => {
    const answer = await backendRequest({ method: 'POST', path, body: { data: wanted }, token });
    return { ok: true as const, documentId: callerBookingAnswer.parse(answer).data.documentId };
  }, readRefusal);
}

async function send({ call }: { call: Parameters<typeof backendRequest>[0] }): Promise<RecallOutcome> {
  return await orRefusal(
    async () => {
      await backendRequest(call);
      return 'changed' as const;
    },
    (error): RecallOutcome | null => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'ValidationError') return 'invalid';
      return refusal?.name === 'TransitionNotAllowedError' ? 'notAllowed' : null;
    },
  );
}
