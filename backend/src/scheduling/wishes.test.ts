import { expect, test } from 'vitest';
import { dayPartAt, lookAgain, meetsWishes, type Wishes } from './wishes';

const timeZone = 'Africa/Cairo';
/** Cairo is two hours ahead of UTC in January. */
const cairo = (text: string) => Date.parse(`${text}:00+02:00`);
const ANY: Wishes = { weekdays: [], parts: [], until: '2026-12-31', earlierThan: null };

test.each([
  ['2026-01-14T04:59', 'evening'],
  ['2026-01-14T05:00', 'morning'],
  ['2026-01-14T12:00', 'afternoon'],
  ['2026-01-14T17:00', 'evening'],
])('the part of the day %s lies in the %s', (text, part) => {
  expect(dayPartAt(cairo(text), timeZone)).toBe(part);
});

test('the part of the day is told by the clock of the branch, on the night of its change too', () => {
  expect(dayPartAt(cairo('2026-01-14T11:30'), 'Asia/Riyadh')).toBe('afternoon');
  expect(dayPartAt(Date.parse('2026-04-24T09:00:00Z'), timeZone)).toBe('afternoon');
  expect(dayPartAt(Date.parse('2026-04-24T08:59:00Z'), timeZone)).toBe('morning');
});

// Wednesday 14 January 2026.
const startsAt = cairo('2026-01-14T18:20');
test.each<[string, Partial<Wishes>, boolean]>([
  ['meets its weekday', { weekdays: [1, 3] }, true],
  ['does not meet other weekdays', { weekdays: [1, 2, 4, 5, 6, 7] }, false],
  ['meets its part of the day', { parts: ['morning', 'evening'] }, true],
  ['does not meet another part', { parts: ['morning', 'afternoon'] }, false],
  ['meets the last date', { until: '2026-01-14' }, true],
  ['does not meet a date before it', { until: '2026-01-13' }, false],
  ['meets a later appointment', { earlierThan: startsAt + 1 }, true],
  ['does not meet an appointment of its own time', { earlierThan: startsAt }, false],
])('a time %s', (_, wishes, expected) => {
  expect(meetsWishes({ ...ANY, ...wishes }, startsAt, timeZone)).toBe(expected);
});

test('a time after midnight counts by its date', () => {
  const late = cairo('2026-01-15T00:20');
  const on = (weekday: number) => meetsWishes({ ...ANY, weekdays: [weekday] }, late, timeZone);
  expect([on(3), on(4)]).toEqual([false, true]);
});

const closesAt = 100;
const knownTimes = (seen: number[], freed: number[] = []) => ({ seen, freed, closesAt });
const look = (known: ReturnType<typeof knownTimes> | null, free: number[], untaken = free) =>
  lookAgain({ known, free, untaken, closesAt });

test('another look finds what was taken before and is free now, until it is taken, and nothing freed the first time', () => {
  expect(look(null, [1, 2], [1, 2, 3])).toEqual(knownTimes([1, 2]));
  const known = knownTimes([1, 2], [2]);
  expect(look(knownTimes([1]), [1, 2])).toEqual(known);
  expect(look(known, [1, 2])).toEqual(known);
  expect(look(known, [1])).toEqual(knownTimes([1]));
});
test('another look takes a time that is held for what it was, and the day that midnight adds to the horizon not for freed', () => {
  const known = knownTimes([1]);
  expect(look(known, [], [1])).toEqual(known);
  expect(look(known, [1])).toEqual(known);
  expect(look(knownTimes([]), [], [5])).toEqual(knownTimes([]));
  const next = lookAgain({ known, free: [1, 150], untaken: [1, 150], closesAt: 200 });
  expect(next).toEqual({ seen: [1, 150], freed: [], closesAt: 200 });
});
