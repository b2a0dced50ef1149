import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFailure } from '../scripts/lib/fault.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { startProcess, stopAll } from '../scripts/lib/processes.mjs';
import { root } from '../scripts/lib/project.mjs';
import { formatDuration } from '../scripts/lib/steps.mjs';
import { describeMachine, QUIET, readCode, waitForQuiet } from './lib/machine.mjs';
import { drawPlot } from './lib/plot.mjs';
import { combinePlots, figuresOf } from './lib/results.mjs';

/**
 * Every bench, in the order in which they run and stand in docs/figures.md. What counts by its sum (operations, kills,
 * malformed requests) is shared out among the runs. Apart from them stands the soak (`npm run bench:soak`): half an hour
 * that would be no other one the fifth time.
 *
 * @type {{ name: string, args?: (share: (whole: number) => string) => string[] }[]}
 */
const BENCHES = [
  { name: 'booking' },
  { name: 'serving' },
  { name: 'pages' },
  { name: 'cluster' },
  { name: 'kill', args: (share) => ['--rounds', share(100)] },
  { name: 'model', args: (share) => ['--operations', share(1_000_000), '--kills', share(20)] },
  { name: 'fuzz', args: (share) => ['--count', share(100_000)] },
];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, write: { type: 'string' } },
});
const only = values.only?.split(',') ?? BENCHES.map(({ name }) => name);
const unknown = only.find((name) => BENCHES.every((bench) => bench.name !== name));
if (unknown) {
  console.error(
    `There is no bench "${unknown}". The benches: ${BENCHES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const { commit, code } = readCode();
// What was measured is kept by the code it speaks of, so that a command that was cut off can go on.
const kept = values.write ?? join(root, 'var', 'bench', `${code}-${values.runs}`);
const runs = Number(values.write ? readJson(join(kept, 'machine.json')).runs : values.runs);

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const fileOf = ({ name, run, ending }) => join(kept, `${name}.${run}.${ending}`);

const percent = (share) => `${Math.round(100 * share)} %`;
const isWithoutFaults = (json) => readJson(json).runs.every(({ faults }) => faults.length === 0);

/** One run of one bench in a process of its own, unless an earlier command has finished it. @returns whether it is good */
async function runOnce({ bench: { name, args = () => [] }, run }) {
  const json = fileOf({ name, run, ending: 'json' });
  const title = `Run ${run} of ${runs}: ${name}`;
  if (existsSync(json)) {
    console.log(`${title}: kept from before`);
    return isWithoutFaults(json);
  }
  const busy = await waitForQuiet();
  if (busy >= QUIET) console.log(`Other programs use ${percent(busy)} of this machine.`);
  const started = Date.now();
  const logFile = fileOf({ name, run, ending: 'log' });
  const share = (whole) => String(Math.ceil(whole / runs));
  const { code: exitCode } = await startProcess({
    name,
    command: process.execPath,
    args: [join(root, 'bench', `${name}.mjs`), '--runs', '1', '--json', json, ...args(share)],
    cwd: root,
    logFile,
  }).exited;
  if (existsSync(json)) writeFileSync(json, JSON.stringify({ ...readJson(json), busy }));
  const isGood = exitCode === 0 && isWithoutFaults(json);
  const came = isGood ? 'done' : `FAILED, see ${logFile}`;
  console.log(`${title}: ${came}, ${formatDuration(Date.now() - started)}`);
  return isGood;
}

/** What is kept of a bench: its words and its runs. */
function readResults({ name }) {
  const files = Array.from({ length: runs }, (_, index) => fileOf({ name, run: index + 1, ending: 'json' }));
  const results = files.filter(existsSync).map(readJson);
  const bench = results[0]?.bench ?? { name, title: name, about: '' };
  const isShort = results.length % runs !== 0;
  const busy = Math.max(0, ...results.map((one) => one.busy));
  const about = [
    bench.about,
    isShort && `**Only ${results.length} of ${runs} runs came to their end.**`,
    busy >= QUIET && `**Other programs used up to ${percent(busy)} of this machine before a run.**`,
  ];
  return {
    bench: { ...bench, about: about.filter(Boolean).join(' ') },
    runs: results.flatMap((one) => one.runs),
  };
}

function writeFigures() {
  const benches = BENCHES.map(readResults);
  const plotDir = join(root, 'docs', 'figures');
  rmSync(plotDir, { recursive: true, force: true });
  mkdirSync(plotDir);
  for (const { runs: all } of benches) {
    for (const [index, { file }] of (all[0]?.plots ?? []).entries()) {
      const plot = combinePlots(all.map(({ plots }) => plots[index]));
      writeFileSync(join(plotDir, `${file}.svg`), drawPlot(plot));
    }
  }
  const file = join(root, 'docs', 'figures.md');
  writeFileSync(file, figuresOf({ machine: readJson(join(kept, 'machine.json')).rows, benches }));
  console.log(`Written: ${file}`);
}

/** Runs what is not kept yet, then writes. With `--write` and a folder of results, it only writes what they say. */
async function benchAll() {
  let isGood = true;
  if (values.write) {
    writeFigures();
    return isGood;
  }
  mkdirSync(kept, { recursive: true });
  const machine = join(kept, 'machine.json');
  if (!existsSync(machine))
    writeFileSync(machine, JSON.stringify({ runs, rows: describeMachine({ commit, runs }) }));
  const chosen = BENCHES.filter(({ name }) => only.includes(name));
  for (let run = 1; run <= runs; run += 1) {
    for (const bench of chosen) isGood = (await runOnce({ bench, run })) && isGood;
  }
  writeFigures();
  return isGood;
}

onStop(stopAll);
benchAll()
  .catch((error) => {
    printFailure(error);
    return false;
  })
  .then((isGood) => {
    process.exitCode = isGood ? 0 : 1;
  });
