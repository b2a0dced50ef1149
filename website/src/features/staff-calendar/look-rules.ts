import type { DayEntry } from '@/contract/calendar';
import type { Status } from '@/contract/transitions';

export type Look = 'free' | 'held' | 'blocked' | 'elsewhere' | Exclude<Status, 'canceled'>;

/** Sign and colours of what can stand in a calendar; the word beside them says the same. */
export const LOOKS: Record<Look, { icon: string; className: string }> = {
  free: { icon: 'lucide:plus', className: 'border-dashed border-accent bg-surface text-accent-strong' },
  held: { icon: 'lucide:hourglass', className: 'border-line-strong bg-surface-warm text-text-soft' },
  blocked: { icon: 'lucide:ban', className: 'border-line-strong bg-surface-warm text-text' },
  elsewhere: { icon: 'lucide:map-pin-off', className: 'border-line-strong bg-surface-warm text-text-soft' },
  pending: {
    icon: 'lucide:clock',
    className: 'border-status-pending bg-status-pending-soft text-status-pending',
  },
  confirmed: {
    icon: 'lucide:circle-check',
    className: 'border-status-confirmed bg-status-confirmed-soft text-status-confirmed',
  },
  done: { icon: 'lucide:check-check', className: 'border-status-done bg-status-done-soft text-status-done' },
};

/** The lower edge of what is drawn on in the hour below. */
export const GOES_ON = 'rounded-es-none rounded-ee-none border-b-0';

export function lookOf(entry: DayEntry): Look {
  if (entry.kind !== 'appointment') return entry.kind;
  return entry.appointment.status === 'canceled' ? 'done' : entry.appointment.status;
}

/** Where in the calendar something stands. */
export interface Place {
  branch: string;
  doctor: string;
  /** Of the column, `YYYY-MM-DD` by the clock of the branch. */
  date: string;
  timeZone: string;
  mayOverbook: boolean;
  /** Whether a free time leads to its booking. */
  mayBook: boolean;
}
