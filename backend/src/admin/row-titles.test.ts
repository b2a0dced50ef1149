import { expect, it } from 'vitest';
import { rowTitle } from './row-titles';

it.each([
  ['saturday', 'ar', 'السبت'],
  ['constructor', 'en', null],
] as const)('rowTitle of %j in %s is %j', (text, language, title) => {
  expect(rowTitle(text, language)).toBe(title);
});
