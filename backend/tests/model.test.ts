import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { compiledDirectory } from './support/directories';
import { emptyFolder } from './support/folder';
import { addressOf } from './support/server';

const OPERATIONS = 100;

const table = z.object({
  columns: z.array(z.object({ name: z.string() })),
  rows: z.tuple([z.object({ values: z.array(z.number()) })]).rest(z.unknown()),
});
const results = z.object({ runs: z.tuple([z.object({ tables: z.tuple([table]).rest(z.unknown()) })]) });

const json = join(emptyFolder(), 'results.json');

// The same program as `npm run bench:model`, with fewer operations, of the backend that these tests compiled, on their
// database. It ends with an error, naming the seed, when one answer differs from the model's or the books do not agree.
test('random operations do what a simple model says, also across a kill', async () => {
  const { bare } = inject('templates');
  // The speed of this machine says nothing here, and measuring it takes as long as the operations.
  const asked = ['--operations', String(OPERATIONS), '--kills', '1', '--buyers', '20', '--baseline', 'no'];
  const data = bare.database
    ? { BENCH_POSTGRES: addressOf(inject('postgresUrl'), bare.database) }
    : { BENCH_DATA: bare.directory };
  const program = resolve(import.meta.dirname, '../../bench/model.mjs');
  const args = ['--database', bare.database ? 'postgres' : 'sqlite', '--json', json, ...asked];
  const env = { ...process.env, BENCH_COMPILED: compiledDirectory, ...data };
  await promisify(execFile)(process.execPath, [program, ...args], { env });
  const [run] = results.parse(JSON.parse(readFileSync(json, 'utf8'))).runs;
  const [{ columns, rows }] = run.tables;
  const figures = Object.fromEntries(columns.map(({ name }, place) => [name, rows[0].values[place]]));
  expect(figures.kills).toBe(1);
  expect(figures.operations).toBeGreaterThanOrEqual(OPERATIONS);
  expect(figures.appointments).toBeGreaterThan(0);
  expect(figures.series).toBeGreaterThan(0);
}, 600_000);
