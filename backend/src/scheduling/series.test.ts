import { expect, test } from 'vitest';
import { keepsRhythm, readDays, rhythmOf, rhythmOn, seriesFrom } from './series';

const rhythm = { visits: 4, everyDays: 7, toleranceDays: 2 };
const free =
  (...closed: string[]) =>
  (date: string) =>
    closed.includes(date) ? null : date;

test('a series keeps its days where they are free', () => {
  expect(seriesFrom('2027-03-01', rhythm, free())).toEqual([
    ...['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22'],
  ]);
});

test('a visit goes to the nearest day within the tolerance, and the days after it are counted from the first', () => {
  const holiday = ['2027-03-08', '2027-03-09', '2027-03-15'];
  expect(seriesFrom('2027-03-01', rhythm, free(...holiday))).toEqual([
    ...['2027-03-01', '2027-03-07', '2027-03-16', '2027-03-22'],
  ]);
});

test('a series is none when one of its visits has no time', () => {
  const week = ['2027-03-13', '2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'];
  expect(seriesFrom('2027-03-01', rhythm, free(...week))).toBeNull();
  // The first visit is on its day or not at all.
  expect(seriesFrom('2027-03-01', rhythm, free('2027-03-01'))).toBeNull();
});

test('dates are those of a series when there are all of them, each within the tolerance', () => {
  expect(keepsRhythm(['2027-03-01', '2027-03-10', '2027-03-13', '2027-03-22'], rhythm)).toBe(true);
  expect(keepsRhythm(['2027-03-01', '2027-03-11', '2027-03-15', '2027-03-22'], rhythm)).toBe(false);
  expect(keepsRhythm(['2027-03-01', '2027-03-08', '2027-03-15'], rhythm)).toBe(false);
  expect(keepsRhythm([], rhythm)).toBe(false);
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
