import type { Appointment } from '@/contract/appointment';
import type { Status } from '@/contract/transitions';
import { type Locale, localePath } from '@/i18n/routing';
import { daysUntil } from '@/lib/time/clinic-time';
import { type AppointmentFilter, NO_FILTER } from './address';

/** Tells whether a branch is one of the reader's; what is none of theirs is not offered as a choice either. */
export function isInScope(scope: readonly string[] | null, branch: string): boolean {
  return scope === null || scope.includes(branch);
}

/** True when messages reach the patient of an appointment; all others are called. */
export const isReached = ({ email, tellBy }: Pick<Appointment, 'email' | 'tellBy'>) =>
  email !== null || tellBy !== null;

/** True when a filter may leave appointments out. */
export function isNarrowed(filter: AppointmentFilter): boolean {
  const arranging = ['columns', 'sort', 'size', 'page'];
  return Object.entries(filter).some(([name, value]) => value !== null && !arranging.includes(name));
}

/** True when a list shows the visits of one day (`YYYY-MM-DD`) alone. */
export function isOnDay(filter: AppointmentFilter, date: string): boolean {
  return filter.firstDay === date && filter.lastDay === date;
}

/** The filter of a press on a day: its visits alone, the earliest first; pressed again, all days in the usual order. */
export function onDay(filter: AppointmentFilter, date: string): AppointmentFilter {
  const day = isOnDay(filter, date) ? null : date;
  const sort = day === null ? NO_FILTER.sort : 'startsAt:asc';
  return { ...filter, firstDay: day, lastDay: day, sort, page: 1 };
}

/** A page of the list as a part of a file: the log has one entry of a file, with its first page, however many it has. */
export function pageOfFile(filter: AppointmentFilter, page: number) {
  return { filter: { ...filter, page }, pageSize: 100, ...(page === 1 && { purpose: 'export' as const }) };
}

export function appointmentPath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/appointments/${id}` });
}

/** Returns where a press about an appointment leads back to. */
export function backToAppointment({ locale, input }: { locale: Locale; input: { id: string } }): string {
  return appointmentPath({ locale, id: input.id });
}

/** Returns the attendance to show beside the status; none for a completed visit, whose status says enough. */
export function shownAttendance({ status, attendance }: Pick<Appointment, 'status' | 'attendance'>) {
  return status === 'confirmed' ? attendance : null;
}

/** The counts above the list, in the order of the specification (point 4), confirmed ones after the pending. */
export const COUNTED: ('total' | Status)[] = ['pending', 'confirmed', 'canceled', 'done', 'total'];

/** Urgency of a call: `now` is the quarter of an hour after a time that was agreed on. */
export type CallDueMark = 'overdue' | 'now' | 'today';

const AGREED_TIME_LASTS = 15 * 60_000;

/** Returns by when a request is to be called about and how pressing that is; null without call. An agreed time is to call at. */
export function callDue(
  request: Pick<Appointment, 'status' | 'callBy' | 'callDueAt' | 'startsAt' | 'timeZone'>,
  now: number,
): { instant: string; mark: CallDueMark | null } | null {
  const { status, callBy, callDueAt, startsAt, timeZone } = request;
  if (status !== 'pending') return null;
  const promised = callBy ?? startsAt;
  const instant = callDueAt ?? promised;
  const due = Date.parse(instant);
  const isAgreed = due !== Date.parse(promised);
  if (due + (isAgreed ? AGREED_TIME_LASTS : 0) < now) return { instant, mark: 'overdue' };
  if (due < now) return { instant, mark: 'now' };
  const isToday = daysUntil({ instant, now: new Date(now), timeZone }) === 0;
  return { instant, mark: isToday ? 'today' : null };
}

/** Remembers on a device whether new requests are heard. */
export const SOUND_COOKIE = 'staff-sound';

/** Reasons for a lost message that have a text of their own, beside the codes of gateways. */
const LOST_REASONS = [
  'RECIPIENT_LIMIT',
  'DAY_LIMIT',
  'FOREIGN_PHONE',
  'VISIT_MOVED',
  'VISIT_CANCELED',
  'VISIT_OVER',
  'REACHED_ELSEWHERE',
] as const;

/** The reason a message was lost for, or null when only its gateway or server knows. */
export function lostReason(code: string | null) {
  return LOST_REASONS.find((reason) => reason === code) ?? null;
}
