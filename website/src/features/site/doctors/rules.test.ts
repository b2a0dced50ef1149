import { expect, it, test } from 'vitest';
import { holdsFrom, presenceOn, type Schedule, weeklyHours, yearsInPractice } from './rules';

/** Hours of a Sunday. */
const schedule = (startsAt: string, endsAt: string, over: Partial<Schedule> = {}): Schedule => ({
  ...{ doctorId: 'doctor', branchId: 'branch', validFrom: null, validTo: null, replacesRegular: false },
  shifts: [{ weekday: 'sunday', startsAt, endsAt }],
  ...over,
});
const regular = schedule('17:00', '21:00');
const held = { validFrom: '2026-02-18', validTo: '2026-03-19', replacesRegular: true };
const ramadan = schedule('21:00', '00:30', held);

it('weekly hours of a doctor at a branch are the regular sets in the order of the day, the replacing set while it holds, with its last day, or the set that starts soonest', () => {
  const ordinary = weeklyHours([regular, ramadan], '2026-01-10');
  expect(ordinary).toEqual({ shifts: regular.shifts, startsOn: null, endsOn: null });
  const replaced = weeklyHours([regular, ramadan], '2026-03-19');
  expect(replaced).toEqual({ shifts: ramadan.shifts, startsOn: null, endsOn: '2026-03-19' });
  expect(weeklyHours([ramadan], '2026-03-20')).toBeNull();
  expect(holdsFrom(ramadan, '2026-03-20')).toBe(false);
  const hours = weeklyHours([regular, schedule('09:00', '12:00')], '2026-01-10');
  expect(hours?.shifts.map((shift) => shift.startsAt)).toEqual(['09:00', '17:00']);
  const ahead = ['2026-09-01', '2026-08-01'].map((validFrom) => ({ ...regular, validFrom }));
  expect(weeklyHours(ahead, '2026-07-01')?.startsOn).toBe('2026-08-01');
});

it('a doctor is at a branch on the weekdays of the shifts, by the replacing set while it holds, and on days off only in the hours that they leave', () => {
  const asked = { schedules: [regular], absences: [], date: '2026-01-11' };
  expect(presenceOn(asked)).toEqual([{ opensAt: '17:00', closesAt: '21:00' }]);
  expect(presenceOn({ ...asked, date: '2026-01-12' })).toEqual([]);
  const replaced = presenceOn({ schedules: [regular, ramadan], absences: [], date: '2026-02-22' });
  expect(replaced).toEqual([{ opensAt: '21:00', closesAt: '00:30' }]);
  const dayOff = { startsOn: '2026-01-11', endsOn: '2026-01-11', startsAt: null, endsAt: null };
  expect(presenceOn({ ...asked, absences: [dayOff] })).toEqual([]);
  const part = { ...dayOff, startsAt: '17:00', endsAt: '19:00' };
  expect(presenceOn({ ...asked, absences: [part] })).toEqual([{ opensAt: '19:00', closesAt: '21:00' }]);
});

test.each([
  [1994, '2026-11-25', 32],
  [2025, '2026-01-01', 1],
  [2026, '2026-11-25', null],
  [null, '2026-11-25', null],
])('practising since %s is, on %s, %s years', (since, today, years) => {
  expect(yearsInPractice(since, today)).toBe(years);
});
