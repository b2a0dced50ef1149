import { expect, test } from 'vitest';
import { readPerson } from './read-person';

const phoneOf = (phone: string) => {
  const read = readPerson(
    { line: 2, get: (field) => ({ name: 'Mona Adel', phone })[field as string] ?? '' },
    'EG',
    true,
  );
  return Array.isArray(read) ? read[0]?.fault : read.phone;
};

test.each([
  ['1001234567', '+201001234567'],
  ['201001234567', '+201001234567'],
  ['1001234567.0', '+201001234567'],
  ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
  ['00201001234567', '+201001234567'],
  ["'01001234567", '+201001234567'],
  ['01001234567 / 01112223344', '+201001234567'],
  ['1.00123E+09', 'invalid'],
  ['2.01001E11', 'invalid'],
])('the phone %s, as spreadsheets keep it, is %s', (text, wanted) => expect(phoneOf(text)).toBe(wanted));
