import { expect, test } from 'vitest';
import { timesOf } from './appointment-times';

const wall = { timeZone: 'Africa/Cairo', isDayFirst: true, usual: 20 };

test('the length of an appointment is read in the digits of both languages, and refused where it is no number', () => {
  const lengthOf = (minutes: string) => {
    const cells: Record<string, string> = { startsAt: '2030-01-07 10:00', minutes };
    const times = timesOf({ line: 2, get: (field) => cells[field] ?? '' }, wall);
    return Array.isArray(times) ? times : (times.endsAt - times.startsAt) / 60_000;
  };
  expect(['', '0', '45', '\u200f٤٥'].map(lengthOf)).toEqual([20, 20, 45, 45]);
  expect(lengthOf('45 min')).toEqual([{ field: 'minutes', fault: 'invalid' }]);
});
