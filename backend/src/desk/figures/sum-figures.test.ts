import { expect, it } from 'vitest';
import { REQUEST_ORIGINS } from '../../contract/figures';
import type { Pieces } from './pieces';
import { medianOf, type Reading, sumPeriod, waitGroup } from './sum-figures';

const none: Pieces = {
  ...{ requests: [], events: [], waits: [], cancellations: [], reasons: [] },
  ...{ freed: [], waiting: [], visits: [], offered: [], timed: { requests: [], events: [] } },
};
const reading: Reading = {
  ...{ by: 'branch', weekday: null, from: '2026-04-22', to: '2026-04-26' },
  zoneOf: (branch) => (branch === 'tokyo' ? 'Asia/Tokyo' : 'Africa/Cairo'),
};
const request = (at: string, more: Partial<Pieces['requests'][number]> = {}) => ({
  ...{ at: Date.parse(at), branch: 'b1', key: 'b1', count: 1, lead: 0, leadMinutes: 60 },
  ...{ origin: 'website' as const, ...more },
});
const period = (given: Partial<Pieces>, more: Partial<Reading> = {}) => {
  const pieces = { ...none, ...given };
  const { requests, events } = pieces;
  return sumPeriod({ ...pieces, timed: { requests, events } }, { ...reading, ...more });
};

it('a period of figures puts what happened into the day and hour of the clock of each branch', () => {
  const { days, hours, groups } = period({
    requests: [
      request('2026-04-22T21:30:00Z', { count: 2 }),
      request('2026-04-22T22:00:00Z'),
      // The clocks of Cairo go forward in the first minute of 24 April.
      request('2026-04-24T21:00:00Z', { count: 5 }),
      request('2026-04-22T15:00:00Z', { branch: 'tokyo', key: 'tokyo', count: 7 }),
    ],
  });
  const expected = ['2026-04-22: 2', '2026-04-23: 8', '2026-04-24: 0', '2026-04-25: 5', '2026-04-26: 0'];
  expect(days.map(({ date, requests }) => `${date}: ${requests}`)).toEqual(expected);
  expect(hours.filter(({ requests }) => requests > 0)).toEqual([
    { hour: 0, requests: 13, calls: 0 },
    { hour: 23, requests: 2, calls: 0 },
  ]);
  expect(groups.get('tokyo')?.requests).toBe(7);
});

it('a period of figures counts walk-ins as requests that nobody booked ahead and nobody has to call about', () => {
  const { total, leads, origins, hours } = period({
    requests: [
      request('2026-04-22T08:00:00Z', { origin: 'walkIn', leadMinutes: 0 }),
      request('2026-04-22T08:00:00Z', { count: 2, lead: 2, leadMinutes: 300 }),
    ],
  });
  expect(total).toMatchObject({ requests: 3, online: 2, leadMinutes: 150 });
  expect(leads).toEqual([0, 0, 2, 0, 0, 0]);
  expect(origins).toEqual(REQUEST_ORIGINS.map((one) => (one === 'website' ? 2 : one === 'walkIn' ? 1 : 0)));
  expect(hours.reduce((sum, one) => sum + one.requests, 0)).toBe(2);
});

it('a period of figures is of one weekday, or told by weekday, when asked', () => {
  const pieces = {
    // A Thursday in Cairo already.
    requests: [request('2026-04-22T22:30:00Z'), request('2026-04-22T10:00:00Z', { count: 4 })],
    offered: [
      { branch: 'b1', key: 'b1', date: '2026-04-22', minutes: 60 },
      { branch: 'b1', key: 'b1', date: '2026-04-23', minutes: 30 },
    ],
  };
  const thursdays = period(pieces, { weekday: 4 });
  expect(thursdays.total).toMatchObject({ requests: 1, offeredMinutes: 30 });
  expect(thursdays.days.map(({ date }) => date)).toEqual(['2026-04-23']);
  expect(period({ offered: null }).total.offeredMinutes, 'hours say nothing').toBeNull();
  const byDay = period(pieces, { by: 'weekday' }).groups;
  expect([...byDay].map(([id, { requests }]) => `${id}: ${requests}`)).toEqual(['4: 1', '3: 4']);
});

it('the time to confirmation is told by its median, and grouped', () => {
  const median = (...counts: [minutes: number, count: number][]) => medianOf(new Map(counts));
  expect(median()).toBeNull();
  expect(median([500, 1], [10, 1], [30, 1])).toBe(30);
  expect(median([10, 1], [30, 1])).toBe(20);
  expect(median([5, 9], [90, 4])).toBe(5);
  expect([0, 14, 15, 59, 60, 1439, 1440].map(waitGroup)).toEqual([0, 0, 1, 1, 2, 3, 4]);
});
