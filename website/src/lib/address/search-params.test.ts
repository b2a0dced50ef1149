import { expect, it } from 'vitest';
import { readDate, readId, readPageNumber, readText, withSearch } from './search-params';

it('the query of an address counts what is not well-formed as not asked for, and is written without it', () => {
  expect(readDate('2026-02-28')).toBe('2026-02-28');
  for (const bad of [undefined, '2026-02-30', '2026-2-3', '', ['2026-02-28']])
    expect(readDate(bad)).toBeNull();
  expect(readId('a'.repeat(24))).toBe('a'.repeat(24));
  for (const bad of [undefined, 'A'.repeat(24), 'a'.repeat(25), ['a'.repeat(24)]])
    expect(readId(bad)).toBeNull();
  expect(readPageNumber('12')).toBe(12);
  for (const bad of [undefined, '0', '1e3', '123456', ['2']]) expect(readPageNumber(bad)).toBe(1);
  expect([readText(' a '), readText(['a']), readText(undefined)]).toEqual(['a', '', '']);
  expect(withSearch('/en/x', { a: 'b c', page: 2, none: null })).toBe('/en/x?a=b+c&page=2');
});
