import { expect, test } from 'vitest';
import { foldName } from './fold-name';
import table from './fold-table.json';

test.each(table)('folds %s', (_what, written, folded) => {
  expect(foldName(written ?? '')).toBe(folded);
});

test('folding again changes nothing', () => {
  for (const [, written] of table) {
    const once = foldName(written ?? '');
    expect(foldName(once)).toBe(once);
  }
});
