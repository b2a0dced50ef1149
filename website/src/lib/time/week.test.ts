import { expect, it } from 'vitest';
import { addDays, firstDayOfWeek, isoWeekFrom, weekdayOf } from './week';

it('starts the week where the country does, counts its days from the first as ISO does, and adds days over the ends of months and years', () => {
  const first = ['EG', 'SA', 'AE', 'GB', 'US'].map(firstDayOfWeek);
  expect(first).toEqual(['saturday', 'sunday', 'monday', 'monday', 'sunday']);
  expect(isoWeekFrom('saturday')).toEqual([6, 7, 1, 2, 3, 4, 5]);
  expect(isoWeekFrom('monday')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(addDays({ date: '2026-12-31', days: 1 })).toBe('2027-01-01');
  expect(addDays({ date: '2028-03-01', days: -1 })).toBe('2028-02-29');
  expect(['2026-04-24', '2026-11-01'].map(weekdayOf)).toEqual(['friday', 'sunday']);
});
