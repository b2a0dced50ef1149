import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { compiledDirectory } from './support/directories';

const OPERATIONS = 400;
const lastLine = z.object({ operations: z.number(), kills: z.number(), appointments: z.number() });

// The same program as `npm run bench:model`, with fewer operations. It ends with an error, naming the seed, when
// one answer differs from the model's or the books do not agree.
test('random operations do what a simple model says, also across a kill', async () => {
  const program = resolve(import.meta.dirname, '../../bench/model.mjs');
  const database = inject('postgresUrl') ? 'postgres' : 'sqlite';
  const args = [program, '--database', database, '--operations', String(OPERATIONS), '--kills', '1'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, BENCH_COMPILED: compiledDirectory },
  });
  const result = lastLine.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  expect(result.kills).toBe(1);
  expect(result.operations).toBeGreaterThanOrEqual(OPERATIONS);
  expect(result.appointments).toBeGreaterThan(0);
}, 300_000);
