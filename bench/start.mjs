import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { runProcess, startProcess, stopProcess } from '../scripts/lib/processes.mjs';
import { root } from '../scripts/lib/project.mjs';
import { memoryOf } from './lib/process-memory.mjs';
import { runBench } from './lib/run-bench.mjs';
import { median } from './lib/statistics.mjs';

const LATER_STARTS = 3;
const VISITED = ['/en', '/ar', '/en/doctors', '/ar/booking'];
/** Until what the start and the visits left behind is collected. */
const REST_MS = 60_000;
const SECOND = 1000;

/** Starts the site of a clone as the README says. @returns seconds until it says that it is ready, and of each step */
async function start({ clone, env }) {
  const startedAt = performance.now();
  const steps = [];
  let output = '';
  let isReady = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    isReady = resolve;
  });
  let stepAt = startedAt;
  const onOutput = (/** @type {Buffer} */ chunk) => {
    output += chunk;
    const ended = output.match(/^\[\d+\/\d+\] (?:done|still fresh|already there), /gm)?.length ?? 0;
    for (; steps.length < ended; stepAt = performance.now())
      steps.push((performance.now() - stepAt) / SECOND);
    if (output.includes('Ready after')) isReady();
  };
  const args = ['scripts/run.mjs', 'scripts/start.mjs'];
  const site = startProcess({
    name: 'npm start',
    command: process.execPath,
    args,
    cwd: clone,
    env,
    onOutput,
  });
  const ended = site.exited.then(() => Promise.reject(new Error(`npm start ended:\n${output.slice(-2000)}`)));
  await Promise.race([ready, ended]);
  return { seconds: (performance.now() - startedAt) / SECOND, steps, stop: () => stopProcess(site) };
}

/** How long a program takes that does nothing. */
function baselineSeconds() {
  const startedAt = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return (performance.now() - startedAt) / SECOND;
}

await runBench({
  name: 'start',
  title: 'Starting, and memory at rest',
  about: `\`npm start\` of a fresh clone, its packages fetched into an empty cache, then ${LATER_STARTS} starts more. Memory is what both parts hold a minute after the start and ${VISITED.length} visits, pages they share counted once. The baseline is a program of Node that does nothing.`,
  measure: async ({ tmp }) => {
    const clone = join(tmp, 'clone');
    await runProcess({ name: 'git', command: 'git', args: ['clone', '--quiet', root, clone], cwd: tmp });
    const [port, backendPort] = [await findFreePort(), await findFreePort()];
    const env = {
      npm_config_cache: join(tmp, 'npm-cache'),
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      // Not what this checkout has compiled already.
      NODE_COMPILE_CACHE: join(clone, 'var', 'compile-cache'),
    };
    const first = await start({ clone, env });
    await first.stop();
    const later = [];
    for (let round = 1; round <= LATER_STARTS; round += 1) {
      const again = await start({ clone, env });
      later.push(again.seconds);
      if (round < LATER_STARTS) await again.stop();
    }
    for (const path of VISITED) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await pause(REST_MS);
    const [backend, website] = ['backend', 'website'].map((part) => memoryOf(join(clone, part)));
    const [ports = 0, install = 0, build = 0, fill = 0, pages = 0, serve = 0] = first.steps;
    const baseline = median([baselineSeconds(), baselineSeconds(), baselineSeconds()]);
    const row = (label, value) => ({ labels: [label], values: [value, value / baseline] });
    return {
      tables: [
        {
          labels: ['start'],
          columns: [{ name: 'seconds', digits: 1 }, { name: 'to baseline' }],
          rows: [
            row('first, from an empty cache', first.seconds),
            row('of it: packages', ports + install),
            row('of it: building the backend', build),
            row('of it: its database', fill),
            row('of it: building the website', pages),
            row('of it: starting the website', serve),
            row('later, in the middle', median(later)),
          ],
        },
        {
          labels: ['memory at rest'],
          columns: [{ name: 'MB' }],
          rows: [
            { labels: ['backend'], values: [backend] },
            { labels: ['website'], values: [website] },
          ],
        },
      ],
      aims: [
        { name: 'first start', unit: 's', value: first.seconds, atMost: 180 },
        { name: 'later starts, longest', unit: 's', value: Math.max(...later), atMost: 6, digits: 1 },
        { name: 'memory at rest', unit: 'MB', value: backend + website, atMost: 500 },
      ],
      faults: [],
    };
  },
});
