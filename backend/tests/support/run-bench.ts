import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const results = z.object({
  runs: z.array(z.object({ tables: z.array(table), faults: z.array(z.string()) })).length(1),
});

/**
 * Runs a bench of the root's package.json, with the backend these tests compiled, on their database.
 *
 * @returns the figures of its first row by name of their column. @throws Error when the bench ends with anything but 0
 */
export async function runBench(name: string, args: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-bench-test-'));
  const json = join(directory, 'results.json');
  try {
    const program = resolve(import.meta.dirname, `../../../bench/${name}.mjs`);
    const { bare } = inject('templates');
    const database = bare.database ? 'postgres' : 'sqlite';
    await promisify(execFile)(process.execPath, [program, '--database', database, '--json', json, ...args], {
      env: {
        ...process.env,
        BENCH_COMPILED: compiledDirectory,
        ...(bare.database
          ? { BENCH_POSTGRES: addressOf(inject('postgresUrl'), bare.database) }
          : { BENCH_DATA: bare.directory }),
      },
    });
    const [run] = results.parse(JSON.parse(readFileSync(json, 'utf8'))).runs;
    const { columns, rows } = table.parse(run?.tables[0]);
    const figures = Object.fromEntries(
      columns.map((column, place) => [column.name, rows[0]?.values[place] ?? Number.NaN]),
    );
    return { figures, faults: run?.faults };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
