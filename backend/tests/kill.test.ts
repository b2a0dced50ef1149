import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { compiledDirectory } from './support/directories';

const ROUNDS = 3;
const lastLine = z.object({
  round: z.number(),
  acknowledged: z.number(),
  stored: z.number(),
  lost: z.array(z.string()).length(0),
  faults: z.record(z.string(), z.number()),
});

// The same program as `npm run bench:kill`, with fewer rounds.
test('a backend that is killed under load has every acknowledged booking, whole, and no claim without one', async () => {
  const program = resolve(import.meta.dirname, '../../bench/kill.mjs');
  const database = inject('postgresUrl') ? 'postgres' : 'sqlite';
  const args = [program, '--database', database, '--rounds', String(ROUNDS)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, BENCH_COMPILED: compiledDirectory },
  });
  const result = lastLine.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  expect(result.round).toBe(ROUNDS);
  expect(result.stored).toBeGreaterThanOrEqual(result.acknowledged);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result.faults).toEqual({});
}, 240_000);
