import { expect, test } from 'vitest';
import type { Attendance } from './attendance';
import { attendanceCorrections, decideAttendance, nextAttendances } from './attendance-rules';
import { allowedNext, decideTransition } from './transitions';

const now = Date.parse('2026-05-09T09:00:00Z');
const ahead = now + 600_000;
const begun = now - 600_000;

type Given = Partial<Parameters<typeof decideAttendance>[0]>;

const usual = {
  status: 'confirmed',
  actor: 'staff',
  reason: null,
  now,
  startsAt: begun,
  isItsDay: true,
} as const;

/** Says in a word why it is refused, or what it counts as. */
function decide(from: Attendance | null, to: Attendance | null, given: Given = {}) {
  const decision = decideAttendance({ ...usual, from, to, ...given });
  if (!decision.ok) return decision.refusal;
  return decision.isCorrection ? 'correction' : 'step';
}

const manager: Given = { actor: 'manager', reason: 'forgotten' };

test.each<[Attendance | null, Attendance | null, string, Given, string]>([
  [null, 'arrived', 'by one press', {}, 'step'],
  [null, 'with_doctor', 'by one press', {}, 'step'],
  ['arrived', 'with_doctor', 'by one press', {}, 'step'],
  [null, 'no_show', 'by one press', {}, 'step'],
  ['no_show', 'arrived', 'by one press', {}, 'step'],
  [null, 'arrived', 'by its patient', { actor: 'patient' }, 'step'],
  [null, 'with_doctor', 'by its patient', { actor: 'patient' }, 'notAllowed'],
  ['no_show', 'arrived', 'by its patient', { actor: 'patient' }, 'notAllowed'],
  [null, 'arrived', 'while it is pending', { ...manager, status: 'pending' }, 'notAllowed'],
  [null, 'arrived', 'when it is canceled', { ...manager, status: 'canceled' }, 'notAllowed'],
  [null, 'arrived', 'when it is done', { ...manager, status: 'done' }, 'notAllowed'],
  [null, 'arrived', 'on another day', { isItsDay: false }, 'notItsDay'],
  [null, 'arrived', 'on a day before', { ...manager, isItsDay: false, startsAt: ahead }, 'notItsDay'],
  [null, 'arrived', 'by a manager days later', { ...manager, isItsDay: false }, 'correction'],
  [null, 'no_show', 'before it has begun', { startsAt: ahead }, 'tooEarly'],
  [null, 'no_show', 'by a manager before it has begun', { ...manager, startsAt: ahead }, 'tooEarly'],
  [null, 'no_show', 'days later', { isItsDay: false }, 'step'],
])('what the desk notes from %s to %s %s', (from, to, _when, given, outcome) => {
  expect(decide(from, to, given)).toBe(outcome);
});

test.each([
  ['arrived', null],
  ['arrived', 'no_show'],
  ['with_doctor', 'arrived'],
  ['with_doctor', 'no_show'],
  ['no_show', null],
  ['no_show', 'with_doctor'],
] as const)('what the desk notes from %s to %s is a correction: by a manager, with a reason', (from, to) => {
  expect(decide(from, to, { reason: 'wrong person' })).toBe('notAllowed');
  expect(decide(from, to, { actor: 'manager' })).toBe('reasonRequired');
  expect(decide(from, to, manager)).toBe('correction');
});

test('a note of the desk can be corrected by a manager to any that is no step', () => {
  const given = { status: 'confirmed', now, startsAt: begun, isItsDay: true, actor: 'manager' } as const;
  expect(attendanceCorrections({ ...given, from: 'with_doctor' })).toEqual(['arrived', 'no_show', null]);
  expect(attendanceCorrections({ ...given, from: null })).toEqual([]);
  const later = attendanceCorrections({ ...given, from: null, isItsDay: false });
  expect(later).toEqual(['arrived', 'with_doctor']);
  expect(attendanceCorrections({ ...given, from: 'with_doctor', actor: 'staff' })).toEqual([]);
});

test('notes of the desk are its buttons', () => {
  const next = (from: Attendance | null, startsAt: number) =>
    nextAttendances({ status: 'confirmed', actor: 'staff', now, isItsDay: true, from, startsAt });
  expect(next(null, ahead)).toEqual(['arrived', 'with_doctor']);
  expect(next(null, begun)).toEqual(['arrived', 'with_doctor', 'no_show']);
  expect(next('no_show', begun)).toEqual(['arrived']);
});

type Change = Parameters<typeof decideTransition>[0];
const outcome = (change: Partial<Change> & Pick<Change, 'from' | 'to'>) => {
  const decision = decideTransition({ actor: 'staff', reason: null, now, startsAt: begun, ...change });
  return decision.ok ? 'done' : decision.refusal;
};
const done = { from: 'confirmed', to: 'done', startsAt: ahead } as const;
const cancel = { from: 'confirmed', to: 'canceled', startsAt: ahead, attendance: 'arrived' } as const;
const back = { from: 'done', to: 'confirmed' } as const;

test.each([
  ['is not done early when the patient is there', { ...done, attendance: 'arrived' }, 'tooEarly'],
  ['is done early when the patient is with the doctor', { ...done, attendance: 'with_doctor' }, 'done'],
  ['is not canceled by a patient who has arrived', { ...cancel, actor: 'patient' }, 'notAllowed'],
  ['is canceled by staff with a reason then', { ...cancel, reason: 'has left' }, 'done'],
  ['is not taken back from done by staff', back, 'notAllowed'],
  ['is taken back by staff who have just marked it', { ...back, undoes: 'confirmed' }, 'done'],
  ['is taken back so by a manager', { ...back, actor: 'manager', undoes: 'confirmed' }, 'done'],
  ['is taken back later by a manager with a reason', { ...back, actor: 'manager' }, 'reasonRequired'],
] as const)('the status beside it %s', (_, change, expected) => expect(outcome(change)).toBe(expected));

test('the status beside it does not change after a no-show, and is offered to nobody of the desk once it is done', () => {
  const given = { actor: 'staff', now, startsAt: begun } as const;
  expect(allowedNext({ ...given, from: 'confirmed', attendance: 'no_show' })).toEqual([]);
  expect(allowedNext({ ...given, from: 'done' })).toEqual([]);
});
