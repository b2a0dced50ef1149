import { expect, test } from 'vitest';
import { reconcile } from './roles';

test('missing entries are added, unwanted and double ones removed', () => {
  const stored = [
    { id: 1, action: 'a' },
    { id: 2, action: 'b' },
    { id: 3, action: 'a' },
  ];
  expect(reconcile(['a', 'c'], stored)).toEqual({ missing: ['c'], stale: [2, 3] });
});
