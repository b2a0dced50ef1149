import { expect, test } from 'vitest';
import { readHours } from './read-hours';

const short = (text: string) =>
  readHours(text)?.map(({ weekday, startsAt, endsAt, pastMidnight }) =>
    [weekday.slice(0, 3), `${startsAt}-${endsAt}`, ...(pastMidnight ? ['+1'] : [])].join(' '),
  ) ?? null;

test('hours are read as people write them, in both languages', () => {
  expect(short('sat-mon 9:00-14:00, 17:00-21:00; Thu 10-14')).toEqual([
    ...['sat 09:00-14:00', 'sun 09:00-14:00', 'mon 09:00-14:00'],
    ...['sat 17:00-21:00', 'sun 17:00-21:00', 'mon 17:00-21:00', 'thu 10:00-14:00'],
  ]);
  expect(short('السبت، الثلاثاء ٦ م - ١٠ م')).toEqual(['sat 18:00-22:00', 'tue 18:00-22:00']);
  expect(short('السبت والثلاثاء من ٦ مساءً إلى ١٠ مساءً')).toEqual(['sat 18:00-22:00', 'tue 18:00-22:00']);
  expect(short('السبت من ٥ العصر إلى ١٠ بالليل')).toEqual(['sat 17:00-22:00']);
  expect(short('friday: 20:00 - 01:00')).toEqual(['fri 20:00-01:00 +1']);
});

const NONE = ['', 'someday 9-12', 'mon 9-9', 'mon 25:00-26:00', 'السبت ٦ مساءً - ١٢ مساءً'];
test.each([...NONE, 'mon 9-5', 'mon 5-9', 'sat 9-12, sun 14-18'])('%j is none', (text) => {
  expect(readHours(text)).toBeNull();
});
