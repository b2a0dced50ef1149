import { expect, it } from 'vitest';
import { percentOf } from './rules';

it('a share of nothing is not known', () => {
  expect(percentOf(1, 0)).toBeNull();
  expect(percentOf(1, 3)).toBe(33);
});
