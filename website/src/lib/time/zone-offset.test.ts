import { expect, it } from 'vitest';
import { wallClock } from './clinic-time';
import { wallClockOf, zoneOffset } from './zone-offset';

const HOUR_MS = 3_600_000;

it('the offset of a zone is known to the end of the next month, all day long the same, but not beyond a change of the clock; without one the zone itself is asked', () => {
  const morning = zoneOffset(new Date('2026-01-05T03:10:59.999Z'), 'Africa/Cairo');
  expect(morning).toEqual({ minutes: 120, until: Date.parse('2026-03-01T00:00:00Z') });
  expect(zoneOffset(new Date('2026-01-05T22:10:31Z'), 'Africa/Cairo')).toEqual(morning);
  const now = new Date('2026-06-05T09:30:00Z');
  expect(wallClockOf(now, 'Africa/Cairo', undefined)).toEqual({ date: '2026-06-05', minute: 12 * 60 + 30 });
  const change = Date.parse('2026-10-29T21:00:00Z');
  const before = zoneOffset(new Date('2026-10-20T10:00:00Z'), 'Africa/Cairo');
  expect(before.minutes).toBe(180);
  expect(before.until).toBeLessThanOrEqual(change);
  expect(before.until).toBeGreaterThan(change - 2 * HOUR_MS);
  expect(zoneOffset(new Date(change + 1), 'Africa/Cairo').minutes).toBe(120);
});

it.each(['Africa/Cairo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  'the offset of a zone tells the clock of %s as the zone itself does, every third hour of a year',
  (timeZone) => {
    const start = Date.UTC(2026, 0, 1);
    let offset = zoneOffset(new Date(start + 45_000), timeZone);
    for (let instant = start; instant < Date.UTC(2027, 0, 1); instant += 3 * HOUR_MS) {
      const now = new Date(instant + 45_000);
      if (now.getUTCHours() === 0) offset = zoneOffset(now, timeZone);
      expect(wallClockOf(now, timeZone, offset)).toEqual(wallClock({ instant: now, timeZone }));
    }
  },
);
