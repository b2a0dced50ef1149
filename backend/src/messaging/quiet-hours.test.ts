import { expect, test } from 'vitest';
import { endOfAwake, endOfQuiet } from './quiet-hours';

const timeZone = 'Africa/Cairo';
const night = { from: '21:30:00.000', until: '09:00' };
const end = (now: string, quiet: typeof night | null = night) => {
  const found = endOfQuiet({ now: Date.parse(now), quiet, timeZone });
  return found === null ? null : new Date(found).toISOString();
};

// Cairo is at +02:00 in winter and at +03:00 in summer.
test.each([
  ['2026-11-23T19:29:59Z', null],
  ['2026-11-23T19:30:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-24T06:59:59Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-24T07:00:00Z', null],
])('at %s the night ends at %s', (now, expected) => expect(end(now)).toBe(expected));

test('hours within one day, around the change of the clock, and none', () => {
  const noon = { from: '13:00', until: '15:00' };
  expect(end('2026-11-23T11:30:00Z', noon)).toBe('2026-11-23T13:00:00.000Z');
  expect(end('2026-11-23T13:00:00Z', noon)).toBeNull();
  // The clock goes back on the night to 30 October 2026: nine is an hour later.
  expect(end('2026-10-29T20:00:00Z')).toBe('2026-10-30T07:00:00.000Z');
  expect(end('2026-10-28T20:00:00Z')).toBe('2026-10-29T06:00:00.000Z');
  expect(end('2026-11-23T23:00:00Z', { from: '09:00', until: '09:00' })).toBeNull();
  expect(end('2026-11-23T23:00:00Z', null)).toBeNull();
});

test.each([
  ['to the last minute before the night', '2026-11-23T18:30:00Z', '2026-11-23T19:30:00.000Z'],
  ['begun in the evening, the rest in the morning', '2026-11-23T19:10:00Z', '2026-11-24T07:40:00.000Z'],
  ['begun at night, all of it in the morning', '2026-11-23T23:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['over the night on which the clock goes back', '2026-10-29T18:00:00Z', '2026-10-30T07:30:00.000Z'],
])('an hour to answer in runs only while people are awake: %s', (_, now, expected) => {
  const until = endOfAwake({ now: Date.parse(now), quiet: night, timeZone }, 3_600_000);
  expect(new Date(until).toISOString()).toBe(expected);
});
