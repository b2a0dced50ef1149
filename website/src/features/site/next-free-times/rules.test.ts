import { expect, it } from 'vitest';
import { addDays } from '@/lib/time/week';
import { callByOf, collectDays, momentText, WINDOW_DAYS } from './rules';

it('a moment in words is said by the days of the branch, not by hours', () => {
  const moment = { timeZone: 'Africa/Cairo', locale: 'en', pattern: '{day}, {time}' } as const;
  const [now, startsAt] = [new Date('2026-10-29T09:00:00Z'), '2026-10-30T20:00:00Z'];
  expect(momentText({ ...moment, startsAt, now })).toBe('tomorrow, 10:00 pm');
});

/** Fakes a doctor who is free on these dates; notes the questions. */
const collect = async (free: string[], from: string = '2026-10-25') => {
  const asked: string[] = [];
  const found = await collectDays({
    from,
    count: 5,
    read: async (date) => {
      asked.push(date);
      return [date];
    },
    datesOf: ([start = '']) =>
      free.filter((date) => date >= start && date < addDays({ date: start, days: WINDOW_DAYS })),
    nextOf: ([start = '']) => free.find((date) => date >= start) ?? null,
  });
  return { days: found.days.map(({ date }) => date), later: found.later, asked };
};
const days = (...numbers: number[]) => numbers.map((number) => addDays({ date: '2026-10-25', days: number }));

it('the next days with free times are looked for further on where the first two weeks hold fewer, from the day that is asked for, and end for now where they lie very far apart', async () => {
  const free = days(6, 13, 20, 27, 34, 41);
  expect(await collect(free)).toEqual({ days: free.slice(0, 5), later: free[5], asked: days(0, 14, 28) });
  // Not searched week by week through a long leave.
  const late = days(80, 81);
  expect(await collect(late)).toEqual({ days: late, later: null, asked: days(0, 80, 94) });
  const near = days(1, 3, 5, 8, 10, 12);
  expect(await collect(near, near[5] ?? '')).toMatchObject({ days: near.slice(5), later: null });
  const found = await collect(days(0, 40, 80, 120, 160, 200, 240));
  expect(found.asked).toHaveLength(6);
  expect(found.days.length).toBeGreaterThan(1);
  expect(found.later).not.toBeNull();
});

const open = [22, 23].map((day) => ({
  from: `2026-11-${day}T07:00:00.000Z`,
  to: `2026-11-${day}T21:00:00.000Z`,
}));
const lines = { withinMinutes: 120, open };

it.each([
  ['before the lines open', '2026-11-22T04:12:00Z', '2026-11-22T09:00:00.000Z'],
  ['while they are open, in steps of five minutes', '2026-11-22T08:01:00Z', '2026-11-22T10:05:00.000Z'],
  ['as they close', '2026-11-22T20:30:00Z', '2026-11-23T08:30:00.000Z'],
  ['at night', '2026-11-22T22:00:00Z', '2026-11-23T09:00:00.000Z'],
])('the time of the call about a request that is sent %s', (_, sent, expected) => {
  expect(new Date(callByOf(lines, Date.parse(sent)) ?? 0).toISOString()).toBe(expected);
});
