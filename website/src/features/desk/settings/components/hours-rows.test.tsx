import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isSame } from '../rules';
import { WeekHours } from './hours-rows';

it('hours of a week are drawn as the clinic counts its days, and say the same in any order', () => {
  const weekdays = { sunday: 'Sunday', monday: 'Monday', saturday: 'Saturday' };
  const words = { weekdays, row: '{day} {number}', date: 'Date', from: 'from', to: 'to', comma: ', ' };
  const frame = { id: 'callHours', label: 'Hours', hint: '', error: undefined };
  const html = renderToStaticMarkup(<WeekHours {...frame} rows={[]} words={words} />);
  const drawn = [...html.matchAll(/value="(\w+day)"/g)].map(([, day]) => day);
  expect([...new Set(drawn)]).toEqual(['sunday', 'monday', 'saturday']);
  const hours = (day: string, opensAt = '09:00') => ({ day, opensAt, closesAt: '17:00' });
  expect(isSame([hours('saturday'), hours('sunday')], [hours('sunday'), hours('saturday')])).toBe(true);
  expect(isSame([hours('saturday')], [hours('saturday', '10:00')])).toBe(false);
});
