import 'server-only';
import {
  type DoctorHours,
  doctorHoursAnswer,
  type HoursList,
  type HoursOutcome,
  type HoursRequest,
  hoursListAnswer,
  hoursOutcome,
} from '@/contract/hours';
import { parseRefusal, type RefusalDetails } from '@/contract/refusals';
import { findAnswer, readAnswer, send } from '@/lib/backend/calls';
import { orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

interface Asked {
  token: string;
  /** The first day that is drawn. */
  week?: string | undefined;
}

/** All doctors with the seven days from `week` on, the branches, and what is closed. Managers only. @throws BackendError */
export async function getHoursList({ token, week }: Asked): Promise<HoursList> {
  return (await readAnswer(hoursListAnswer, { path: '/hours', params: { week }, token })).data;
}

/** The hours of one doctor; null when there is no such doctor. @throws BackendError */
export async function getDoctorHours({
  token,
  doctor,
  week,
}: Asked & { doctor: string }): Promise<DoctorHours | null> {
  const call = { path: `/hours/${doctor}`, params: { week }, token };
  return (await findAnswer(doctorHoursAnswer, call))?.data ?? null;
}

export type HoursAnswer =
  | { ok: true; value: HoursOutcome }
  | { ok: false; reason: 'conflict' | 'visits' }
  | { ok: false; reason: 'problems'; problems: RefusalDetails<'HoursProblemsError'>['problems'] };

/** Changes hours, a day off or a closure, or says what that would do; throws BackendError but for expected refusals. */
export async function changeHours(token: ManagerToken, request: HoursRequest): Promise<HoursAnswer> {
  return await orRefusal<HoursAnswer, HoursAnswer>(
    async () => {
      const answer = await send({ path: '/hours/changes', data: request, token });
      return { ok: true, value: hoursOutcome.parse(answer).data };
    },
    (error) => {
      const refusal = parseRefusal(error);
      switch (refusal?.name) {
        case 'HoursProblemsError':
          return { ok: false, reason: 'problems', problems: refusal.details.problems };
        case 'VersionConflictError':
          return { ok: false, reason: 'conflict' };
        case 'VisitsUndecidedError':
        case 'TransitionNotAllowedError':
          return { ok: false, reason: 'visits' };
        default:
          return null;
      }
    },
  );
}
