import { expect, test } from 'vitest';
import { isErased } from './patient';

test('a patient without a phone was erased', () => {
  expect(isErased({ phone: '' })).toBe(true);
  expect(isErased({ phone: '+201001234567' })).toBe(false);
});
