import type { HistoryEntry } from '../../appointments/record/history-rows';
import type { Attendance } from '../../contract/attendance';
import { type Actor, decideTransition, type Status } from '../../contract/transitions';
import { MINUTE } from '../../scheduling/zone';

/** What has happened with an appointment; instants in epoch milliseconds. */
export interface Story {
  createdAt: number;
  /** Of the last change of the appointment itself. */
  changedAt: number;
  isByStaff: boolean;
  status: Status;
  /** Changes of the appointment: its version is one more, its sequence the same. */
  changes: number;
  startsAt: number;
  /** What the desk noted on its day, and when. Each note raises the version alone. */
  day: {
    attendance: Attendance | null;
    arrivedAt: number | null;
    withDoctorAt: number | null;
    by: string | null;
    notes: number;
  };
  isWalkIn: boolean;
  callBy: number | null;
  callDueAt: number | null;
  /** What is known of its calls; null when nobody has opened it. */
  call: { tries: number; dueAt: number | null; at: number } | null;
  entries: Omit<HistoryEntry, 'appointment'>[];
}

/** Somebody who changes an appointment, as the rules and as the history name them. */
export interface By {
  actor: Actor;
  name: string;
}

export const PATIENT: By = { actor: 'patient', name: 'patient' };
export const SYSTEM: By = { actor: 'system', name: 'system' };

/** A story that cannot be told as it was begun: too late, or out of order. Another beginning is tried. */
export class ImpossibleStory extends Error {
  override name = 'ImpossibleStory';
}

/** Begins a story: a request of a patient, or a booking on the phone with staff. */
export function begin({
  at,
  startsAt,
  by,
  status,
  callBy,
}: {
  at: number;
  startsAt: number;
  by: By;
  status: 'pending' | 'confirmed';
  callBy: number | null;
}): Story {
  const promised = status === 'pending' && callBy !== null ? Math.min(callBy, startsAt) : null;
  return {
    createdAt: at,
    changedAt: at,
    isByStaff: by.actor !== 'patient',
    status,
    changes: 0,
    startsAt,
    day: { attendance: null, arrivedAt: null, withDoctorAt: null, by: null, notes: 0 },
    isWalkIn: false,
    callBy: promised,
    callDueAt: status === 'pending' ? (promised ?? startsAt) : null,
    call: null,
    entries: [{ at, actor: by.name, from: null, to: status, reason: null, action: null }],
  };
}

/**
 * Changes the status, as the table of transitions allows.
 * @param callBy the new promise, of a request that is asked for again
 * @throws {ImpossibleStory} for a change that the product would refuse
 */
export function change(
  story: Story,
  {
    at,
    by,
    to,
    reason = null,
    isCall = false,
    callBy = null,
  }: { at: number; by: By; to: Status; reason?: string | null; isCall?: boolean; callBy?: number | null },
): void {
  const { status: from, startsAt } = story;
  const { attendance } = story.day;
  const decision = decideTransition({ from, to, actor: by.actor, reason, attendance, now: at, startsAt });
  if (!decision.ok) throw new ImpossibleStory(`From ${from} to ${to}: ${decision.refusal}`);
  const isStaff = by.actor === 'staff' || by.actor === 'manager';
  const action = isCall && (to === 'confirmed' || to === 'canceled') ? to : null;
  const isReasonForPatient = to === 'canceled' && isStaff;
  story.entries.push({ at, actor: by.name, from, to, reason, action, isReasonForPatient });
  if (isCall) story.call = { tries: story.call?.tries ?? 0, dueAt: null, at };
  if (from === 'canceled') {
    story.callBy = callBy === null ? null : Math.min(callBy, startsAt);
    story.callDueAt = story.callBy ?? startsAt;
    if (story.call) story.call = { ...story.call, dueAt: null, at };
  }
  Object.assign(story, { status: to, changes: story.changes + 1, changedAt: at });
}

/** What the desk notes of the day. The patient of a walk-in arrives with the booking, which is one change. */
export function note(story: Story, { at, by, to }: { at: number; by: By; to: Attendance }): void {
  const { day } = story;
  story.entries.push({
    at,
    actor: by.name,
    from: story.status,
    to: story.status,
    reason: null,
    action: 'attendance',
    attendance: { from: day.attendance, to },
  });
  if (to === 'arrived') day.arrivedAt = at;
  if (to === 'with_doctor') day.withDoctorAt = at;
  if (story.createdAt !== at) day.notes += 1;
  Object.assign(day, { attendance: to, by: by.name });
  story.changedAt = at;
}

/** A call that settled nothing: nobody answered, or the patient asked to be called again. */
export function putOff(
  story: Story,
  { at, by, dueAt, note }: { at: number; by: By; dueAt: number; note?: string },
): void {
  const isTry = note === undefined;
  story.entries.push({
    at,
    actor: by.name,
    from: story.status,
    to: story.status,
    reason: note ?? null,
    action: isTry ? 'noAnswer' : 'callBack',
    dueAt,
  });
  story.call = { tries: (story.call?.tries ?? 0) + (isTry ? 1 : 0), dueAt, at };
  story.callDueAt = dueAt;
}

/** Moves it to another start; moved by its patient it waits for a call again. */
export function move(
  story: Story,
  { at, by, to, callBy }: { at: number; by: By; to: number; callBy: number | null },
): void {
  const from = story.startsAt;
  const status: Status = by.actor === 'patient' ? 'pending' : story.status;
  story.entries.push({
    at,
    actor: by.name,
    from: story.status,
    to: status,
    reason: null,
    moved: { from, to },
  });
  if (status === 'pending') {
    const promise = by.actor === 'patient' ? callBy : story.callBy;
    story.callBy = promise === null ? null : Math.min(promise, to);
    story.callDueAt = story.callBy ?? to;
  }
  if (story.call) story.call = { ...story.call, dueAt: null, at };
  Object.assign(story, { status, startsAt: to, changes: story.changes + 1, changedAt: at });
}

/** Whether everything in it has happened by a moment, in order, and before the times that it is about. */
export function isPossible(story: Story, now: number): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of story.entries) {
    if (at < last || at > now - MINUTE) return false;
    last = at;
  }
  return true;
}
