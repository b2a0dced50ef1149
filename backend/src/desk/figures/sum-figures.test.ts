import { describe, expect, it } from 'vitest';
import { type AppointmentEvent, byDate, byPlace, groupWaits, sumUp } from './sum-figures';

const minute = 60_000;
const base = { at: Date.parse('2026-11-20T21:30:00Z'), branch: 'b1', doctor: 'd1', count: 1 };
const confirmed = (minutes: number): AppointmentEvent => ({
  ...base,
  kind: 'confirmation',
  waited: minutes * minute,
});

describe('the figures', () => {
  it('add up what happened, with the median time to confirmation', () => {
    const events: AppointmentEvent[] = [
      { ...base, kind: 'request', count: 3 },
      confirmed(10),
      confirmed(30),
      confirmed(500),
      { ...base, kind: 'cancellation' },
      { ...base, kind: 'noAnswer' },
    ];
    expect(sumUp(events)).toEqual({
      requests: 3,
      confirmations: 3,
      cancellations: 1,
      noAnswers: 1,
      medianMinutes: 30,
    });
    expect(sumUp([confirmed(10), confirmed(30)]).medianMinutes).toBe(20);
    expect(sumUp([]).medianMinutes).toBeNull();
  });

  it('group the times to confirmation', () => {
    expect(groupWaits([0, 14, 15, 59, 60, 1439, 1440, 9000].map(confirmed))).toEqual([2, 2, 1, 1, 2]);
  });

  it('belong to the date on the clock of the branch, and no date is left out', () => {
    const events: AppointmentEvent[] = [
      { ...base, kind: 'request', count: 2 },
      { ...base, kind: 'request', at: Date.parse('2026-11-20T22:30:00Z'), count: 1 },
      { ...base, kind: 'request', at: Date.parse('2026-11-30T22:30:00Z'), count: 7 },
    ];
    const days = byDate({ events, from: '2026-11-20', to: '2026-11-22', timeZone: 'Africa/Cairo' });
    expect(days.map(({ date, requests }) => [date, requests])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 1],
      ['2026-11-22', 0],
    ]);
  });

  it('are told by place, the busiest first', () => {
    const events: AppointmentEvent[] = [
      { ...base, kind: 'request' },
      { ...base, kind: 'request', doctor: 'd2', count: 5 },
      { ...base, kind: 'noAnswer' },
    ];
    expect(byPlace({ events, key: 'doctor' }).map(({ id, requests }) => [id, requests])).toEqual([
      ['d2', 5],
      ['d1', 1],
    ]);
    expect(byPlace({ events, key: 'branch' })).toMatchObject([{ id: 'b1', requests: 6, noAnswers: 1 }]);
  });
});
