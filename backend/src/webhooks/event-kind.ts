import type { EventAction } from '../contract/appointment-history';
import type { Attendance } from '../contract/attendance';
import type { Status } from '../contract/transitions';
import type { WebhookKind } from '../contract/webhooks';

/** Part of a line of an appointment's history that decides what others are told. */
export interface HistoryLine {
  from: Status | null;
  to: Status;
  isMoved: boolean;
  action: EventAction | null;
  attendance: Attendance | null;
}

/** Lines that change what the appointment is or whose it is, but neither its status nor its time. */
const CHANGES: readonly (EventAction | null)[] = [
  ...(['amended', 'corrected', 'attendance', 'attendanceUndone', 'attendanceCorrected'] as const),
];

/** The event of a line of history; null for what is the desk's alone: calls, messages, recalls. */
export function kindOfHistory({ from, to, isMoved, action, attendance }: HistoryLine): WebhookKind | null {
  if (from === null) return to === 'confirmed' ? 'appointment.confirmed' : 'appointment.requested';
  if (isMoved || action === 'reassigned') return 'appointment.moved';
  if (from !== to) return `appointment.${to === 'pending' ? 'requested' : to}`;
  if (attendance === 'no_show') return 'appointment.no_show';
  return CHANGES.includes(action) ? 'appointment.changed' : null;
}
