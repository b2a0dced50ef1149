import { spawn, spawnSync } from 'node:child_process';
import { Fault, tryOr } from './fault.mjs';
import { root } from './project.mjs';
import { openRotatedLog } from './rotated-log.mjs';

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<{ code: number | null, signal: string | null }>} exited
 *
 * @typedef {object} ProcessOptions
 * @property {string} [name] for messages; the command when left out
 * @property {string} [command] this Node when left out
 * @property {string[]} args
 * @property {string} [cwd] the folder of the repository when left out
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {string} [logFile] where its output goes
 * @property {boolean} [append] keep what the log file already holds
 * @property {boolean} [echo] also show the output, each line with the name in front
 * @property {boolean} [passThrough] show the output as it is, and keep none
 * @property {(chunk: Buffer) => void} [onOutput] is given the output as it comes
 * @property {boolean} [withChannel] can be sent messages (`child.send`)
 * @property {any} [socket] is given it as systemd gives one
 */

/** @type {Set<Running>} */
const running = new Set();

const isWindows = process.platform === 'win32';

/**
 * Starts a program in a process group of its own, so that stopping it also stops what it started.
 *
 * @param {ProcessOptions} options
 * @returns {Running}
 */
export function startProcess(options) {
  const { command = process.execPath, args, cwd = root, logFile, append = false, onOutput } = options;
  const name = options.name ?? command;
  /** @type {'inherit' | 'pipe'} */
  const output = options.passThrough ? 'inherit' : 'pipe';
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output, options.withChannel ? 'ipc' : (options.socket ?? 'ignore')],
    detached: !isWindows,
  });
  const log = logFile ? openRotatedLog({ file: logFile, append }) : null;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log?.write(chunk);
      onOutput?.(chunk);
      if (options.echo) process.stdout.write(prefixLines(name, String(chunk)));
    });
  }
  /** @type {Running} */
  const entry = {
    name,
    child,
    exited: new Promise((resolve) => {
      child.once('error', (error) => {
        log?.write(`${error.message}\n`);
        resolve({ code: 127, signal: null });
      });
      child.once('close', (code, signal) => resolve({ code, signal }));
    }),
  };
  running.add(entry);
  entry.exited.then(() => {
    running.delete(entry);
    log?.end();
  });
  return entry;
}

/** Runs a program to its end. @param {ProcessOptions} options @throws {Fault} when it ends with anything but 0 */
export async function runProcess(options) {
  const { name, exited } = startProcess(options);
  const { code, signal } = await exited;
  if (code === 0) return;
  throw new Fault(`${name} failed (${signal ?? `exit code ${code}`}).`, { logFile: options.logFile });
}

/** Asks a program to end, and ends it after the grace time. @param {Running} entry @param {{ graceMs?: number }} [options] */
export async function stopProcess(entry, { graceMs = 10_000 } = {}) {
  if (!running.has(entry)) return;
  signalGroup(entry, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(entry, 'SIGKILL'), graceMs);
  await entry.exited;
  clearTimeout(timer);
  // The leader may have gone before a child of it that ignored the request.
  signalGroup(entry, 'SIGKILL');
}

export async function stopAll() {
  // Repeated, because the end of one process may make another start.
  while (running.size > 0) await Promise.all([...running].reverse().map((entry) => stopProcess(entry)));
}

/** @param {Running} entry @param {NodeJS.Signals} signal */
function signalGroup({ child: { pid } }, signal) {
  if (!pid) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  // The group may be gone already.
  tryOr(() => process.kill(-pid, signal), null);
}

/** @param {string} name @param {string} text */
function prefixLines(name, text) {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => `${name.padEnd(8)} | ${line}\n`).join('');
}
