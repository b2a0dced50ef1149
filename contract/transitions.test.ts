import { expect, test } from 'vitest';
import { type Actor, allowedNext, decideTransition, needsReason, STATUSES, type Status } from './transitions';

const now = Date.parse('2026-05-09T09:00:00Z');
const tomorrow = now + 86_400_000;
const yesterday = now - 86_400_000;

type Change = Parameters<typeof decideTransition>[0];
type Given = Partial<Omit<Change, 'from' | 'to'>>;

/** Says in a word why it is refused, or what becomes of its claims. */
function decide(from: Status, to: Status, given: Given = {}) {
  const change = { from, to, actor: 'staff', reason: null, now, startsAt: tomorrow, ...given } as const;
  const decision = decideTransition(change);
  return decision.ok ? decision.claims : decision.refusal;
}
const why = { reason: 'why' };
const begun = { startsAt: now };

test.each<[Status, Status, string, Given, string]>([
  ['pending', 'confirmed', 'by staff', why, 'keep'],
  ['confirmed', 'done', 'by staff once it has begun', { ...why, ...begun }, 'keep'],
  ['canceled', 'pending', 'by staff', why, 'take'],
  ['canceled', 'pending', 'by staff when its time has come', begun, 'tooLate'],
  ['confirmed', 'done', 'by staff before it begins', { startsAt: now + 1 }, 'tooEarly'],
  ['done', 'confirmed', 'by a manager without a reason', { actor: 'manager' }, 'reasonRequired'],
  ['done', 'confirmed', 'by a manager with a reason', { ...why, actor: 'manager' }, 'keep'],
  // Never confirmed.
  ['pending', 'canceled', 'by the system too early', { ...why, actor: 'system' }, 'tooEarly'],
  ['pending', 'canceled', 'by the system in time', { ...why, ...begun, actor: 'system' }, 'free'],
])('an appointment from %s to %s %s', (from, to, _who, given, outcome) => {
  expect(decide(from, to, given)).toBe(outcome);
});

test.each(['pending', 'confirmed'] as const)(
  'an appointment that is %s is canceled by the clinic only with a reason, by its patient also without',
  (from) => {
    for (const actor of ['staff', 'manager'] as const) {
      expect(decide(from, 'canceled', { actor })).toBe('reasonRequired');
      expect(decide(from, 'canceled', { actor, reason: 'ill' })).toBe('free');
    }
    expect(decide(from, 'canceled', { actor: 'patient' })).toBe('free');
  },
);

test('an appointment may go nowhere else by staff', () => {
  const isAllowed = (from: Status, to: Status) =>
    [tomorrow, yesterday].some(
      (startsAt) => decideTransition({ from, to, actor: 'staff', ...why, now, startsAt }).ok,
    );
  const allowed = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => isAllowed(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed).toEqual([
    ...['pending>confirmed', 'pending>canceled', 'confirmed>canceled', 'confirmed>done', 'canceled>pending'],
  ]);
});

test.each<[Status, Actor, number, Status[]]>([
  ['confirmed', 'manager', yesterday, ['canceled', 'done']],
  ['confirmed', 'patient', yesterday, []],
  ['canceled', 'patient', tomorrow, []],
  ['done', 'patient', yesterday, []],
])('an appointment that is %s offers its %s, at %i, %j', (from, actor, startsAt, next) => {
  expect(allowedNext({ from, actor, now, startsAt })).toEqual(next);
});

test.each(['pending', 'confirmed'] as const)(
  'an appointment that its patient canceled goes back to %s, which it was, and nowhere else, while that may be undone',
  (to) => {
    const other = to === 'pending' ? 'confirmed' : 'pending';
    expect(decide('canceled', to, { actor: 'patient', undoes: to })).toBe('take');
    expect(decide('canceled', to, { actor: 'patient' })).toBe('notAllowed');
    expect(decide('canceled', to, { actor: 'patient', undoes: other })).toBe('notAllowed');
    expect(decide('canceled', to, { actor: 'patient', undoes: to, ...begun })).toBe('tooLate');
    expect(decide('canceled', 'confirmed', { undoes: 'confirmed' }), 'by staff').toBe('notAllowed');
  },
);

test('staff say why they cancel an appointment or take it back from done, not why they confirm it', () => {
  expect(needsReason({ from: 'confirmed', to: 'canceled' })).toBe(true);
  expect(needsReason({ from: 'done', to: 'confirmed' })).toBe(true);
  expect(needsReason({ from: 'pending', to: 'confirmed' })).toBe(false);
});
