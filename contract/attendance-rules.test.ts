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
  [null, 'arrived', 'by its patient', { actor: 'patient' }, 'step'],
  [null, 'with_doctor', 'by its patient', { actor: 'patient' }, 'notAllowed'],
  ['no_show', 'arrived', 'by its patient', { actor: 'patient' }, 'notAllowed'],
  [null, 'arrived', 'when it is canceled', { ...manager, status: 'canceled' }, 'notAllowed'],
  [null, 'arrived', 'on another day', { isItsDay: false }, 'notItsDay'],
  [null, 'arrived', 'on a day before', { ...manager, isItsDay: false, startsAt: ahead }, 'notItsDay'],
  [null, 'arrived', 'by a manager days later', { ...manager, isItsDay: false }, 'correction'],
  [null, 'no_show', 'by a manager before it has begun', { ...manager, startsAt: ahead }, 'tooEarly'],
  [null, 'no_show', 'days later', { isItsDay: false }, 'step'],
])('what the desk notes from %s to %s %s', (from, to, _when, given, outcome) => {
  expect(decide(from, to, given)).toBe(outcome);
});

test('what the desk notes beside the steps of a day is a correction: by a manager, with a reason', () => {
  expect(decide('arrived', null, { reason: 'wrong person' })).toBe('notAllowed');
  expect(decide('arrived', null, { actor: 'manager' })).toBe('reasonRequired');
  const corrections = (from: Attendance | null, more: Given = {}) =>
    attendanceCorrections({ ...usual, actor: 'manager', from, ...more });
  expect(corrections('with_doctor')).toEqual(['arrived', 'no_show', null]);
  expect(corrections('arrived')).toEqual(['no_show', null]);
  expect(corrections('no_show')).toEqual(['with_doctor', null]);
  expect(corrections(null)).toEqual([]);
  expect(corrections(null, { isItsDay: false })).toEqual(['arrived', 'with_doctor']);
  expect(corrections('with_doctor', { actor: 'staff' })).toEqual([]);
});

test('notes of the desk are its buttons', () => {
  const next = (from: Attendance | null, startsAt: number) => nextAttendances({ ...usual, from, startsAt });
  expect(next(null, ahead)).toEqual(['arrived', 'with_doctor']);
  expect(next(null, begun)).toEqual(['arrived', 'with_doctor', 'no_show']);
  expect(next('arrived', begun)).toEqual(['with_doctor']);
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
  ['is taken back by staff who have just marked it', { ...back, undoes: 'confirmed' }, 'done'],
  ['is taken back so by a manager', { ...back, actor: 'manager', undoes: 'confirmed' }, 'done'],
] as const)('the status beside it %s', (_, change, expected) => expect(outcome(change)).toBe(expected));

test('the status beside it does not change after a no-show, and is offered to nobody of the desk once it is done', () => {
  const given = { actor: 'staff', now, startsAt: begun } as const;
  expect(allowedNext({ ...given, from: 'confirmed', attendance: 'no_show' })).toEqual([]);
  expect(allowedNext({ ...given, from: 'done' })).toEqual([]);
});
