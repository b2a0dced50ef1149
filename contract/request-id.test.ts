import { expect, test } from 'vitest';
import { readRequestId, shortRequestId } from './request-id';

const ID = '0123456789abcdef0123456789abcdef';

test.each([ID.toUpperCase(), '01234567-89ab-cdef-0123-456789abcdef'])('%s is a request id', (given) =>
  expect(readRequestId(given)).toBe(ID),
);

test.each([
  ...['', `${ID}0`, ID.slice(1), `${ID}, ${ID}`, '01234567-89abcdef-0123-4567-89abcdef', 'Mona 0100', [ID]],
  undefined,
])('%j is none', (given) => expect(readRequestId(given)).toBeNull());

test('a person is shown its last eight digits', () => expect(shortRequestId(ID)).toBe('89abcdef'));
