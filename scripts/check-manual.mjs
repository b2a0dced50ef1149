import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './lib/fault.mjs';
import { isTaken } from './lib/ports.mjs';
import { root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';
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

/** @type {import('node:child_process').ChildProcess[]} */
const started = [];
const clone = temporaryFolder('clinic-manual-');

undoLater(async () => {
  for (const child of started) if (child.pid) stopGroup(child.pid);
  await pause(500);
});

/** @param {number} pid */
function stopGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
}

function readLines() {
  const text = readFileSync(join(clone, 'docs/operations.md'), 'utf8').split(HEADING)[1] ?? '';
  const [, block = ''] = /```\n([\s\S]*?)```/.exec(text) ?? [];
  const lines = block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  return lines.filter((line) => line !== '');
}

/** One line in a shell; one that ends with "&" goes on beside the others. @param {string} line */
async function runLine(line) {
  console.log(`\n$ ${line}`);
  const isBeside = line.endsWith('&');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', STRAPI_TELEMETRY_DISABLED: 'true' };
  const child = spawn('bash', ['-c', isBeside ? line.slice(0, -1) : line], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', isBeside ? 'ignore' : 'inherit', 'inherit'],
  });
  started.push(child);
  const ended = new Promise((done) => child.once('exit', done));
  if (!isBeside && (await ended) !== 0) throw new Fault(`This line failed: ${line}`);
  if (isBeside)
    await waitForHttp({
      url: `${line.includes('website') ? WEBSITE : BACKEND}/health/ready`,
      running: { name: line },
      timeoutMs: 300_000,
    });
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
  const [backend] = started.filter(({ spawnargs }) => spawnargs.at(-1)?.includes('cd backend && TZ'));
  if (!backend?.pid) throw new Fault('The document starts no backend.');
  stopGroup(backend.pid);
  while (await isTaken(1337)) await pause(200);
  faults.push(...(await faultsOfPages()).map((fault) => `without the backend: ${fault}`));
  if (faults.length > 0) throw new Fault(faults.join('\n'));
  console.log(
    `\nThe manual way works: ${lines.length} lines, ${PAGES.length} pages with the backend and without it.`,
  );
}

runToEnd(check, cleanUp);
