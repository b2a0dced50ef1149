import { expect, it } from 'vitest';
import { addDays, firstDayOfWeek, isoWeekFrom, weekdayOf } from './week';

it.each([
  ['EG', 'saturday'],
  ['SA', 'sunday'],
  ['AE', 'monday'],
  ['GB', 'monday'],
  ['US', 'sunday'],
])('starts the week in %s on %s', (country, day) => expect(firstDayOfWeek(country)).toBe(day));

it('counts the days of a week from its first as ISO does, and adds days over the ends of months and years', () => {
  expect(isoWeekFrom('saturday')).toEqual([6, 7, 1, 2, 3, 4, 5]);
  expect(isoWeekFrom('monday')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(addDays({ date: '2026-12-31', days: 1 })).toBe('2027-01-01');
  expect(addDays({ date: '2028-03-01', days: -1 })).toBe('2028-02-29');
});

it.each([
  ['2026-04-24', 'friday'],
  ['2026-10-29', 'thursday'],
  ['2026-11-01', 'sunday'],
])('knows that %s is a %s', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
