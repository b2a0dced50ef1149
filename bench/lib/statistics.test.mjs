import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combine, median, percentile } from './statistics.mjs';

test('figures have a middle, of an even number of runs too, and a range; counts are added up', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([1, 2, 10, 20]), 6);
  assert.ok(Number.isNaN(median([])));
  assert.deepEqual(combine([3, 1, 2]), { value: 2, lowest: 1, highest: 3 });
  assert.deepEqual(combine([3, 1, 2], { isTotal: true }), { value: 6, lowest: 6, highest: 6 });
});

test('99 of 100 values are below the percentile, and a single value is its own', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.deepEqual([percentile(values, 0.99), percentile(values, 0.5), percentile([7], 0.99)], [100, 51, 7]);
});
