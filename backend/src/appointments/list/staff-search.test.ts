import { expect, test } from 'vitest';
import { readSearch } from './staff-search';

const read = (text: string) => readSearch(text, ['EG']);

const MONA = ['+20 100 123 4567', '(0100) 123-4567', '00201001234567'];
const WITH_MARKS = ['\u2066٠١٠٠\u00a0١٢٣\u200f ٤٥٦٧\u2069', '０１００１２３４５６７'];
test.each([
  ...[...MONA, ...WITH_MARKS].map((text) => [text, '+201001234567'] as const),
  ['01001', '+201001'],
] as const)('%j is a phone, %s, or its beginning, with marks that nobody sees too', (text, phone) => {
  expect(read(text)?.phoneStarts?.[0]).toBe(phone);
});

test.each([
  ['123 45-67', '1234567'],
  ['4567', '4567'],
  ['0052224', '0052224'],
])('%s may be the end of a phone, %s', (text, end) => expect(read(text)?.phoneEnd).toBe(end));

test.each([
  ['7kqm4rx2', { bookingNumber: '7KQM-4RX2' }],
  ['jdhhgmvh', { bookingNumber: 'JDHH-GMVH' }],
  ['Mona@Example.org', { email: 'mona@example.org' }],
  ['\u200emona@', { email: 'mona@' }],
  // With its country it is a beginning only; two noughts are its sign as well as last digits.
  ['+20100', { phoneStarts: ['+20100'] }],
  ['0020100', { phoneStarts: ['+20100'], phoneEnd: '0020100' }],
  ['  Laila   Hass', { name: 'lailahass' }],
  ['مُصطفى', { name: 'مصطفي' }],
  ['123', { name: '123' }],
  ...['', 'ـ', 'ا'].map((text) => [text, null] as const),
] as const)('%j is searched for as %j alone', (text, search) => expect(read(text)).toEqual(search));
