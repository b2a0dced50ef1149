import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backendHash } from '../../scripts/lib/backend.mjs';
import { backendDefaults, ISOLATED } from '../../scripts/lib/env-files.mjs';
import { isFresh } from '../../scripts/lib/inputs-hash.mjs';
import { backendDir, commonEnv } from '../../scripts/lib/project.mjs';
import { temporaryFolder } from '../../scripts/lib/undo.mjs';
import { forkProgram, profiled } from './fork-program.mjs';

/** Directory of the benchmarks' own compiled backend; the tests bring theirs, compiled already. */
const compiledDirectory = process.env.BENCH_COMPILED ?? resolve(backendDir, '.tmp/compiled-for-bench');

/** Compiles the backend as it stands, unless it was brought or is there: another bench may use it. @returns {string} its folder */
export function compileBackend() {
  if (process.env.BENCH_COMPILED) return compiledDirectory;
  const stamp = { file: join(compiledDirectory, '.built-from'), hash: backendHash() };
  if (isFresh(stamp)) return compiledDirectory;
  const compiler = resolve(backendDir, 'node_modules/typescript/bin/tsc');
  rmSync(compiledDirectory, { recursive: true, force: true });
  execFileSync(process.execPath, [compiler, '--incremental', 'false', '--outDir', compiledDirectory], {
    cwd: backendDir,
    stdio: 'inherit',
  });
  writeFileSync(stamp.file, stamp.hash);
  return compiledDirectory;
}

/** Processor seconds a process has used so far (Linux; elsewhere NaN). */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

export function environmentFor({ directory, databaseUrl }) {
  // Without accounts, which take a start some time.
  const secrets = Object.entries(backendDefaults()).filter(([name]) => !/^(?:STAFF|EDITOR|SITE)_/.test(name));
  return {
    ...process.env,
    ...Object.fromEntries(secrets),
    ...ISOLATED,
    ...commonEnv,
    NODE_ENV: 'production',
    PORT: '0',
    WEBSITE_URL: 'http://127.0.0.1:9',
    SEED: 'none',
    DATA_DIR: join(directory, 'data'),
    PUBLIC_DIR: join(directory, 'public'),
    BENCH_COMPILED: compiledDirectory,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/** Makes a directory for a backend: empty, or what the tests lend, as a first start leaves it. */
export function newDirectory() {
  const directory = temporaryFolder('clinic-bench-');
  if (process.env.BENCH_DATA) cpSync(process.env.BENCH_DATA, directory, { recursive: true });
  return directory;
}

/**
 * Starts a real backend in a process of its own on a fresh database, with a clinic and stored appointments.
 *
 * @param {{ databaseUrl: string | null, stored: number, directory?: string, env?: Record<string, string> }} options `stored`:
 *   appointments written beforehand; `directory`: data of an earlier start, to go on with it; `env`: what it is told besides
 *
 * @typedef {{ branch: string, measured: string, doctors: string[], freeTimes: number[] }} BenchClinic
 *   `freeTimes`: epoch milliseconds that are free for every doctor but the measured one
 */
export async function startBackend({ databaseUrl, stored, directory = newDirectory(), env = {} }) {
  const environment = {
    ...environmentFor({ directory, databaseUrl }),
    BENCH_STORED: String(stored),
    ...env,
  };
  const { child, ready, end } = await forkProgram('./bench-backend-process.mjs', {
    env: environment,
    // Its lines are written, as they are where it serves, and not shown.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: profiled,
  });
  return {
    ...ready,
    key: environment.WEBSITE_KEY,
    cpuSeconds: () => cpuSeconds(child.pid),
    directory,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
