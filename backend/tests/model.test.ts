import { expect, test } from 'vitest';
import { runBench } from './support/run-bench';

const OPERATIONS = 100;

// The same program as `npm run bench:model`, with fewer operations. It ends with an error, naming the seed, when
// one answer differs from the model's or the books do not agree.
test('random operations do what a simple model says, also across a kill', async () => {
  // The speed of this machine says nothing here, and measuring it takes as long as the operations.
  const args = ['--operations', String(OPERATIONS), '--kills', '1', '--buyers', '20', '--baseline', 'no'];
  const figures = await runBench('model', args);
  expect(figures.kills).toBe(1);
  expect(figures.operations).toBeGreaterThanOrEqual(OPERATIONS);
  expect(figures.appointments).toBeGreaterThan(0);
  expect(figures.series).toBeGreaterThan(0);
}, 600_000);
