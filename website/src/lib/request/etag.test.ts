import { expect, it } from 'vitest';
import { isUnchanged } from './etag';

it.each([
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['a', false],
  [null, false],
])('a calendar that has %s is told whether that is still so: %s', (header, expected) => {
  expect(isUnchanged('"a"', header)).toBe(expected);
});
