import { describe, expect, test } from 'vitest';
import type { Attendance } from './attendance';
import { attendanceCorrections, decideAttendance, nextAttendances } from './attendance-rules';
import { type Actor, allowedNext, decideTransition, type Status } from './transitions';

const now = Date.parse('2026-05-09T09:00:00Z');
const ahead = now + 600_000;
const begun = now - 600_000;

function decide(given: {
  from: Attendance | null;
  to: Attendance | null;
  status?: Status;
  actor?: Actor;
  reason?: string;
  startsAt?: number;
  isItsDay?: boolean;
}) {
  const usual = {
    status: 'confirmed',
    actor: 'staff',
    reason: null,
    now,
    startsAt: begun,
    isItsDay: true,
  } as const;
  return decideAttendance({ ...usual, ...given });
}

describe('what the desk notes', () => {
  test.each([
    [null, 'arrived'],
    [null, 'with_doctor'],
    ['arrived', 'with_doctor'],
    [null, 'no_show'],
    ['no_show', 'arrived'],
  ] as const)('goes from %s to %s by one press', (from, to) => {
    expect(decide({ from, to })).toEqual({ ok: true, isCorrection: false });
  });

  test.each([
    ['arrived', null],
    ['arrived', 'no_show'],
    ['with_doctor', 'arrived'],
    ['with_doctor', 'no_show'],
    ['no_show', null],
    ['no_show', 'with_doctor'],
  ] as const)('from %s to %s is a correction: by a manager, with a reason', (from, to) => {
    expect(decide({ from, to, reason: 'wrong person' })).toEqual({ ok: false, refusal: 'notAllowed' });
    expect(decide({ from, to, actor: 'manager' })).toEqual({ ok: false, refusal: 'reasonRequired' });
    const corrected = decide({ from, to, actor: 'manager', reason: 'wrong person' });
    expect(corrected).toEqual({ ok: true, isCorrection: true });
  });

  test.each(['pending', 'canceled', 'done'] as const)('is nothing for one that is %s', (status) => {
    expect(decide({ from: null, to: 'arrived', status, actor: 'manager', reason: 'x' })).toEqual({
      ok: false,
      refusal: 'notAllowed',
    });
  });

  test('is nothing for patients', () => {
    expect(decide({ from: null, to: 'arrived', actor: 'patient' }).ok).toBe(false);
  });

  test('is an arrival on its day alone, and afterwards a correction', () => {
    const other = { from: null, to: 'arrived', isItsDay: false } as const;
    expect(decide(other)).toEqual({ ok: false, refusal: 'notItsDay' });
    expect(decide({ ...other, actor: 'manager', reason: 'forgotten', startsAt: ahead })).toEqual({
      ok: false,
      refusal: 'notItsDay',
    });
    expect(decide({ ...other, actor: 'manager', reason: 'forgotten' })).toEqual({
      ok: true,
      isCorrection: true,
    });
  });

  test('is a no-show only once it has begun, also days later', () => {
    const missed = { from: null, to: 'no_show' } as const;
    expect(decide({ ...missed, startsAt: ahead })).toEqual({ ok: false, refusal: 'tooEarly' });
    expect(decide({ ...missed, startsAt: ahead, actor: 'manager', reason: 'x' })).toEqual({
      ok: false,
      refusal: 'tooEarly',
    });
    expect(decide({ ...missed, isItsDay: false })).toEqual({ ok: true, isCorrection: false });
  });

  test('can be corrected by a manager to whatever is no step', () => {
    const given = { status: 'confirmed', now, startsAt: begun, isItsDay: true } as const;
    const corrections = attendanceCorrections({ ...given, from: 'with_doctor', actor: 'manager' });
    expect(corrections).toEqual(['arrived', 'no_show', null]);
    expect(attendanceCorrections({ ...given, from: null, actor: 'manager' })).toEqual([]);
    expect(attendanceCorrections({ ...given, from: null, actor: 'manager', isItsDay: false })).toEqual([
      'arrived',
      'with_doctor',
    ]);
    expect(attendanceCorrections({ ...given, from: 'with_doctor', actor: 'staff' })).toEqual([]);
  });

  test('are the buttons of the desk', () => {
    const given = { status: 'confirmed', actor: 'staff', now, isItsDay: true } as const;
    expect(nextAttendances({ ...given, from: null, startsAt: ahead })).toEqual(['arrived', 'with_doctor']);
    expect(nextAttendances({ ...given, from: null, startsAt: begun })).toEqual([
      'arrived',
      'with_doctor',
      'no_show',
    ]);
    expect(nextAttendances({ ...given, from: 'no_show', startsAt: begun })).toEqual(['arrived']);
  });
});

describe('the status beside it', () => {
  const given = { from: 'confirmed', actor: 'staff', reason: null, now } as const;

  test('is done early only when the patient is with the doctor', () => {
    const done = { ...given, to: 'done', startsAt: ahead } as const;
    expect(decideTransition({ ...done, attendance: 'arrived' })).toEqual({ ok: false, refusal: 'tooEarly' });
    expect(decideTransition({ ...done, attendance: 'with_doctor' }).ok).toBe(true);
  });

  test('does not change after a no-show', () => {
    expect(allowedNext({ ...given, startsAt: begun, attendance: 'no_show' })).toEqual([]);
  });

  test('is not canceled by a patient who has arrived', () => {
    const cancel = { ...given, to: 'canceled', startsAt: ahead, attendance: 'arrived' } as const;
    expect(decideTransition({ ...cancel, actor: 'patient' })).toEqual({ ok: false, refusal: 'notAllowed' });
    expect(decideTransition({ ...cancel, reason: 'has left' }).ok).toBe(true);
  });

  test('is taken back from done by staff who have just marked it, and by a manager with a reason', () => {
    const back = { from: 'done', to: 'confirmed', now, startsAt: begun, reason: null } as const;
    expect(decideTransition({ ...back, actor: 'staff' }).ok).toBe(false);
    expect(decideTransition({ ...back, actor: 'staff', undoes: 'confirmed' }).ok).toBe(true);
    expect(decideTransition({ ...back, actor: 'manager', undoes: 'confirmed' }).ok).toBe(true);
    expect(decideTransition({ ...back, actor: 'manager' })).toEqual({ ok: false, refusal: 'reasonRequired' });
    expect(allowedNext({ from: 'done', actor: 'staff', now, startsAt: begun })).toEqual([]);
  });
});
