import type { HistoryEntry } from '../../appointments/record/history-rows';
import type { EventAction } from '../../contract/appointment-history';
import type { Attendance } from '../../contract/attendance';
import type { Actor, Status } from '../../contract/transitions';
import type { Language } from '../../platform/clinic-time';
import { DAY_MINUTES, MINUTE, minutesOfTime } from '../../scheduling/zone';
import histories from './histories.json';
import type { Random } from './random';

interface Effect {
  by: Exclude<Actor, 'doctor' | 'deposit'>;
  /** New status; unchanged if omitted. */
  to?: Status;
  action?: EventAction;
  attendance?: Attendance;
}

const EFFECTS = {
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
type HistoryEvent = keyof typeof EFFECTS;

const effectOf = (event: HistoryEvent): Effect => EFFECTS[event];

interface Step {
  event: HistoryEvent;
  dueMinutes: number | null;
  when:
    | { from: 'day'; days: number; minutes: number }
    | { from: 'start' | 'end'; minutes: number }
    | { from: 'now'; minutes: number };
}

const WRITTEN =
  /^(?:(?<days>-\d+) (?<time>\d\d:\d\d)|(?<edge>start|end)(?<offset>[+-]\d+)|ago (?<ago>\d+)) (?<event>\w+)(?: \+(?<due>\d+))?$/;

/** Minutes from the start at which a patient arrives and goes in, and from the end at which the visit is done: "visit -9 +4 +2". */
const VISIT = /^visit (\S+) (\S+) (\S+)$/;
const stepsIn = (text: string) => text.replace(VISIT, 'start$1 arrive,start$2 goIn,end$3 finish').split(',');

/** Reads a step of `histories.json`: "-5 19:20 request", "start+4 goIn", "end-2 finish", "ago 208 request"; throws for other text. */
function parseStep(text: string): Step {
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

const isEvent = (event: string): event is HistoryEvent => event in EFFECTS;

const MOVED_BY = 7 * DAY_MINUTES * MINUTE;

export interface Telling {
  steps: readonly string[];
  slot: { startsAt: number; endsAt: number };
  /** The instant of a wall time, so many days from the day that the history counts from. */
  wall: (days: number, minutes: number) => number;
  callBy: (at: number) => number | null;
  staff: readonly string[];
  manager: string;
  language: Language;
  random: Random;
  now: number;
}

export interface Told {
  status: Status;
  createdAt: number;
  /** Moment of the last change of the appointment itself. */
  changedAt: number;
  by: HistoryEvent;
  /** Changes of the appointment: its version counts them and the notes of the desk, its sequence them alone. */
  changes: number;
  notes: number;
  attendance: Attendance | null;
  attendanceBy: string | null;
  arrivedAt: number | null;
  withDoctorAt: number | null;
  callBy: number | null;
  callDueAt: number | null;
  /** State of its calls; null when nobody has opened it. */
  call: { tries: number; dueAt: number | null; at: number } | null;
  entries: Omit<HistoryEntry, 'appointment'>[];
}

/** Returns the history up to now; null if nothing has happened yet. */
export function tellHistory(telling: Telling): Told | null {
  const { slot, now, random } = telling;
  const steps = telling.steps.flatMap(stepsIn).map(parseStep);
  // Random delays, so that equal histories do not happen at the same hours.
  const [earlier, later, stretch] = [random.whole(0, 3), random.whole(0, 45), 0.8 + 0.4 * random.next()];
  const instantOf = ({ when }: Step) => {
    if (when.from === 'day') return telling.wall(when.days - earlier, when.minutes + later);
    if (when.from === 'now') return now + when.minutes * MINUTE;
    const edge = when.from === 'start' ? slot.startsAt : slot.endsAt;
    return Math.round(edge + when.minutes * stretch * MINUTE);
  };
  const isMoved = steps.some(({ event }) => event === 'patientMove' || event === 'staffMove');
  let startsAt = slot.startsAt + (isMoved ? MOVED_BY : 0);
  let told: Told | null = null;
  for (const step of steps) {
    const at = instantOf(step);
    if (at > now - MINUTE) break;
    told ??= begin(step, at);
    const moved = /Move$/.test(step.event) ? { from: startsAt, to: slot.startsAt } : undefined;
    if (moved) startsAt = moved.to;
    happen(told, step, { ...telling, at, startsAt, moved });
  }
  return told;
}

function begin({ event }: Step, at: number): Told {
  return {
    ...{ status: effectOf(event).to ?? 'pending', createdAt: at, changedAt: at, by: event },
    ...{ changes: -1, notes: 0 },
    ...{ attendance: null, attendanceBy: null, arrivedAt: null, withDoctorAt: null },
    ...{ callBy: null, callDueAt: null, call: null, entries: [] },
  };
}

function happen(
  told: Told,
  { event, dueMinutes }: Step,
  given: Telling & { at: number; startsAt: number; moved: HistoryEntry['moved'] },
): void {
  const { at, startsAt, moved, staff, manager, random } = given;
  const { by, to = told.status, action = null, attendance } = effectOf(event);
  const names = { patient: 'patient', system: 'system', manager, staff: random.pick(staff) };
  const from = told.entries.length === 0 ? null : told.status;
  const dueAt = dueMinutes === null ? null : at + dueMinutes * MINUTE;
  told.entries.push({
    ...{ at, actor: names[by], from, to, action, dueAt, reason: reasonOf(event, given) },
    ...(event === 'staffCancel' ? { isReasonForPatient: true } : {}),
    ...(moved ? { moved } : {}),
    ...(attendance ? { attendance: { from: told.attendance, to: attendance } } : {}),
  });
  if (attendance) {
    if (attendance === 'arrived') told.arrivedAt = at;
    if (attendance === 'with_doctor') told.withDoctorAt = at;
    // A walk-in is booked and arrives in one change.
    if (at !== told.createdAt) told.notes += 1;
    Object.assign(told, { attendance, attendanceBy: names[by], changedAt: at });
  } else if (dueAt !== null) {
    const tries = (told.call?.tries ?? 0) + (event === 'noAnswer' ? 1 : 0);
    Object.assign(told, { call: { tries, dueAt, at }, callDueAt: dueAt });
  } else {
    if (told.call || action) told.call = { tries: told.call?.tries ?? 0, dueAt: null, at };
    Object.assign(told, { status: to, changes: told.changes + 1, changedAt: at });
    if (to === 'pending') {
      const promise = given.callBy(at);
      told.callBy = promise === null ? null : Math.min(promise, startsAt);
      told.callDueAt = told.callBy ?? startsAt;
    }
  }
}

function reasonOf(event: HistoryEvent, { language, random }: Telling): string | null {
  if (event === 'staffCancel') return random.pick(histories.cancelReasons)[language];
  if (event === 'callBack') return random.pick(histories.callBackNotes)[language];
  if (event === 'correct') return histories.correctionReason[language];
  return event === 'expire' ? 'not_confirmed' : null;
}
