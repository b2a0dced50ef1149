import { expect, test } from 'vitest';
import type { DayEntry } from '@/contract/calendar';
import { visitEntry } from '@/test/visit-entry';
import { groupOf, groupRows, lateOf, pressesOf, saidOf, waitOf, walkInTimes } from './rules';

const now = Date.parse('2026-05-09T09:30:00Z');

test.each([
  ['confirmed', null, 'due'],
  ['confirmed', 'arrived', 'arrived'],
  ['confirmed', 'no_show', 'no_show'],
  ['done', 'with_doctor', 'done'],
] as const)('%s and %s stand under %s', (status, attendance, group) => {
  expect(groupOf({ status, attendance })).toBe(group);
});

test('the groups of a day have who waits by their time, then by their number', () => {
  const row = (time: string, ticket: number) => ({
    ...{ status: 'confirmed' as const, attendance: 'arrived' as const },
    ...{ startsAt: `2026-05-09T${time}:00.000Z`, ticket },
  });
  const rows = [row('09:20', 1), row('09:00', 3), row('09:00', 2)];
  expect(groupRows(rows).arrived.map(({ ticket }) => ticket)).toEqual([2, 3, 1]);
});

test('waiting counts from the arrival to now, or to going in, and is never less than nothing, when clocks differ', () => {
  const arrivedAt = '2026-05-09T09:00:00Z';
  expect(waitOf({ arrivedAt, withDoctorAt: null }, now)).toEqual({ minutes: 30, isLong: true });
  const seen = waitOf({ arrivedAt, withDoctorAt: '2026-05-09T09:12:30Z' }, now);
  expect(seen).toEqual({ minutes: 12, isLong: false });
  expect(waitOf({ arrivedAt: null, withDoctorAt: null }, now)).toBeNull();
  const row = { arrivedAt: '2026-05-09T09:30:20Z', withDoctorAt: null };
  expect(waitOf(row, now)).toEqual({ minutes: 0, isLong: false });
});

test('lateness counts until now while nobody has come, then until the arrival, and not for no-shows, what was seen and what is ahead', () => {
  const startsAt = '2026-05-09T09:10:00Z';
  const row = { startsAt, arrivedAt: null, attendance: null, status: 'confirmed' } as const;
  expect(lateOf(row, now)).toBe(20);
  const arrived = { ...row, attendance: 'arrived', arrivedAt: '2026-05-09T09:15:00Z' } as const;
  expect(lateOf(arrived, now)).toBe(5);
  expect(lateOf({ ...arrived, arrivedAt: '2026-05-09T09:00:00Z' }, now)).toBeNull();
  expect(lateOf({ ...row, attendance: 'no_show' }, now)).toBeNull();
  expect(lateOf({ ...row, status: 'done' }, now)).toBeNull();
  expect(lateOf({ ...row, startsAt: '2026-05-09T10:00:00Z' }, now)).toBeNull();
});

const presses = (change: Partial<Parameters<typeof pressesOf>[0]>) =>
  pressesOf({
    ...{ status: 'confirmed', attendance: null, nextAttendances: [], allowedNext: ['canceled', 'done'] },
    ...change,
  });

test('the presses have the usual next step first, confirm a request, and take back only what a patient has said on the phone', () => {
  const next = ['arrived', 'with_doctor', 'no_show'] as const;
  expect(presses({ nextAttendances: [...next] })).toEqual([...next, 'done']);
  expect(presses({ attendance: 'with_doctor' })).toEqual(['done']);
  const said = { attendance: 'arrived', isCheckedInByPhone: true } as const;
  const shown = presses({ ...said, nextAttendances: ['with_doctor'], allowedNext: ['canceled'] });
  expect(shown).toEqual(['with_doctor', 'undo']);
  expect(presses({ status: 'pending', allowedNext: ['confirmed', 'canceled'] })).toEqual(['confirmed']);
  // A manager may correct what is done, with a reason: not by a press.
  expect(presses({ status: 'done', allowedNext: ['confirmed'] })).toEqual([]);
});

test('a walk-in beside others is offered in a full day alone, with who comes later and is alone there', () => {
  const visit = (time: string, fields: Parameters<typeof visitEntry>[1] = {}) => {
    const endsAt = `2026-05-09T${time.slice(0, 3)}59:00Z`;
    return visitEntry({ startsAt: `2026-05-09T${time}:00Z`, endsAt }, fields);
  };
  const full = [visit('09:00'), visit('10:00'), visit('11:00'), visit('12:00', { status: 'done' })];
  const beside = (entries: DayEntry[], max = 3) => walkInTimes(entries, { max, now });
  expect(beside(full)).toEqual({ left: 3, times: ['2026-05-09T10:00:00Z', '2026-05-09T11:00:00Z'] });
  const added = visit('10:00', { isWalkIn: true, isOverbooked: true });
  expect(beside([...full, added])).toEqual({ left: 2, times: ['2026-05-09T11:00:00Z'] });
  expect(beside([visit('13:00', { elsewhere: { en: 'Dokki', ar: 'الدقي' } })]).times).toEqual([]);
  const free: DayEntry = { kind: 'free', startsAt: '2026-05-09T14:00:00Z', endsAt: '2026-05-09T14:20:00Z' };
  expect(beside([...full, free])).toEqual({ left: 0, times: [free.startsAt] });
  expect(beside([...full, added], 1)).toEqual({ left: 0, times: [] });
});

test('a press says the number of who arrives, and of a request that was confirmed whether its patient is told', () => {
  const row = { ticket: 7, email: null, tellBy: null };
  expect(saidOf('arrived', row)).toBe('arrivedWithTicket');
  expect(saidOf('arrived', { ...row, ticket: null })).toBe('arrived');
  expect(saidOf('confirmed', row)).toBe('confirmedUntold');
  expect(saidOf('confirmed', { ...row, tellBy: 'sms' })).toBe('confirmed');
  expect(saidOf('confirmed', { ...row, email: 'mona@example.org' })).toBe('confirmed');
});
