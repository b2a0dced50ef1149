import { expect, test } from 'vitest';
import { cssString } from './css-string';

test('no sign ends the string, its line or the style element, and one of two units stays one', () => {
  expect(cssString('"a\\b\n</style>')).toBe('"\\22 a\\5c b\\a \\3c \\2f style\\3e "');
  expect(cssString('😀')).toBe('"\\1f600 "');
});
