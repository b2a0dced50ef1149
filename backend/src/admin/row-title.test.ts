import { expect, it } from 'vitest';
import { rowTitle } from './row-title';

it.each([
  ['saturday', 'en', 'Saturday'],
  ['saturday', 'ar', 'السبت'],
  ['New Cairo', 'ar', null],
  ['constructor', 'en', null],
  ['', 'en', null],
] as const)('rowTitle of %j in %s is %j', (text, language, title) => {
  expect(rowTitle(text, language)).toBe(title);
});
