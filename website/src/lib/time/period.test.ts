import { expect, it } from 'vitest';
import { endOfDay, stageOn } from './period';

const period = { startsOn: '2026-11-20', endsOn: '2026-11-25' };

it.each([
  ['2026-11-19', 'ahead'],
  ['2026-11-20', 'running'],
  ['2026-11-25', 'running'],
  ['2026-11-26', 'over'],
])('a day beside a period %s: %s', (today, stage) => expect(stageOn(period, today)).toBe(stage));

it('the end of a day is midnight by the clock of the zone, summer and winter', () => {
  const end = (date: string, timeZone: string) => new Date(endOfDay({ date, timeZone })).toISOString();
  expect(end('2026-07-01', 'Africa/Cairo')).toBe('2026-07-01T21:00:00.000Z');
  expect(end('2026-12-31', 'Africa/Cairo')).toBe('2026-12-31T22:00:00.000Z');
});
