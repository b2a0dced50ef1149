import { describe, expect, it } from 'vitest';
import { rowTitle } from './row-title';

describe('rowTitle', () => {
  it.each([
    ['saturday', 'en', 'Saturday'],
    ['saturday', 'ar', 'السبت'],
    ['New Cairo', 'ar', null],
    ['constructor', 'en', null],
    ['', 'en', null],
  ] as const)('of %j in %s is %j', (text, language, title) => {
    expect(rowTitle({ text, language })).toBe(title);
  });
});
