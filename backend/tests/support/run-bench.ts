import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { z } from 'zod';
import { compiledDirectory } from './directories';
import { addressOf } from './server';

const table = z.object({
  columns: z.array(z.object({ name: z.string() })),
  rows: z.array(z.object({ values: z.array(z.number()) })),
});
const results = z.object({ runs: z.array(z.object({ tables: z.array(table) })).length(1) });

/**
 * Runs a bench of the root's package.json, with the backend these tests compiled, on their database.
 *
 * @returns the figures of its first row by name of their column. @throws Error when the bench ends with anything but 0
 */
export async function runBench(name: string, args: string[]) {
  const { root, bare } = inject('templates');
  const json = join(mkdtempSync(join(root, 'bench-')), 'results.json');
  const program = resolve(import.meta.dirname, `../../../bench/${name}.mjs`);
  const data = bare.database
    ? { BENCH_POSTGRES: addressOf(inject('postgresUrl'), bare.database) }
    : { BENCH_DATA: bare.directory };
  const asked = ['--database', bare.database ? 'postgres' : 'sqlite', '--json', json, ...args];
  const env = { ...process.env, BENCH_COMPILED: compiledDirectory, ...data };
  await promisify(execFile)(process.execPath, [program, ...asked], { env });
  const [run] = results.parse(JSON.parse(readFileSync(json, 'utf8'))).runs;
  const { columns, rows } = table.parse(run?.tables[0]);
  return Object.fromEntries(
    columns.map((column, place) => [column.name, rows[0]?.values[place] ?? Number.NaN]),
  );
}
