import type { Attendance } from './attendance';

/** States of an appointment (specification, point 4). */
export const STATUSES = ['pending', 'confirmed', 'canceled', 'done'] as const;
export type Status = (typeof STATUSES)[number];

/** `deposit` is the gateway's notice that one was paid, or the end of the time that is held for it. */
export type Actor = 'staff' | 'manager' | 'doctor' | 'patient' | 'system' | 'deposit';

/** Effect of a transition on the claims on the doctor's time. */
export type ClaimEffect = 'keep' | 'free' | 'take';

interface Transition {
  from: Status;
  to: Status;
  by: readonly Actor[];
  claims: ClaimEffect;
  needsReason?: true;
  onlyBeforeStart?: true;
  onlyAfterStart?: true;
  /** Takes back what the same person did a moment ago. */
  onlyUndo?: true;
}

/** Every allowed move; whatever is not in this table is refused. docs/appointments.md says it in words. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'pending', to: 'confirmed', by: ['staff', 'manager', 'deposit'], claims: 'keep' },
  { from: 'pending', to: 'canceled', by: ['staff', 'manager', 'deposit'], claims: 'free', needsReason: true },
  { from: 'pending', to: 'canceled', by: ['patient'], claims: 'free', onlyBeforeStart: true },
  {
    from: 'pending',
    to: 'canceled',
    by: ['system'],
    claims: 'free',
    needsReason: true,
    onlyAfterStart: true,
  },
  { from: 'confirmed', to: 'done', by: ['staff', 'manager', 'doctor'], claims: 'keep', onlyAfterStart: true },
  { from: 'confirmed', to: 'canceled', by: ['staff', 'manager'], claims: 'free', needsReason: true },
  { from: 'confirmed', to: 'canceled', by: ['patient'], claims: 'free', onlyBeforeStart: true },
  { from: 'canceled', to: 'pending', by: ['staff', 'manager'], claims: 'take', onlyBeforeStart: true },
  { from: 'canceled', to: 'pending', by: ['patient'], claims: 'take', onlyBeforeStart: true, onlyUndo: true },
  {
    from: 'canceled',
    to: 'confirmed',
    by: ['patient'],
    claims: 'take',
    onlyBeforeStart: true,
    onlyUndo: true,
  },
  { from: 'done', to: 'confirmed', by: ['staff', 'manager', 'doctor'], claims: 'keep', onlyUndo: true },
  { from: 'done', to: 'confirmed', by: ['manager'], claims: 'keep', needsReason: true },
];

export type TransitionDecision =
  | { ok: true; claims: ClaimEffect }
  | { ok: false; refusal: 'notAllowed' | 'reasonRequired' | 'tooLate' | 'tooEarly' };

export interface TransitionQuestion {
  from: Status;
  to: Status;
  actor: Actor;
  reason: string | null;
  /** Status that a change ended which the same person may still take back. */
  undoes?: Status | null;
  attendance?: Attendance | null;
  /** Epoch milliseconds, as `startsAt`. */
  now: number;
  startsAt: number;
}

/** Decides whether `actor` may move an appointment; of a move that takes claims the database has the last word. */
export function decideTransition(asked: TransitionQuestion): TransitionDecision {
  const { from, to, actor, reason, undoes = null, attendance = null, now, startsAt } = asked;
  const move = TRANSITIONS.find(
    (row) => row.from === from && row.to === to && row.by.includes(actor) && (!row.onlyUndo || undoes === to),
  );
  if (!move || !fits({ attendance, to, actor })) return { ok: false, refusal: 'notAllowed' };
  if (move.needsReason && !reason) return { ok: false, refusal: 'reasonRequired' };
  if (move.onlyBeforeStart && startsAt <= now) return { ok: false, refusal: 'tooLate' };
  // A patient who came early may be seen early.
  if (move.onlyAfterStart && startsAt > now && attendance !== 'with_doctor') {
    return { ok: false, refusal: 'tooEarly' };
  }
  return { ok: true, claims: move.claims };
}

/** Tells whether the desk's note allows a change: a no-show is an end, and an arrival is handled by the desk. */
function fits(given: { attendance: Attendance | null; to: Status; actor: Actor }): boolean {
  const { attendance, to, actor } = given;
  if (attendance === 'no_show') return false;
  return attendance === null || actor !== 'patient' || to !== 'canceled';
}

/** The statuses an actor may choose next, for the buttons of the staff area. */
export function allowedNext(asked: Omit<TransitionQuestion, 'to' | 'reason' | 'undoes'>): Status[] {
  return STATUSES.filter((to) => decideTransition({ ...asked, to, reason: 'given' }).ok);
}

/** Tells whether staff have to say why they change a status. */
export function needsReason({ from, to }: { from: Status; to: Status }): boolean {
  return TRANSITIONS.some(
    (row) => row.from === from && row.to === to && !row.by.includes('patient') && row.needsReason === true,
  );
}
