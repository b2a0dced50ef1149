import type { EventAction } from '../../contract/appointment-history';
import type { Attendance } from '../../contract/attendance';
import type { Actor, Status } from '../../contract/transitions';
import { minutesOfTime } from '../../scheduling/zone';

interface Effect {
  by: Exclude<Actor, 'doctor' | 'deposit'>;
  /** The status afterwards; the same as before where none is named. */
  to?: Status;
  action?: EventAction;
  attendance?: Attendance;
}

export const EFFECTS = {
  request: { by: 'patient', to: 'pending' },
  book: { by: 'staff', to: 'confirmed' },
  walkIn: { by: 'staff', to: 'confirmed' },
  noAnswer: { by: 'staff', action: 'noAnswer' },
  callBack: { by: 'staff', action: 'callBack' },
  confirm: { by: 'staff', to: 'confirmed', action: 'confirmed' },
  patientMove: { by: 'patient', to: 'pending' },
  staffMove: { by: 'staff' },
  patientCancel: { by: 'patient', to: 'canceled' },
  staffCancel: { by: 'staff', to: 'canceled' },
  expire: { by: 'system', to: 'canceled' },
  bringBack: { by: 'staff', to: 'pending' },
  arrive: { by: 'staff', action: 'attendance', attendance: 'arrived' },
  goIn: { by: 'staff', action: 'attendance', attendance: 'with_doctor' },
  miss: { by: 'staff', action: 'attendance', attendance: 'no_show' },
  finish: { by: 'staff', to: 'done' },
  correct: { by: 'manager', to: 'confirmed' },
} satisfies Record<string, Effect>;
export type HistoryEvent = keyof typeof EFFECTS;

export function effectOf(event: HistoryEvent): Effect {
  return EFFECTS[event];
}

export interface Step {
  event: HistoryEvent;
  dueMinutes: number | null;
  when:
    | { from: 'day'; days: number; minutes: number }
    | { from: 'start' | 'end'; minutes: number }
    | { from: 'now'; minutes: number };
}

const WRITTEN =
  /^(?:(?<days>-\d+) (?<time>\d\d:\d\d)|(?<edge>start|end)(?<offset>[+-]\d+)|ago (?<ago>\d+)) (?<event>\w+)(?: \+(?<due>\d+))?$/;

/** Reads a step of `histories.json`: "-5 19:20 request", "start+4 goIn", "end-2 finish", "ago 208 request"; throws for other text. */
export function parseStep(text: string): Step {
  const { days, time = '', edge, offset, ago, event = '', due } = WRITTEN.exec(text)?.groups ?? {};
  if (!isEvent(event)) throw new Error(`"${text}" is no step of a history`);
  const when: Step['when'] =
    days !== undefined
      ? { from: 'day', days: Number(days), minutes: minutesOfTime(time) }
      : edge !== undefined
        ? { from: edge === 'start' ? 'start' : 'end', minutes: Number(offset) }
        : { from: 'now', minutes: -Number(ago) };
  return { event, when, dueMinutes: due === undefined ? null : Number(due) };
}

function isEvent(event: string): event is HistoryEvent {
  return event in EFFECTS;
}
