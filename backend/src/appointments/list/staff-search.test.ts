import { expect, test } from 'vitest';
import { readSearch } from './staff-search';

const read = (text: string) => readSearch(text, ['EG']);

test.each([
  ['7kqm4rx2', '7KQM-4RX2'],
  ['jdhhgmvh', 'JDHH-GMVH'],
])('%s is the booking number %s', (text, bookingNumber) => expect(read(text)).toEqual({ bookingNumber }));

const MONA = ['+20 100 123 4567', '(0100) 123-4567', '00201001234567'];
const WITH_MARKS = ['\u2066٠١٠٠\u00a0١٢٣\u200f ٤٥٦٧\u2069', '０１００１２３４５６７'];
test.each([...MONA, ...WITH_MARKS])('%j is a phone, with marks that nobody sees too', (text) => {
  expect(read(text)?.phoneStarts?.[0]).toBe('+201001234567');
});

test.each([
  ['123 45-67', '1234567'],
  ['4567', '4567'],
  ['0052224', '0052224'],
])('%s may be the end of a phone, %s', (text, end) => expect(read(text)?.phoneEnd).toBe(end));

test.each([
  ['Mona@Example.org', 'mona@example.org'],
  ['\u200emona@', 'mona@'],
])('%j is the start of a mail address', (text, email) => expect(read(text)).toEqual({ email }));

test('a phone with its country is a beginning only, and two noughts are the sign of a country as well as last digits', () => {
  expect(read('01001')?.phoneStarts?.[0]).toBe('+201001');
  expect(read('+20100')).toEqual({ phoneStarts: ['+20100'] });
  expect(read('0020100')).toEqual({ phoneStarts: ['+20100'], phoneEnd: '0020100' });
});

test.each([
  ['  Laila   Hass', 'lailahass'],
  ['مُصطفى', 'مصطفي'],
  ['123', '123'],
])('%s is the start of a name, %s', (text, name) => expect(read(text)).toEqual({ name }));

test.each(['', 'ـ', 'ا'])('%j is nothing to look for', (text) => expect(read(text)).toBeNull());
