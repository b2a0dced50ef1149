import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySchedule, anyTime, regularHours, shift } from '../../tests/support/schedules';
import { isInsideHours } from './inside-hours';
import type { Absence } from './schedule';
import { listWorkingSlots, type Practice } from './slots';
import { addDays, MINUTE } from './zone';

const day = fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-10-26', days));
const absence: fc.Arbitrary<Absence> = fc
  .record({ startsOn: day, days: fc.nat(2), hours: fc.option(fc.tuple(anyTime, anyTime)) })
  .map(({ startsOn, days, hours }) => {
    const [startsAt, endsAt] = hours ?? [null, null];
    return { startsOn, endsOn: addDays(startsOn, days), startsAt, endsAt };
  });
// The clocks of Cairo go back on 29 October 2026.
const practice: fc.Arbitrary<Practice> = fc.record({
  timeZone: fc.constantFrom('Africa/Cairo', 'Asia/Riyadh'),
  schedules: fc.array(anySchedule(day), { minLength: 1, maxLength: 3 }),
  absences: fc.array(absence, { maxLength: 2 }),
});

test('every time that is offered lies inside the hours it is offered from', () => {
  const property = fc.property(practice, fc.constantFrom(null, 5, 45), day, (given, lengthMinutes, date) => {
    for (const appointment of listWorkingSlots({ practice: given, date, lengthMinutes }))
      expect(isInsideHours(given, appointment)).toBe(true);
  });
  fc.assert(property, { numRuns: 300 });
});

test('an appointment on dates without hours, in a closure, or past the end of a shift lies outside', () => {
  const schedules = [regularHours([shift('monday', '22:00', '00:30')])];
  const hours: Practice = { timeZone: 'Africa/Cairo', absences: [], schedules };
  const [first] = listWorkingSlots({ practice: hours, date: '2026-11-03', lengthMinutes: null });
  const { startsAt } = first ?? expect.fail('There is no time after midnight');
  const isInside = (given: Partial<Practice>, minutes = 20) =>
    isInsideHours({ ...hours, ...given }, { startsAt, endsAt: startsAt + minutes * MINUTE });
  expect(isInside({})).toBe(true);
  expect(isInside({}, 40)).toBe(false);
  expect(isInside({ schedules: [] })).toBe(false);
  const closed = { startsOn: '2026-11-03', endsOn: '2026-11-03', startsAt: null, endsAt: null };
  expect(isInside({ absences: [closed] })).toBe(false);
  expect(isInside({ absences: [{ ...closed, startsAt: '01:00', endsAt: '02:00' }] })).toBe(true);
});
