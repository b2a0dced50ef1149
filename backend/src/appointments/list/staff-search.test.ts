import { expect, test } from 'vitest';
import { readSearch } from './staff-search';

const read = (text: string) => readSearch(text, ['EG']);

test.each([
  ['7KQM-4RX2', '7KQM-4RX2'],
  ['7kqm4rx2', '7KQM-4RX2'],
  [' 7kqm 4rx2 ', '7KQM-4RX2'],
  ['jdhhgmvh', 'JDHH-GMVH'],
])('%s is the booking number %s', (text, bookingNumber) => expect(read(text)).toEqual({ bookingNumber }));

test.each([
  ['+20 100 123 4567', '+201001234567'],
  ['0100 123 4567', '+201001234567'],
  ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['(0100) 123-4567', '+201001234567'],
  ['00201001234567', '+201001234567'],
  ['01001', '+201001'],
])('%s is a phone that starts with %s', (text, start) => expect(read(text)?.phoneStarts?.[0]).toBe(start));

test.each([
  ['1234567', '1234567'],
  ['123 45-67', '1234567'],
  ['١٢٣٤٥٦٧', '1234567'],
  ['4567', '4567'],
  ['0052224', '0052224'],
])('%s may be the end of a phone, %s', (text, end) => expect(read(text)?.phoneEnd).toBe(end));

test.each([
  ['\u202a+20 100 123 4567\u202c', '+201001234567'],
  ['\u2066٠١٠٠\u00a0١٢٣\u200f ٤٥٦٧\u2069', '+201001234567'],
  ['０１００１２３４５６７', '+201001234567'],
])('%j is a phone with marks that nobody sees', (text, start) => {
  expect(read(text)?.phoneStarts?.[0]).toBe(start);
});

test.each([
  ['Mona@Example.org', 'mona@example.org'],
  [' mona@ex', 'mona@ex'],
  ['\u200emona@', 'mona@'],
])('%j is the start of a mail address', (text, email) => expect(read(text)).toEqual({ email }));

test('a phone with its country is a beginning only', () => {
  expect(read('+20100')).toEqual({ phoneStarts: ['+20100'] });
});

test('two noughts are the sign of a country as well as last digits', () => {
  expect(read('0020100')).toEqual({ phoneStarts: ['+20100'], phoneEnd: '0020100' });
});

test.each([
  ['Hassan', 'hassan'],
  ['  Laila   Hass', 'lailahass'],
  ['عبد الله', 'عبدالله'],
  ['عبدالله', 'عبدالله'],
  ['أحمد', 'احمد'],
  ['فاطمة', 'فاطمه'],
  ['مُصطفى', 'مصطفي'],
  ['Élise', 'elise'],
  ['ÖZTÜRK', 'ozturk'],
  ['123', '123'],
])('%s is the start of a name, %s', (text, name) => expect(read(text)).toEqual({ name }));

test.each([[''], ['   '], ['ـ'], ['ا']])('%j is nothing to look for', (text) => {
  expect(read(text)).toBeNull();
});
