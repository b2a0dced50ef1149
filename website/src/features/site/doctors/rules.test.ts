import { expect, it, test } from 'vitest';
import { holdsFrom, presenceOn, type Schedule, weeklyHours, yearsInPractice } from './rules';

function schedule(over: Partial<Schedule>): Schedule {
  return {
    doctorId: 'doctor',
    branchId: 'branch',
    validFrom: null,
    validTo: null,
    replacesRegular: false,
    shifts: [{ weekday: 'sunday', startsAt: '17:00', endsAt: '21:00' }],
    ...over,
  };
}

const ramadan = schedule({
  validFrom: '2026-02-18',
  validTo: '2026-03-19',
  replacesRegular: true,
  shifts: [{ weekday: 'sunday', startsAt: '21:00', endsAt: '00:30' }],
});

it('weekly hours of a doctor at a branch are the regular ones on an ordinary day', () => {
  const hours = weeklyHours([schedule({}), ramadan], '2026-01-10');
  expect(hours).toEqual({ shifts: schedule({}).shifts, startsOn: null, endsOn: null });
});

it('weekly hours of a doctor at a branch are the replacing set while it holds, with its last day', () => {
  const hours = weeklyHours([schedule({}), ramadan], '2026-03-19');
  expect(hours).toEqual({ shifts: ramadan.shifts, startsOn: null, endsOn: '2026-03-19' });
});

it('weekly hours of a doctor at a branch join several regular sets in the order of the day', () => {
  const morning = schedule({ shifts: [{ weekday: 'sunday', startsAt: '09:00', endsAt: '12:00' }] });
  const hours = weeklyHours([schedule({}), morning], '2026-01-10');
  expect(hours?.shifts.map((shift) => shift.startsAt)).toEqual(['09:00', '17:00']);
});

it('weekly hours of a doctor at a branch are the set that starts soonest when none holds yet', () => {
  const later = schedule({ validFrom: '2026-09-01' });
  const soon = schedule({ validFrom: '2026-08-01' });
  expect(weeklyHours([later, soon], '2026-07-01')?.startsOn).toBe('2026-08-01');
});

it('weekly hours of a doctor at a branch are unknown when every set has ended', () => {
  expect(weeklyHours([ramadan], '2026-03-20')).toBeNull();
  expect(holdsFrom(ramadan, '2026-03-20')).toBe(false);
});

const dayOff = { startsOn: '2026-01-11', endsOn: '2026-01-11', startsAt: null, endsAt: null };

it('a doctor is at a branch on the weekdays of the shifts', () => {
  const asked = { schedules: [schedule({})], absences: [] };
  expect(presenceOn({ ...asked, date: '2026-01-11' })).toEqual([{ opensAt: '17:00', closesAt: '21:00' }]);
  expect(presenceOn({ ...asked, date: '2026-01-12' })).toEqual([]);
});

it('a doctor is at a branch by the replacing set while it holds', () => {
  expect(presenceOn({ schedules: [schedule({}), ramadan], absences: [], date: '2026-02-22' })).toEqual([
    { opensAt: '21:00', closesAt: '00:30' },
  ]);
});

it('a doctor is not at a branch on days off, except in the hours that a part of a day leaves', () => {
  const schedules = [schedule({})];
  expect(presenceOn({ schedules, absences: [dayOff], date: '2026-01-11' })).toEqual([]);
  expect(
    presenceOn({
      schedules,
      absences: [{ ...dayOff, startsAt: '17:00', endsAt: '19:00' }],
      date: '2026-01-11',
    }),
  ).toEqual([{ opensAt: '19:00', closesAt: '21:00' }]);
});

test.each([
  [1994, '2026-11-25', 32],
  [2025, '2026-01-01', 1],
  [2026, '2026-11-25', null],
  [2030, '2026-11-25', null],
  [null, '2026-11-25', null],
])('practising since %s is, on %s, %s years', (since, today, years) => {
  expect(yearsInPractice(since, today)).toBe(years);
});
