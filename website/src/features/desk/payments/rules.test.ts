import { expect, test } from 'vitest';
import { moneyText, signedMoney } from './rules';

test('payments: an amount is said in both languages, and its sign stays with its digits', () => {
  expect(moneyText({ minor: -35_050, currency: 'EGP', locale: 'en' })).toBe('EGP\u00a0350.50');
  expect(moneyText({ minor: 35_000, currency: 'EGP', locale: 'ar' })).toContain('350\u00a0');
  const signed = signedMoney({ minor: -135_050, currency: 'EGP', locale: 'en' });
  expect(signed).toBe('EGP\u00a0\u2066−1,350.50\u2069');
  expect(signedMoney({ minor: -20_000, currency: 'EGP', locale: 'ar' })).toContain('\u2066−200\u2069\u00a0');
  expect(signedMoney({ minor: 0, currency: 'EGP', locale: 'en' })).toBe('EGP\u00a00');
});
