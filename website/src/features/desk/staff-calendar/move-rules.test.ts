import { expect, it } from 'vitest';
import { firstTarget, stepTarget } from './move-rules';

const target = (column: number, top: number) => ({ column, top });
// Two doctors with times, one between them without.
const targets = [target(0, 0), target(0, 40), target(0, 60), target(2, 20), target(2, 80)];

it.each([
  ['after the visit', target(0, 20), target(0, 40)],
  ['the last one where none is after it', target(0, 100), target(0, 60)],
  ['the first of all where its column has none', target(1, 0), target(0, 0)],
])('moving by keyboard begins at the time %s', (_, from, expected) => {
  expect(firstTarget(targets, from)).toEqual(expected);
});

it('moving by keyboard begins nowhere without a time, and goes to the side in the direction of reading', () => {
  expect(firstTarget([], target(0, 0))).toBeNull();
  const current = target(0, 60);
  expect(stepTarget({ targets, current, key: 'ArrowLeft', isRtl: true })).toEqual(target(2, 80));
  expect(stepTarget({ targets, current, key: 'ArrowRight', isRtl: true })).toBeNull();
});

it.each([
  ['ArrowDown', target(0, 0), target(0, 40)],
  ['ArrowDown', target(0, 60), target(2, 20)],
  ['ArrowDown', target(2, 80), null],
  ['ArrowUp', target(2, 20), target(0, 60)],
  ['Home', target(0, 60), target(0, 0)],
  ['End', target(2, 20), target(2, 80)],
  ['ArrowRight', target(0, 60), target(2, 80)],
  ['ArrowRight', target(0, 0), target(2, 20)],
  ['ArrowRight', target(2, 20), null],
  ['ArrowLeft', target(2, 80), target(0, 60)],
  ['a', target(0, 0), null],
])('moving by keyboard %s leads on', (key, current, expected) => {
  expect(stepTarget({ targets, current, key, isRtl: false })).toEqual(expected);
});
