import { expect, it } from 'vitest';
import { fallbackFirstDay, firstDayOfWeek, weekFrom } from './week';

it.each([
  ['EG', 'saturday'],
  ['SA', 'sunday'],
  ['AE', 'monday'],
  ['GB', 'monday'],
  ['US', 'sunday'],
])('starts the week in %s on %s, with or without the help of Intl', (country, day) => {
  expect(firstDayOfWeek(country)).toBe(day);
  expect(fallbackFirstDay(country)).toBe(day);
});

it('lists a week from its first day', () => {
  expect(weekFrom('saturday')).toEqual([
    'saturday',
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
});
