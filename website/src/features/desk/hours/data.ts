import 'server-only';
import { doctorHoursAnswer, type HoursRequest, hoursListAnswer, hoursOutcome } from '@/contract/hours';
import { parseRefusal } from '@/contract/refusals';
import { weekStart } from '@/features/desk/staff-calendar/rules';
import { getClinicCountry, listBranches } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { findAnswer, outcomeIn, readAnswer, send } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';
import { clinicToday } from '@/lib/time/period';

/** Hundreds of visits may be cancelled with a closure, in one transaction. */
const CHANGE_MS = 25_000;

interface Asked {
  token: string;
  locale: Locale;
  /** The first day that is drawn; null for that of this week. */
  week: string | null;
}

async function paramsOf({ locale, week }: Asked) {
  const date = clinicToday(await listBranches({ locale }));
  return { week: week ?? weekStart({ date, country: await getClinicCountry(locale) }) };
}

/** All doctors with the seven days from `week` on, the branches, and what is closed. Managers only. @throws BackendError */
export async function getHoursList(asked: Asked) {
  const call = { path: '/hours', params: await paramsOf(asked), token: asked.token };
  return (await readAnswer(hoursListAnswer, call)).data;
}

/** The hours of one doctor; null when there is no such doctor. @throws BackendError */
export async function getDoctorHours({ doctor, ...asked }: Asked & { doctor: string }) {
  const call = { path: `/hours/${doctor}`, params: await paramsOf(asked), token: asked.token };
  return (await findAnswer(doctorHoursAnswer, call))?.data ?? null;
}

export type HoursRefusal = NonNullable<ReturnType<typeof readRefusal>>;

/** The problems of a change; `visits` where there are others than were decided about. */
function readRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'HoursProblemsError') return { refusal: refusal.details.problems };
  const plain = outcomeIn({
    VersionConflictError: 'conflict',
    VisitsUndecidedError: 'visits',
    TransitionNotAllowedError: 'visits',
  })(error);
  return plain && { refusal: plain };
}

/** Changes hours, a day off or a closure, or says what that would do; throws BackendError but for expected refusals. */
export function changeHours(token: ManagerToken, request: HoursRequest) {
  const change = () => send({ path: '/hours/changes', data: request, token, timeoutMs: CHANGE_MS });
  return orRefusal(async () => hoursOutcome.parse(await change()).data, readRefusal);
}
