import { expect, test } from 'vitest';
import { runBench } from './support/run-bench';

const ROUNDS = 1;

// The same program as `npm run bench:kill`, with fewer rounds.
test('a backend that is killed under load has every acknowledged booking, whole, and no claim without one', async () => {
  const { figures, faults } = await runBench('kill', ['--rounds', String(ROUNDS)]);
  expect(faults).toEqual([]);
  expect(figures.rounds).toBe(ROUNDS);
  expect(figures.lost).toBe(0);
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged ?? Number.NaN);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.series).toBeGreaterThan(0);
}, 600_000);
