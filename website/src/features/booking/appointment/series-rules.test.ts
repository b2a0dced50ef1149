import { expect, test } from 'vitest';
import { datesOfOthers, othersField, othersOf, placesOf, writeOthers } from './series-rules';

const visit = (place: number, isLive = true) => ({
  ...{ bookingNumber: `482-915-633-${place}`, status: 'confirmed' as const, version: place, isLive },
  ...{ startsAt: `2026-10-${10 + place}T08:00:00.000Z`, timeZone: 'Africa/Cairo', doctor: null },
});

test('the visits that go with one are those after it or all that are still ahead, whose days are known, those of earlier ones apart; each keeps its place in the series', () => {
  const visits = [visit(2, false), visit(3), visit(4), visit(5, false), visit(6)];
  const { rest, all } = othersOf(visits, '482-915-633-4');
  expect(rest.map(({ version }) => version)).toEqual([6]);
  expect(all.map(({ version }) => version)).toEqual([3, 6]);
  const at = { ...visit(7), startsAt: '2026-10-17T22:30:00.000Z' };
  const days = { before: ['2026-10-13'], after: ['2026-10-16', '2026-10-18'] };
  expect(datesOfOthers([...visits, at], '482-915-633-4')).toEqual(days);
  const series = [{ bookingNumber: '482-915-633' }, ...[2, 3, 4, 5, 12].map((place) => visit(place))];
  expect(placesOf([visit(4), visit(5)], series)).toEqual({ from: 4, to: 5, total: 12 });
  expect(placesOf(series, series)).toEqual({ from: 1, to: 12, total: 12 });
});

test('a field names each visit as it was shown, and is refused when it names anything else', () => {
  expect(othersField.parse(writeOthers([visit(3), visit(4)]))).toEqual([
    { bookingNumber: '482-915-633-3', version: 3 },
    { bookingNumber: '482-915-633-4', version: 4 },
  ]);
  expect(othersField.parse(undefined)).toEqual([]);
  for (const text of ['', '{}', '[1]', '[{"bookingNumber":"482-915-633-3"}]'])
    expect(othersField.safeParse(text).success).toBe(false);
});
