import { expect, it } from 'vitest';
import { decodeSegment, entryPath, numberOfSegment, slugsOf } from './entry-address';

it('the address of an entry knows only the slugs that are there, borrows the other where the translation is missing, and does without any', () => {
  expect(entryPath('services', { number: 3, slugs: { en: 'ear-wax' } }, 'ar')).toBe('/services/3-ear-wax');
  expect(entryPath('services', { number: 3, slugs: {} }, 'ar')).toBe('/services/3');
  expect(slugsOf({ en: { slug: 'ear-wax' }, ar: { slug: null } })).toEqual({ en: 'ear-wax' });
});

it('a segment asks for an entry by the number it begins with, and is read in its own script, in one spelling', () => {
  expect(['3-ear-wax', '3', '3-', '12-شمع-الأذن'].map(numberOfSegment)).toEqual([3, 3, 3, 12]);
  for (const other of ['0-nothing', '03-ear', '3ear', '-3', '1234567890', ''])
    expect(numberOfSegment(other), other).toBeNull();
  expect(decodeSegment('3-%D8%B4%D9%85%D8%B9')).toBe('3-شمع');
  expect(decodeSegment('3-ا\u0654')).toBe('3-أ');
  expect(decodeSegment('%E0%A4%A')).toBeNull();
});
