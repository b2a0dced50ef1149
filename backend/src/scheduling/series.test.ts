import { expect, test } from 'vitest';
import { keepsRhythm, readDays, rhythmOf, rhythmOn, seriesFrom } from './series';

const rhythm = { visits: 4, everyDays: 7, toleranceDays: 2 };
const free = (closed: number[] = []) => {
  const days = closed.map((day) => marchDay(day));
  return (date: string) => (days.includes(date) ? null : date);
};
const marchDay = (day: number) => `2027-03-${String(day).padStart(2, '0')}`;
const seriesWithout = (closed: number[]) => seriesFrom('2027-03-01', rhythm, free(closed));

test('a series keeps its days where they are free, else takes the nearest within the tolerance and counts on from the first, and is none when one of its visits has no time', () => {
  expect(seriesWithout([])).toEqual([1, 8, 15, 22].map(marchDay));
  expect(seriesWithout([8, 9, 15])).toEqual([1, 7, 16, 22].map(marchDay));
  expect(seriesWithout([13, 14, 15, 16, 17])).toBeNull();
  // The first visit is on its day or not at all.
  expect(seriesWithout([1])).toBeNull();
});

test('dates are those of a series when there are all of them, each within the tolerance', () => {
  const dates = [[1, 10, 13, 22], [1, 11, 15, 22], [1, 8, 15], []].map((days) => days.map(marchDay));
  expect(dates.map((days) => keepsRhythm(days, rhythm))).toEqual([true, false, false, false]);
});

test('visits may be on uneven days, and some of a series keep their days from one another', () => {
  const uneven = { ...rhythm, afterDays: readDays('30, 60،90') };
  const dates = ['2027-03-01', '2027-03-31', '2027-04-30', '2027-05-30'];
  expect(seriesFrom('2027-03-01', uneven, free())).toEqual(dates);
  expect(keepsRhythm(dates, uneven)).toBe(true);
  // Its second and last one.
  expect(keepsRhythm(['2027-03-01', '2027-04-30'], rhythmOf([2, 4], uneven))).toBe(true);
  expect(rhythmOf([2, 4], rhythm)).toMatchObject({ visits: 2, afterDays: [14] });
});

test('days that the desk lists are those of a series in order, each with as much room as they leave', () => {
  expect(rhythmOn([30, 90])).toMatchObject({ visits: 3, toleranceDays: 3 });
  expect(rhythmOn([2, 4])).toMatchObject({ visits: 3, toleranceDays: 0 });
  for (const days of [[], [0], [30, 30], [90, 30], [400]]) expect(rhythmOn(days)).toBeNull();
});
