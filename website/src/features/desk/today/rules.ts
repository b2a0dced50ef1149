import type { Attendance } from '@/contract/attendance';
import type { DayEntry } from '@/contract/calendar';
import type { TodayRow } from '@/contract/today';
import type { Status } from '@/contract/transitions';
import { isReached } from '@/features/desk/appointments/rules';
import { MINUTE_MS } from '@/lib/time/clinic-time';

/** Groups of the day in the order of the page: who needs somebody at the desk first. */
export const GROUPS = ['arrived', 'with_doctor', 'due', 'done', 'no_show'] as const;

export type Group = (typeof GROUPS)[number];

export function groupOf({ status, attendance }: { status: Status; attendance: Attendance | null }): Group {
  if (status === 'done') return 'done';
  return status === 'confirmed' && attendance !== null ? attendance : 'due';
}

/** The day by its groups; within each the order of times, and who waits for the same time by their number. */
export function groupRows<Row extends Pick<TodayRow, 'status' | 'attendance' | 'startsAt' | 'ticket'>>(
  rows: readonly Row[],
): Record<Group, Row[]> {
  const groups: Record<Group, Row[]> = { arrived: [], with_doctor: [], due: [], done: [], no_show: [] };
  for (const row of rows) groups[groupOf(row)].push(row);
  groups.arrived.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || (a.ticket ?? 0) - (b.ticket ?? 0));
  return groups;
}

/** Minutes from which on a wait is marked. */
const LONG_WAIT = 30;

const minutesBetween = (from: string, to: number) => Math.floor((to - Date.parse(from)) / MINUTE_MS);

/** Time a patient has waited before going in; null without a noted arrival. */
export function waitOf(
  { arrivedAt, withDoctorAt }: Pick<TodayRow, 'arrivedAt' | 'withDoctorAt'>,
  now: number,
): { minutes: number; isLong: boolean } | null {
  if (arrivedAt === null) return null;
  const until = withDoctorAt === null ? now : Date.parse(withDoctorAt);
  const minutes = Math.max(0, minutesBetween(arrivedAt, until));
  return { minutes, isLong: minutes >= LONG_WAIT };
}

/** Returns by how many minutes a patient is late, or came late; null when they are in time. */
export function lateOf(row: Pick<TodayRow, 'startsAt' | 'arrivedAt' | 'attendance' | 'status'>, now: number) {
  const { startsAt, arrivedAt, attendance, status } = row;
  if (arrivedAt === null && (attendance !== null || status === 'done')) return null;
  const minutes = minutesBetween(startsAt, arrivedAt === null ? now : Date.parse(arrivedAt));
  return minutes > 0 ? minutes : null;
}

export const PRESSES = ['arrived', 'with_doctor', 'no_show', 'done', 'confirmed', 'undo'] as const;

export type Press = (typeof PRESSES)[number];

/** Returns the words after a press has succeeded: the number on arrival, and whether staff have to tell the patient themselves. */
export function saidOf(press: Press, { ticket, ...person }: Pick<TodayRow, 'ticket' | 'email' | 'tellBy'>) {
  if (press === 'arrived' && ticket !== null) return 'arrivedWithTicket';
  return press === 'confirmed' && !isReached(person) ? 'confirmedUntold' : press;
}

type Standing = Pick<TodayRow, 'status' | 'attendance' | 'nextAttendances' | 'allowedNext'> &
  Partial<Pick<TodayRow, 'isCheckedInByPhone'>>;

export function pressesOf(row: Standing): Press[] {
  const { status, attendance, nextAttendances, allowedNext, isCheckedInByPhone } = row;
  // Taking back what is done is an undo, or a correction with a reason on the appointment's own page.
  const onward = status === 'pending' ? 'confirmed' : 'done';
  const usual: Press[] = allowedNext.includes(onward) ? [onward] : [];
  if (attendance === 'with_doctor') return [...usual, ...nextAttendances];
  // The desk has not seen them: it says so where they are not there.
  const undo: Press[] = isCheckedInByPhone ? ['undo'] : [];
  return [...nextAttendances, ...usual, ...undo];
}

/**
 * Returns the times left for a walk-in, the next first: free ones, or in a full day those shared with one patient, for `left` more.
 */
export function walkInTimes(entries: readonly DayEntry[], { max, now }: { max: number; now: number }) {
  const free = entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [startsAt] : []));
  if (free.length > 0) return { left: 0, times: free };
  const taken = entries.flatMap((entry) => (entry.kind === 'appointment' ? [entry] : []));
  const added = taken.filter(({ appointment }) => appointment.isWalkIn && appointment.isOverbooked).length;
  const left = Math.max(0, max - added);
  const alone = taken.filter(
    ({ startsAt, appointment }) =>
      Date.parse(startsAt) > now &&
      appointment.elsewhere === null &&
      ['pending', 'confirmed'].includes(appointment.status) &&
      taken.filter((one) => one.startsAt === startsAt).length === 1,
  );
  return { left, times: left > 0 ? alone.map(({ startsAt }) => startsAt) : [] };
}
