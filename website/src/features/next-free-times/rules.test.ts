import { describe, expect, it } from 'vitest';
import { callByOf, datesOfWeek, momentText } from './rules';

describe('a moment in words', () => {
  const moment = { timeZone: 'Africa/Cairo', locale: 'en', pattern: '{day}, {time}' } as const;

  it('is today by the branch’s date, also when it is another day elsewhere', () => {
    const now = new Date('2026-06-04T21:30:00Z');
    expect(momentText({ ...moment, startsAt: '2026-06-05T14:20:00Z', now })).toBe('today, 5:20 pm');
    expect(momentText({ ...moment, startsAt: '2026-06-06T14:20:00Z', now })).toBe('tomorrow, 5:20 pm');
  });

  it('counts days, not hours, over the change of the clock', () => {
    const now = new Date('2026-10-29T09:00:00Z');
    expect(momentText({ ...moment, startsAt: '2026-10-30T20:00:00Z', now })).toBe('tomorrow, 10:00 pm');
  });

  it('names the date when it is further away', () => {
    const now = new Date('2026-06-04T09:00:00Z');
    expect(momentText({ ...moment, startsAt: '2026-06-07T14:20:00Z', now })).toBe('Sun 7 June, 5:20 pm');
  });
});

describe('the days of a week of times', () => {
  it('are dated from the first one, over the end of a month', () => {
    expect(datesOfWeek('2026-10-29')).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ]);
  });

  it('are none while the first is not known', () => {
    expect(datesOfWeek(null)).toEqual([]);
  });
});

const lines = {
  withinMinutes: 120,
  open: [
    { from: '2026-11-22T07:00:00.000Z', to: '2026-11-22T21:00:00.000Z' },
    { from: '2026-11-23T07:00:00.000Z', to: '2026-11-23T21:00:00.000Z' },
  ],
};

describe('the time of the call about a request that is sent', () => {
  it.each([
    ['before the lines open', '2026-11-22T04:12:00Z', '2026-11-22T09:00:00.000Z'],
    ['while they are open, in steps of five minutes', '2026-11-22T08:01:00Z', '2026-11-22T10:05:00.000Z'],
    ['as they close', '2026-11-22T20:30:00Z', '2026-11-23T08:30:00.000Z'],
    ['at night', '2026-11-22T22:00:00Z', '2026-11-23T09:00:00.000Z'],
  ])('%s', (_, sent, expected) => {
    expect(new Date(callByOf({ lines, now: Date.parse(sent) }) ?? 0).toISOString()).toBe(expected);
  });

  it('is not told beyond the hours that are known', () => {
    expect(callByOf({ lines, now: Date.parse('2026-11-23T20:00:00Z') })).toBeNull();
  });
});
