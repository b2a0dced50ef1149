import { expect, test } from 'vitest';
import { toLatinDigits } from './digits';

test('digits of both Arabic rows become Latin ones, and nothing else changes', () => {
  expect(toLatinDigits('عمر ٢٥ و ۹')).toBe('عمر 25 و 9');
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
