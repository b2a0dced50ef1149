import { describe, expect, test } from 'vitest';
import { type Actor, allowedNext, decideTransition, needsReason, STATUSES, type Status } from './transitions';

const now = Date.parse('2026-05-09T09:00:00Z');
const tomorrow = now + 86_400_000;
const yesterday = now - 86_400_000;

function decide(given: {
  from: Status;
  to: Status;
  actor?: Actor;
  reason?: string;
  undoes?: Status;
  startsAt?: number;
}) {
  return decideTransition({ actor: 'staff', reason: null, now, startsAt: tomorrow, ...given });
}

describe('an appointment', () => {
  test.each([
    ['pending', 'confirmed', tomorrow, 'keep'],
    ['pending', 'canceled', tomorrow, 'free'],
    ['confirmed', 'done', now, 'keep'],
    ['confirmed', 'canceled', tomorrow, 'free'],
    ['canceled', 'pending', tomorrow, 'take'],
  ] as const)('may go from %s to %s by staff, and its claims: %s %s', (from, to, startsAt, claims) => {
    expect(decide({ from, to, startsAt, reason: 'why' })).toEqual({ ok: true, claims });
  });

  test.each(['staff', 'manager'] as const)('is done only once it has begun, for %s', (actor) => {
    const done = { from: 'confirmed', to: 'done', actor } as const;
    expect(decide({ ...done, startsAt: now + 1 })).toEqual({ ok: false, refusal: 'tooEarly' });
    expect(decide({ ...done, startsAt: now }).ok).toBe(true);
    const next = { from: 'confirmed', actor, now } as const;
    expect(allowedNext({ ...next, startsAt: tomorrow })).toEqual(['canceled']);
    expect(allowedNext({ ...next, startsAt: yesterday })).toEqual(['canceled', 'done']);
  });

  test.each([
    ['pending', 'staff'],
    ['confirmed', 'staff'],
    ['pending', 'manager'],
    ['confirmed', 'manager'],
  ] as const)(
    'that is %s is canceled by %s only with a reason, by its patient also without',
    (from, actor) => {
      expect(decide({ from, to: 'canceled', actor })).toEqual({ ok: false, refusal: 'reasonRequired' });
      expect(decide({ from, to: 'canceled', actor, reason: 'ill' }).ok).toBe(true);
      expect(decide({ from, to: 'canceled', actor: 'patient' }).ok).toBe(true);
    },
  );

  test('may go nowhere else by staff', () => {
    const allowed = STATUSES.flatMap((from) =>
      STATUSES.filter((to) =>
        [tomorrow, yesterday].some((startsAt) => decide({ from, to, startsAt, reason: 'why' }).ok),
      ).map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual([
      'pending>confirmed',
      'pending>canceled',
      'confirmed>canceled',
      'confirmed>done',
      'canceled>pending',
    ]);
  });

  test('that was done is corrected only by a manager with a reason', () => {
    expect(decide({ from: 'done', to: 'confirmed', reason: 'why' })).toEqual({
      ok: false,
      refusal: 'notAllowed',
    });
    expect(decide({ from: 'done', to: 'confirmed', actor: 'manager' })).toEqual({
      ok: false,
      refusal: 'reasonRequired',
    });
    expect(decide({ from: 'done', to: 'confirmed', actor: 'manager', reason: 'why' }).ok).toBe(true);
  });

  test('is taken up again only while its time is ahead', () => {
    expect(decide({ from: 'canceled', to: 'pending', startsAt: now })).toEqual({
      ok: false,
      refusal: 'tooLate',
    });
  });

  test('can be canceled by its patient while pending or confirmed, and nothing else', () => {
    expect(allowedNext({ from: 'pending', actor: 'patient', now, startsAt: tomorrow })).toEqual(['canceled']);
    expect(allowedNext({ from: 'confirmed', actor: 'patient', now, startsAt: tomorrow })).toEqual([
      'canceled',
    ]);
    expect(allowedNext({ from: 'confirmed', actor: 'patient', now, startsAt: yesterday })).toEqual([]);
    expect(allowedNext({ from: 'canceled', actor: 'patient', now, startsAt: tomorrow })).toEqual([]);
    expect(allowedNext({ from: 'done', actor: 'patient', now, startsAt: yesterday })).toEqual([]);
  });

  test('that its patient canceled goes back to what it was, and nowhere else, while that may be undone', () => {
    const undo = { from: 'canceled', actor: 'patient', startsAt: tomorrow } as const;
    for (const to of ['pending', 'confirmed'] as const) {
      expect(decide({ ...undo, to, undoes: to })).toEqual({ ok: true, claims: 'take' });
      expect(decide({ ...undo, to })).toEqual({ ok: false, refusal: 'notAllowed' });
      expect(decide({ ...undo, to, undoes: to, startsAt: now })).toEqual({ ok: false, refusal: 'tooLate' });
    }
    expect(decide({ ...undo, to: 'confirmed', undoes: 'pending' }).ok).toBe(false);
    expect(decide({ ...undo, to: 'confirmed', undoes: 'confirmed', actor: 'staff' }).ok).toBe(false);
  });

  test('that was never confirmed is canceled by the system only when its time has come', () => {
    const expire = { from: 'pending', to: 'canceled', actor: 'system', reason: 'not_confirmed' } as const;
    expect(decide(expire)).toEqual({ ok: false, refusal: 'tooEarly' });
    expect(decide({ ...expire, startsAt: now })).toEqual({ ok: true, claims: 'free' });
  });
});

test('staff say why they cancel and why they take back that an appointment is done', () => {
  expect(needsReason({ from: 'done', to: 'confirmed' })).toBe(true);
  expect(needsReason({ from: 'pending', to: 'confirmed' })).toBe(false);
  expect(needsReason({ from: 'pending', to: 'canceled' })).toBe(true);
  expect(needsReason({ from: 'confirmed', to: 'canceled' })).toBe(true);
});
