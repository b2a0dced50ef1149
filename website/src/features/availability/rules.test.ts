import { describe, expect, it } from 'vitest';
import { datesOfWeek, momentText } from './rules';

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
