import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { startProcess, stopAll } from '../scripts/lib/processes.mjs';
import { root } from '../scripts/lib/project.mjs';
import { figuresOf } from './lib/results.mjs';

/** All but the soak and the export, in the order of docs/figures.md; those that count something take their runs as one. */
const BENCHES = ['booking', 'serving', 'pages', 'cluster', 'kill', 'model', 'fuzz'];
const COUNTING = ['kill', 'model', 'fuzz'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: BENCHES.join(',') },
  },
});
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
// The figures themselves, which a part that is done has written, change nothing that is measured.
const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/figures.md');
const commit = `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '-dirty'}`;
// Kept by commit, so that a command that was cut off goes on.
const folder = join(root, 'var', 'bench', `${commit}-${values.runs}`);
const fileOf = (name) => join(folder, `${name}.json`);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function runBench(name) {
  if (existsSync(fileOf(name)) && !commit.endsWith('-dirty')) return true;
  const args = ['--json', fileOf(name), '--runs', COUNTING.includes(name) ? '1' : values.runs];
  const logFile = join(folder, `${name}.log`);
  const load = loadavg()[0].toFixed(1);
  const { code } = await startProcess({
    name,
    command: process.execPath,
    args: [join(root, 'bench', `${name}.mjs`), ...args],
    cwd: root,
    logFile,
  }).exited;
  console.log(`${name}: ${code === 0 ? 'done' : `FAILED, see ${logFile}`}, begun at a load of ${load}`);
  return code === 0;
}

onStop(stopAll);
mkdirSync(folder, { recursive: true });
let isGood = true;
for (const name of values.only.split(',')) isGood = (await runBench(name)) && isGood;
const [cpu] = cpus();
const machine = [
  ['date', new Date().toISOString().slice(0, 10)],
  ['commit', commit],
  ['machine', `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`],
  ['Node', process.versions.node],
];
const found = BENCHES.map(fileOf).filter(existsSync).map(readJson);
writeFileSync(join(root, 'docs', 'figures.md'), figuresOf({ machine, benches: found }));
process.exitCode = isGood ? 0 : 1;
