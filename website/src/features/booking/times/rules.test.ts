import { expect, it } from 'vitest';
import { wallClock } from '@/lib/time/clinic-time';
import { daysIn, groupByPartOfDay, minuteReader, monthWeeks, shiftMonth, weeksAhead } from './rules';

it('a month is laid out in weeks of the country, has its own length, is followed by the next one over the turn of the year, and shown from the week of today on', () => {
  const weeks = monthWeeks({ month: '2026-05', firstDay: 'saturday' });
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-05-01']);
  expect(weeks[1]?.[0]).toBe('2026-05-02');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  expect(monthWeeks({ month: '2026-05', firstDay: 'friday' })[0]?.[0]).toBe('2026-05-01');
  expect(daysIn('2028-02')).toBe(29);
  expect(daysIn('2026-02')).toBe(28);
  expect(shiftMonth({ month: '2026-12', by: 1 })).toBe('2027-01');
  expect(shiftMonth({ month: '2026-01', by: -1 })).toBe('2025-12');
  const november = monthWeeks({ month: '2026-11', firstDay: 'saturday' });
  const ahead = (today: string) => weeksAhead(november, today).map((week) => week.find(Boolean));
  expect(ahead('2026-11-27')).toEqual(['2026-11-21', '2026-11-28']);
  expect(ahead('2026-11-30')).toEqual(['2026-11-28']);
  expect(ahead('2026-11-01')).toHaveLength(november.length);
});

it('times are grouped by part of day, empty parts left out', () => {
  const groups = groupByPartOfDay([0, 9, 11, 12, 17, 23].map((hour) => ({ hour, view: hour })));
  const expected = ['night 0', 'morning 9,11', 'afternoon 12', 'evening 17,23'];
  expect(groups.map(({ part, times }) => `${part} ${times}`)).toEqual(expected);
  expect(groupByPartOfDay([])).toEqual([]);
});

// In New York the clocks go back at 2 am of 1 November 2026.
it.each([
  ['over midnight of UTC', 'America/New_York', '2026-05-06T13:00:00.000Z', '2026-05-07T03:45:00.000Z'],
  ['while the clocks change', 'America/New_York', '2026-11-01T04:30:00.000Z', '2026-11-01T14:00:00.000Z'],
  ['in quarters of an hour', 'Asia/Kathmandu', '2026-05-06T00:15:00.000Z', '2026-05-06T12:00:00.000Z'],
])('the minute of a free time is what a clock there shows: %s', (_, timeZone, first, last) => {
  const middle = new Date((Date.parse(first) + Date.parse(last)) / 2).toISOString();
  const minuteOf = minuteReader([first, middle, last], timeZone);
  for (const instant of [first, middle, last])
    expect(minuteOf(new Date(instant))).toBe(wallClock({ instant, timeZone }).minute);
  expect(() => minuteReader([], timeZone)).not.toThrow();
});
