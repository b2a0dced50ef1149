import { spawn, spawnSync } from 'node:child_process';
import { Fault } from './fault.mjs';
import { openRotatedLog } from './rotated-log.mjs';

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<{ code: number | null, signal: string | null }>} exited
 *
 * @typedef {object} ProcessOptions
 * @property {string} name for messages
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
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
  const {
    name,
    command,
    args,
    cwd,
    env = {},
    logFile,
    append = false,
    echo = false,
    passThrough = false,
    onOutput,
    withChannel = false,
    socket,
  } = options;
  /** @type {'inherit' | 'pipe'} */
  const output = passThrough ? 'inherit' : 'pipe';
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, withChannel ? 'ipc' : (socket ?? 'ignore')],
    detached: !isWindows,
  });
  const log = logFile ? openRotatedLog({ file: logFile, append }) : null;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log?.write(chunk);
      onOutput?.(chunk);
      if (echo) process.stdout.write(prefixLines({ name, text: String(chunk) }));
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
  const { code, signal } = await startProcess(options).exited;
  if (code === 0) return;
  throw new Fault(`${options.name} failed (${signal ?? `exit code ${code}`}).`, { logFile: options.logFile });
}

/**
 * Asks a program to end, and ends it after the grace time.
 *
 * @param {Running} entry
 * @param {{ graceMs?: number }} [options]
 */
export async function stopProcess(entry, { graceMs = 10_000 } = {}) {
  if (!running.has(entry)) return;
  signalGroup({ entry, signal: 'SIGTERM' });
  const timer = setTimeout(() => signalGroup({ entry, signal: 'SIGKILL' }), graceMs);
  await entry.exited;
  clearTimeout(timer);
  // The leader may have gone before a child of it that ignored the request.
  signalGroup({ entry, signal: 'SIGKILL' });
}

export async function stopAll() {
  await Promise.all([...running].reverse().map((entry) => stopProcess(entry)));
}

/** @param {{ entry: Running, signal: NodeJS.Signals }} options */
function signalGroup({ entry, signal }) {
  const { pid } = entry.child;
  if (!pid) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is already gone.
  }
}

/** @param {{ name: string, text: string }} options */
function prefixLines({ name, text }) {
  return `${text
    .trimEnd()
    .split('\n')
    .map((line) => `${name.padEnd(8)} | ${line}`)
    .join('\n')}\n`;
}
