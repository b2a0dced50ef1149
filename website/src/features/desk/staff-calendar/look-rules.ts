import type { CSSProperties } from 'react';
import type { Calendar, CalendarDay, DayEntry } from '@/contract/calendar';
import type { Status } from '@/contract/transitions';
import type { Axis, Place, Placed } from './layout-rules';

export type Look = 'free' | 'held' | 'blocked' | 'busy' | 'elsewhere' | Exclude<Status, 'canceled'>;

/** Icon and colours of each kind of calendar entry; the text says the same for those who do not see colours. */
export const LOOKS: Record<Look, { icon: string; className: string }> = {
  free: { icon: 'lucide:plus', className: 'border-dashed border-line-strong bg-surface text-accent-strong' },
  held: { icon: 'lucide:hourglass', className: 'border-line-strong bg-surface-warm text-text-soft' },
  blocked: { icon: 'lucide:ban', className: 'border-line-strong bg-surface-warm text-text' },
  busy: { icon: 'lucide:calendar-off', className: 'border-line-strong bg-surface-warm text-text-soft' },
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

export function lookOf(entry: DayEntry): Look {
  if (entry.kind !== 'appointment') return entry.kind;
  return entry.appointment.status === 'canceled' ? 'done' : entry.appointment.status;
}

export interface Column {
  key: string;
  doctor: string;
  doctorName: string;
  title: string;
  href: string | null;
  isToday: boolean;
  /** True for a column of a room or device, whose appointments are moved in their doctor's column. */
  isRoom?: boolean;
  day: CalendarDay;
}

/** The calendar around an entry; `mayBook` where a free time leads to its booking, and a visit can be moved. */
export type Setting = Omit<Calendar['meta'], 'rooms'> & { branch: string; now: number };

/** Facts that an entry is drawn from: its place, its column with the number of that, and the calendar around it. */
export interface Drawn {
  placed: Placed;
  column: Column;
  index: number;
  setting: Setting;
}

/** Place and lane of something in a column, for the styles of `staff-calendar.css`. */
export function placeStyle(place: Place & { lane?: number; lanes?: number }): CSSProperties {
  const { top, bottom, lane = 0, lanes = 1 } = place;
  return { '--from': top, '--length': bottom - top, '--lane': lane, '--lanes': lanes } as CSSProperties;
}

/** The line above an hour; a doubled one where hours are left out before it. */
export function lineAbove(axis: Axis, index: number): string {
  if (index === 0) return '';
  return axis.breaks.includes(index) ? 'border-line-strong border-t-4 border-double' : 'border-line border-t';
}
