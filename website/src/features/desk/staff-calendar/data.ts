import 'server-only';
import type { z } from 'zod';
import type { FreeTime } from '@/contract/availability';
import { callerBookingAnswer } from '@/contract/booking-request';
import { type Calendar, calendarAnswer, type calendarQuery } from '@/contract/calendar';
import type { Reassign } from '@/contract/changes';
import type { FieldFault } from '@/contract/field-faults';
import { parseRefusal, type SeatLimitName } from '@/contract/refusals';
import { type OfferedVisit, type restQuery, seriesAnswer, type seriesQuery } from '@/contract/series';
import type { Asked } from '@/lib/address/query-string';
import { findAnswer, outcomeIn, readAnswer, send, sendOr } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

type AskedDays = Asked<z.input<typeof calendarQuery>> & { token: string };

/** The calendar of a branch; null when there is no such branch for the reader. @throws BackendError */
export function getCalendar({ token, ...params }: AskedDays): Promise<Calendar | null> {
  return findAnswer(calendarAnswer, { path: '/calendar', params, token });
}

/** Refusals that need no more than their name. */
const PLAIN = {
  VersionConflictError: 'conflict',
  TransitionNotAllowedError: 'notLive',
  CallTakenError: 'withColleague',
  IdempotencyKeyReusedError: 'reused',
} as const;

export type StaffRefusal =
  | { reason: 'invalid'; faults: { field: string; code: FieldFault }[] }
  | { reason: 'taken'; next: FreeTime[]; series?: OfferedVisit[] | null | undefined }
  | { reason: `limit.${Exclude<SeatLimitName, 'holds'>}` }
  | { reason: (typeof PLAIN)[keyof typeof PLAIN] | 'notManager' };

/** An expected refusal of what staff book or move; null for a fault. */
function readRefusal(error: BackendError): StaffRefusal | null {
  const plain = outcomeIn(PLAIN)(error);
  if (plain) return { reason: plain };
  const refusal = parseRefusal(error);
  if (refusal?.name === 'SlotTakenError') return { reason: 'taken', ...refusal.details };
  if (refusal?.name === 'AppointmentLimitError') {
    const { limit = 'phone' } = refusal.details;
    return { reason: `limit.${limit === 'holds' ? 'phone' : limit}` };
  }
  if (error.status === 403) return { reason: 'notManager' };
  if (error.status !== 400) return null;
  const errors = refusal?.name === 'ValidationError' ? refusal.details.errors : [];
  return { reason: 'invalid', faults: errors.map(({ path: [field], code }) => ({ field, code })) };
}

/** The first whole series from a time on; null when there is none. @throws BackendError */
export async function findSeries(token: StaffToken, wanted: z.input<typeof seriesQuery>) {
  return (await readAnswer(seriesAnswer, { path: '/appointments/series', params: wanted, token })).data;
}

/** Whole new times for an appointment and the visits of its series after it; null when there are none. @throws BackendError */
export async function findRest(
  token: StaffToken,
  { id, ...wanted }: z.input<typeof restQuery> & { id: string },
) {
  const path = `/appointments/${encodeURIComponent(id)}/series`;
  return (await readAnswer(seriesAnswer, { path, params: wanted, token })).data;
}

/** Sends what books an appointment for somebody. @throws BackendError for everything but an expected refusal. */
export function sendBooking(call: Parameters<typeof send>[0]) {
  return orRefusal(async () => callerBookingAnswer.parse(await send(call)).data, readRefusal);
}

type Move = Reassign & { token: StaffToken; id: string };

/** Moves an appointment, as read at `version`, to an ISO start, doctor, branch or service; throws BackendError but for refusals. */
export function rescheduleAppointment({ token, id, ...move }: Move): Promise<'moved' | StaffRefusal> {
  const path = `/appointments/${encodeURIComponent(id)}/move`;
  return sendOr({ path, data: move, token }, 'moved', readRefusal);
}
