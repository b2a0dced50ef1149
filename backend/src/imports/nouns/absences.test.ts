import { expect, test } from 'vitest';
import { readMoment } from '../read-values';
import { absencesOf } from './absences';

const moment = (text: string) => readMoment(text, true) ?? expect.fail(text);
const between = (from: string, to: string) =>
  absencesOf(moment(from), moment(to)).map(
    ({ startsOn, endsOn, startsAt, endsAt }) =>
      `${startsOn} to ${endsOn}${startsAt === null ? '' : `, ${startsAt.slice(0, 5)} to ${endsAt?.slice(0, 5)}`}`,
  );

const NEW_YEAR = [
  ...['2026-12-31 to 2026-12-31, 14:00 to 23:59', '2027-01-01 to 2027-01-01'],
  '2027-01-02 to 2027-01-02, 00:00 to 10:00',
];
test.each([
  ['2026-12-01 12:00:00', '2026-12-01 13:05:00', ['2026-12-01 to 2026-12-01, 12:00 to 13:05']],
  ['2026-12-24 00:00', '2026-12-27 00:00', ['2026-12-24 to 2026-12-26']],
  ['2026-12-24 00:00', '2026-12-24 23:59:59', ['2026-12-24 to 2026-12-24']],
  ['2026-12-24 18:00', '2026-12-25 00:00', ['2026-12-24 to 2026-12-24, 18:00 to 23:59']],
  ['2026-12-31 14:00', '2027-01-02 10:00', NEW_YEAR],
  ['2026-12-03 10:00', '2026-12-02 10:00', []],
])('what is kept free from %s to %s is whole days and hours of single days', (from, to, wanted) => {
  expect(between(from, to)).toEqual(wanted);
});
