import { describe, expect, it } from 'vitest';
import { holdsFrom, type Schedule, weeklyHours } from './rules';

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

describe('weekly hours of a doctor at a branch', () => {
  it('are the regular ones on an ordinary day', () => {
    const hours = weeklyHours({ schedules: [schedule({}), ramadan], today: '2026-01-10' });
    expect(hours).toEqual({ shifts: schedule({}).shifts, startsOn: null, endsOn: null });
  });

  it('are the replacing set while it holds, with its last day', () => {
    const hours = weeklyHours({ schedules: [schedule({}), ramadan], today: '2026-03-19' });
    expect(hours).toEqual({ shifts: ramadan.shifts, startsOn: null, endsOn: '2026-03-19' });
  });

  it('join several regular sets in the order of the day', () => {
    const morning = schedule({ shifts: [{ weekday: 'sunday', startsAt: '09:00', endsAt: '12:00' }] });
    const hours = weeklyHours({ schedules: [schedule({}), morning], today: '2026-01-10' });
    expect(hours?.shifts.map((shift) => shift.startsAt)).toEqual(['09:00', '17:00']);
  });

  it('are the set that starts soonest when none holds yet', () => {
    const later = schedule({ validFrom: '2026-09-01' });
    const soon = schedule({ validFrom: '2026-08-01' });
    expect(weeklyHours({ schedules: [later, soon], today: '2026-07-01' })?.startsOn).toBe('2026-08-01');
  });

  it('are unknown when every set has ended', () => {
    expect(weeklyHours({ schedules: [ramadan], today: '2026-03-20' })).toBeNull();
    expect(holdsFrom({ schedule: ramadan, today: '2026-03-20' })).toBe(false);
  });
});
