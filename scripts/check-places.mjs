import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, Fault, tryOr } from './lib/fault.mjs';
import { cacheFolder } from './lib/kept.mjs';
import { BROUGHT_NODE } from './lib/node-version.mjs';
import { findFreePort, isTaken } from './lib/ports.mjs';
import { root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { provideNode } from './lib/runtime.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';

// Tries npm start where it is seldom tried: in folders with spaces and Arabic letters, without git, as somebody who is not root,
// on all addresses (HOST=0.0.0.0), interrupted by Ctrl-C at each step and begun again, twice side by side, and in a folder that
// cannot be written. As root, on Linux; twenty minutes.
const NOBODY = 65_534;
const PATIENCE_MS = 40 * 60_000;
const folder = temporaryFolder('clinic places ');
const node = join(folder, 'bin', 'node');

/** @typedef {{ name: string, dir: string, port: number, env: Record<string, string> }} Clone */

/** Moments of a first start at which it is interrupted: what is printed, or stands in a file. */
const MOMENTS = [
  { text: /Check the ports/ },
  { text: /Install, build and start both parts/ },
  // Packages that are kept are not installed.
  { file: 'backend/.installing/package-lock.json', text: /./, env: { CLINIC_CACHE: '' } },
  { file: 'var/log/build-website.log', text: /Creating an optimized/ },
  { file: 'var/log/backend.log', text: /./ },
];

/** @param {string} name @returns {Promise<Clone>} */
async function makeClone(name) {
  const dir = join(folder, name);
  mkdirSync(dir);
  const copy = 'git ls-files -z | tar -c --null -T - | tar -x -C "$TO"';
  execFileSync('sh', ['-c', copy], { cwd: root, env: { ...process.env, TO: dir } });
  const [port, backendPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: `${dirname(node)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: folder,
    HOST: '0.0.0.0',
    CLINIC_CACHE: join(folder, 'cache'),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
  };
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, dir]);
  return { name, dir, port, env };
}

/** @param {Clone} clone @param {string[]} [before] what goes in front of the command */
function start({ dir, env }, before = []) {
  const [command = '', ...args] = [
    ...before,
    ...['setpriv', '--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'],
    ...[node, 'scripts/run.mjs', 'scripts/start.mjs'],
  ];
  const child = spawn(command, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { output: '', ended: false, code: /** @type {number | null} */ (null) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said.output += chunk;
    });
  child.once('close', (code) => Object.assign(said, { ended: true, code }));
  return { child, said };
}

/** @param {ReturnType<typeof start>} running @param {() => boolean} isReached */
async function until({ said }, isReached) {
  const end = Date.now() + PATIENCE_MS;
  while (!isReached()) {
    if (said.ended || said.output.includes('Ready after') || Date.now() > end)
      throw new Fault(`It ended, or was ready, before:\n${said.output}`);
    await pause(50);
  }
}

/** Processes that work in a folder, with their command lines. @param {string} dir */
function processesIn(dir) {
  return readdirSync('/proc').flatMap((pid) =>
    tryOr(() => {
      if (!/^\d+$/.test(pid) || !readlinkSync(`/proc/${pid}/cwd`).startsWith(dir)) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(pid), command }];
    }, []),
  );
}

/** @param {Clone} clone @param {ReturnType<typeof start>} running */
async function interrupt({ dir, port }, { child, said }) {
  child.kill('SIGINT');
  const end = Date.now() + 30_000;
  while (!said.ended && Date.now() < end) await pause(50);
  if (!said.ended) throw new Fault(`It did not end within 30 s:\n${said.output}`);
  // A tar that unpacks ends by itself once nobody writes to it.
  const gone = Date.now() + 5000;
  while (processesIn(dir).length > 0 && Date.now() < gone) await pause(50);
  const left = processesIn(dir).map(({ command }) => command);
  if (left.length > 0) throw new Fault(`These were left running:\n${left.join('\n')}`);
  if (await isTaken(port)) throw new Fault(`Something still listens on ${port}.`);
}

/** @param {Clone} clone */
async function interruptEach(clone) {
  for (const { file, text, env } of MOMENTS) {
    const path = join(clone.dir, file ?? '');
    if (file) rmSync(path, { force: true });
    const running = start({ ...clone, env: { ...clone.env, ...env } });
    const read = () => (file ? (existsSync(path) ? readFileSync(path, 'utf8') : '') : running.said.output);
    await until(running, () => text.test(read()));
    await interrupt(clone, running);
    console.log(`ok: interrupted at ${text} ${file ?? ''}`);
  }
}

/** @param {Clone} clone */
async function startWhole(clone) {
  const running = start(clone);
  await until(running, () => running.said.output.includes('Ready after'));
  // No address that a website on 127.0.0.1 alone would answer at.
  const { status } = await fetch(`http://127.0.0.2:${clone.port}/ar`);
  expect(status === 200, `"${clone.name}" serves on all addresses, as a user without rights, without git`);
  return running;
}

/** @param {Clone} clone */
async function startReadOnly(clone) {
  const bind = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec "$@"';
  const running = start(clone, ['unshare', '--mount', 'sh', '-c', bind, clone.dir]);
  while (!running.said.ended) await pause(50);
  const { output, code } = running.said;
  if (code !== 1 || !output.includes('cannot be written') || /^ +at /m.test(output))
    throw new Fault(`A folder that cannot be written: ended with ${code} and\n${output}`);
  console.log('ok: a folder that cannot be written is named');
}

async function check() {
  if (process.getuid?.() !== 0) throw new Fault('This needs root: it starts the site as somebody else.');
  const { command } = await provideNode(BROUGHT_NODE);
  mkdirSync(dirname(node));
  cpSync(command, node);
  mkdirSync(join(folder, 'cache'));
  // Copies the cached packages but no builds, so that the builds are made anew.
  for (const kind of ['packages-backend', 'packages-website']) {
    const kept = join(cacheFolder() ?? '', kind);
    if (existsSync(kept)) cpSync(kept, join(folder, 'cache', kind), { recursive: true });
  }
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  const first = await makeClone('my clinic عيادة');
  await startReadOnly(first);
  await interruptEach(first);
  const running = await startWhole(first);
  const second = await makeClone('my second clinic');
  const beside = await startWhole(second);
  await interrupt(second, beside);
  const answer = await fetch(`http://127.0.0.1:${first.port}/en`);
  expect(answer.ok, 'the first goes on beside and after the second');
  await interrupt(first, running);
  console.log('\n1 passed, 0 failed');
}

undoLater(() => {
  // Some end meanwhile.
  for (const { pid } of processesIn(folder)) tryOr(() => process.kill(pid, 'SIGKILL'), null);
});
runToEnd(check, cleanUp);
