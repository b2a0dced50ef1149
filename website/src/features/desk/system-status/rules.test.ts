import { expect, test } from 'vitest';
import { answerFor, formatBytes, judgeVersions } from './rules';

test('the answer counts what wants somebody, what could not be read too, and parts of another release or contract do not fit', () => {
  expect(answerFor(['well', 'look', 'unknown', 'act'])).toEqual({ needs: 3, urgent: 1 });
  const website = { product: '1.2.0', contract: 'abc' };
  expect(judgeVersions({ website, backend: { ...website } })).toBe('well');
  expect(judgeVersions({ website, backend: { ...website, product: '1.1.0' } })).toBe('act');
  expect(judgeVersions({ website, backend: { ...website, contract: 'def' } })).toBe('act');
});

test.each([
  [512, 'en', '0.5 kB'],
  [4_400_000, 'en', '4.2 MB'],
  [3 * 1024 ** 5, 'en', '3,072 TB'],
  [4_400_000, 'ar', '4.2 م.ب'],
])('%s bytes in %s are %s', (bytes, locale, words) => expect(formatBytes(bytes, locale)).toBe(words));
