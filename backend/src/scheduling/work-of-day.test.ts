import { expect, test } from 'vitest';
import { regularHours, shift } from '../../tests/support/schedules';
import type { Absence, Shift } from './schedule';
import { workOfDay } from './work-of-day';

type Hour = Absence['startsAt'];
const off = (startsOn: string, startsAt: Hour, endsAt: Hour, endsOn = startsOn): Absence => ({
  ...{ startsOn, endsOn, startsAt, endsAt },
});
const work = (date: string, shifts: Shift[], absences: Absence[] = []) => {
  const found = workOfDay({ timeZone: 'Africa/Cairo', schedules: [regularHours(shifts)], absences }, date);
  const text = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(5, 16)).join('/');
  return { shifts: found.shifts.map(text), absences: found.absences.map(text) };
};

// 2026-11-25 is a Wednesday; Cairo is two hours ahead of UTC.
const wednesday = [shift('wednesday', '09:00', '13:00'), shift('wednesday', '17:00', '21:00')];

test('the work of a day is its shifts in order, and nothing on another weekday', () => {
  const shifts = ['11-25T07:00/11-25T11:00', '11-25T15:00/11-25T19:00'];
  expect(work('2026-11-25', wednesday)).toEqual({ shifts, absences: [] });
  expect(work('2026-11-26', wednesday)).toEqual({ shifts: [], absences: [] });
});

test('the work of a day is cut by hours off, and taken whole by a day off', () => {
  expect(work('2026-11-25', wednesday, [off('2026-11-25', '10:00', '11:30')])).toEqual({
    shifts: ['11-25T07:00/11-25T08:00', '11-25T09:30/11-25T11:00', '11-25T15:00/11-25T19:00'],
    absences: ['11-25T08:00/11-25T09:30'],
  });
  const absences = ['11-25T07:00/11-25T11:00', '11-25T15:00/11-25T19:00'];
  const all = off('2026-11-24', null, null, '2026-11-26');
  expect(work('2026-11-25', wednesday, [all])).toEqual({ shifts: [], absences });
});

test('the work of a day across midnight belongs to both dates, and follows the clock where it skips an hour and where it repeats one', () => {
  const night = [shift('wednesday', '20:00', '02:00')];
  expect(work('2026-11-25', night).shifts).toEqual(['11-25T18:00/11-25T22:00']);
  expect(work('2026-11-26', night).shifts).toEqual(['11-25T22:00/11-26T00:00']);
  expect(work('9999-12-31', [shift('friday', '20:00', '02:00')]).shifts).toHaveLength(1);
  // On Friday 2026-04-24 the clock goes from 00:00 to 01:00; on Thursday 2026-10-29 23:00 comes twice.
  expect(work('2026-04-24', [shift('friday', '00:30', '03:00')]).shifts).toEqual(['04-23T22:00/04-24T00:00']);
  const twice = [shift('thursday', '22:00', '00:00', false)];
  expect(work('2026-10-29', twice).shifts).toEqual(['10-29T19:00/10-29T22:00']);
});
