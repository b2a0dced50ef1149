import { expect, test } from 'vitest';
import { readPerson } from './read-person';

const phoneOf = (phone: string) => {
  const fields: Record<string, string> = { name: 'Mona Adel', phone };
  const read = readPerson({ line: 2, get: (field) => fields[field] ?? '' }, 'EG', true);
  return Array.isArray(read) ? read[0]?.fault : read.phone;
};
const MONA =
  "1001234567|201001234567|1001234567.0|٠١٠٠١٢٣٤٥٦٧|00201001234567|'01001234567|01001234567 / 01112223344";
const TWO = ['٠١٠٠١٢٣٤٥٦٧، ٠١١١٢٢٢٣٣٤٤', '01001234567-01112223344', '0100-123-4567 / 0111-222-3344'];
test('an age and an address are read without the marks of direction that come with them', () => {
  const marked = { age: '\u200f٣٤', email: '\u200eMona@Example.org\u200e' };
  const fields: Record<string, string> = { name: 'Mona', phone: '01001234567', ...marked };
  const read = readPerson({ line: 2, get: (field) => fields[field] ?? '' }, 'EG', true);
  expect(read).toMatchObject({ age: 34, email: 'mona@example.org' });
});

test.each([
  ...[...MONA.split('|'), ...TWO].map((text) => [text, '+201001234567'] as const),
  ...(['1.00123E+09', '2.01001E11'] as const).map((text) => [text, 'invalid'] as const),
])('the phone %s, as spreadsheets keep it, is %s', (text, wanted) => expect(phoneOf(text)).toBe(wanted));
