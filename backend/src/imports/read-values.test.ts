import { expect, test } from 'vitest';
import { guessDayFirst, readDate, readMoment, readStatus, readTime, splitName } from './read-values';

test.each([
  // The last one is from a spreadsheet that lost the format.
  ...['٢٨/١١/٢٠٢٦', '28\u200f/11\u200f/2026', '11/28/2026', '46354'].map(
    (text) => [text, '2026-11-28'] as const,
  ),
  ['2026/1/5 00:00', '2026-01-05'],
  ['5-3-26', '2026-03-05'],
  ['12 نوفمبر 2026', '2026-11-12'],
  ['7 يوليه 2026', '2026-07-07'],
  ['3 كانون الثاني 2026', '2026-01-03'],
  ['31/02/2026', null],
  ['tomorrow', null],
] as const)('a date: %s', (text, date) => expect(readDate(text, true)).toBe(date));

test('in a date the month stands first where the column says so', () => {
  expect(readDate('3/4/2026', true)).toBe('2026-04-03');
  expect(readDate('3/4/2026', false)).toBe('2026-03-04');
  expect(guessDayFirst(['3/4/2026', '30/4/2026'])).toBe(true);
  expect(guessDayFirst(['3/4/2026', '4/30/2026'])).toBe(false);
  expect(guessDayFirst(['3/4/2026'])).toBeNull();
});

test.each([
  ['09:30', 570],
  ['٩:٣٠ م', 1290],
  ['12:00 ص', 0],
  ['12 ظهرًا', 720],
  ['1:30 ظهرًا', 810],
  ['4:15 عصرًا', 975],
  ['9 ليلًا', 1260],
  ['8:00 صباحًا', 480],
  ['5 pm', 1020],
  ['0.4375', 630],
  ['5:30 العصر', 1050],
  ['9:00 بالليل', 1260],
  ['1:30 الضهر', 810],
  ['10:30 الصبح', 630],
  ['9:30 اليوم', null],
  ['12:30 م', 750],
  ['12 مساءً', null],
  ['12:30 مسا', null],
  ['13:00 pm', null],
  ['9', null],
])('a time of the day: %s', (text, minutes) => expect(readTime(text)).toBe(minutes));

test.each([
  ['2026-11-28 10:00:00', '2026-11-28', 600],
  ['2026-11-28T17:15', '2026-11-28', 1035],
  ['46354.4375', '2026-11-28', 630],
  ['28/11/2026', null, null],
])('date and time in one: %s', (text, date, minutes) => {
  expect(readMoment(text, true)).toEqual(date === null ? null : { date, minutes });
});

test('the words of other systems for a status; a name of one text is a first name and the others', () => {
  expect(['Cancelled', 'ملغي', 'No-show', 'لم يحضر', 'Booked', 'completed', ''].map(readStatus)).toEqual([
    ...['canceled', 'canceled', 'noShow', 'noShow', 'confirmed', 'done', null],
  ]);
  expect(readStatus('whatever')).toBeUndefined();
  expect(splitName('  Mona  Adel Hassan ')).toEqual({ firstName: 'Mona', lastName: 'Adel Hassan' });
  expect(splitName('منى')).toEqual({ firstName: 'منى', lastName: '' });
  expect(splitName('عبد الرحمن علي')).toEqual({ firstName: 'عبد الرحمن', lastName: 'علي' });
  expect(splitName('محمد عبد الله')).toEqual({ firstName: 'محمد', lastName: 'عبد الله' });
});
