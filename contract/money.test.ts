import { expect, test } from 'vitest';
import { fromMinor, toMinor } from './money';

test.each([
  ['350', 'EGP', 35_000],
  ['350.50', 'EGP', 35_050],
  ['0.05', 'EGP', 5],
  ['1.234', 'KWD', 1234],
  ['350', 'JPY', 350],
  ['1.5', 'JPY', null],
  ...['350.505', '-1', '1e3', '', '.5', '10000000.01'].map((amount) => [amount, 'EGP', null] as const),
] as const)('money: %s %s is so many of the smallest unit, if any', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([
  [35_000, 'EGP', '350'],
  [5, 'EGP', '0.05'],
  [-35_050, 'EGP', '-350.50'],
  [1234, 'KWD', '1.234'],
  [350, 'JPY', '350'],
])('money: %s of %s is written without marks', (minor, currency, text) => {
  expect(fromMinor(minor, currency)).toBe(text);
});
