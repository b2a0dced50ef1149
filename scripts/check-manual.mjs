import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './lib/fault.mjs';
import { isTaken } from './lib/ports.mjs';
import { runProcess, startProcess, stopProcess } from './lib/processes.mjs';
import { logDir, root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';
import { waitForHttp } from './lib/wait-for-http.mjs';

// Follows docs/operations.md, "Without the scripts", line by line in a new clone, then stops the backend and asks for what
// npm start answers without it. Ports 1337 and 3000 have to be free: the document names them.
const HEADING = '## Without the scripts';
const BACKEND = 'http://127.0.0.1:1337';
const WEBSITE = 'http://localhost:3000';
/** Pages with the backend stopped, made before or for a visit; each answers 200 with one heading. */
const PAGES = [
  '/en',
  '/ar/doctors',
  '/en/booking',
  '/ar/booking',
  '/en/booking?by=doctor',
  '/en/doctors?q=nadia',
  '/en/faq',
];

const logFile = join(logDir, 'check-manual.log');
const clone = temporaryFolder('clinic-manual-');
/** Commands that go on running, in the order of their lines. @type {import('./lib/processes.mjs').Running[]} */
const started = [];

function readLines() {
  const text = readFileSync(join(clone, 'docs/operations.md'), 'utf8').split(HEADING)[1] ?? '';
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(text) ?? [];
  const lines = block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  return lines.filter((line) => line !== '');
}

/** Runs a line in a shell; one that ends with "&" keeps running in the background. @param {string} line */
async function runLine(line) {
  console.log(`\n$ ${line}`);
  const isBeside = line.endsWith('&');
  const shell = {
    name: line,
    command: 'bash',
    args: ['-c', isBeside ? line.slice(0, -1) : line],
    cwd: clone,
    env: { NEXT_TELEMETRY_DISABLED: '1', STRAPI_TELEMETRY_DISABLED: 'true' },
  };
  if (!isBeside) return runProcess({ ...shell, passThrough: true });
  const running = startProcess({ ...shell, logFile, append: true });
  started.push(running);
  const url = `${line.includes('website') ? WEBSITE : BACKEND}/health/ready`;
  await waitForHttp({ url, running, timeoutMs: 300_000, logFile });
}

async function faultsOfPages() {
  const faults = [];
  for (const path of PAGES) {
    const answer = await fetch(`${WEBSITE}${path}`);
    const heads = (await answer.text()).match(/<h1[ >]/g) ?? [];
    if (answer.status !== 200 || heads.length !== 1)
      faults.push(`${path}: ${answer.status}, ${heads.length} headings`);
  }
  return faults;
}

async function check() {
  for (const port of [1337, 3000]) if (await isTaken(port)) throw new Fault(`Port ${port} has to be free.`);
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const lines = readLines();
  if (lines.length < 5) throw new Fault(`docs/operations.md has no commands below "${HEADING}".`);
  for (const line of lines) await runLine(line);
  const faults = (await faultsOfPages()).map((fault) => `with the backend: ${fault}`);
  const backend = started.find(({ name }) => name.includes('cd backend && TZ'));
  if (!backend) throw new Fault('The document starts no backend.');
  await stopProcess(backend);
  while (await isTaken(1337)) await pause(200);
  faults.push(...(await faultsOfPages()).map((fault) => `without the backend: ${fault}`));
  if (faults.length > 0) throw new Fault(faults.join('\n'));
  console.log(
    `\nThe manual way works: ${lines.length} lines, ${PAGES.length} pages with the backend and without it.`,
  );
}

runToEnd(check, cleanUp);
