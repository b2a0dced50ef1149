import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt, pathsOf } from './apt.mjs';
import { Fault } from './fault.mjs';
import { findFreePort, isTaken } from './ports.mjs';
import { startProcess, stopProcess } from './processes.mjs';
import { logDir } from './project.mjs';

/** Both speak the same protocol; Debian ships one or both. */
const SERVERS = ['valkey-server', 'redis-server'];
const START_TIMEOUT_MS = 10_000;

/** @returns {string | undefined} a server of this machine */
const findServer = () =>
  pathsOf(SERVERS, ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']).find((path) => existsSync(path));

/** @type {Promise<string> | undefined} steps that run side by side install it once */
let provided;

/**
 * A Valkey or Redis that can be started: the one named by VALKEY_SERVER, that of this machine, or one that is installed now,
 * where that is Debian and we may.
 *
 * @returns {Promise<string>} its path
 * @throws {Fault} when none can be had
 */
export function provideValkey() {
  provided ??= findOrInstall();
  return provided;
}

async function findOrInstall() {
  const named = process.env.VALKEY_SERVER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Fault(`VALKEY_SERVER names ${named}, which is not there.`);
  }
  const logFile = join(logDir, 'install-valkey.log');
  // Keeps Debian from starting the service on installation; the tests start their own.
  const wanted = { packages: SERVERS, logFile, env: { RUNLEVEL: '1' } };
  const found = findServer() ?? (await installWithApt(wanted).then(findServer, () => undefined));
  if (found) return found;
  throw new Fault(
    'The tests of several backends need Valkey or Redis, and none could be found or installed. ' +
      'Install one and run the tests again, or name it: VALKEY_SERVER=/path/to/valkey-server npm test',
    { logFile },
  );
}

/**
 * Starts a Valkey of its own: empty, on a free port of this machine, keeping nothing on disk.
 *
 * @param {{ port?: number }} [options] port: where one was that is to come back
 * @throws {Fault}
 */
export async function startValkey({ port: given } = {}) {
  const command = await provideValkey();
  const port = given ?? (await findFreePort());
  const dir = mkdtempSync(join(tmpdir(), 'valkey-'));
  const settings = { port, bind: '127.0.0.1', dir, appendonly: 'no', save: '', daemonize: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const running = startProcess({ name: 'valkey', command, args, cwd: dir });
  const stop = async () => {
    const { pid, exitCode, signalCode } = running.child;
    // A process stopped by SIGSTOP does not receive other signals until it continues.
    if (pid && exitCode === null && signalCode === null) process.kill(pid, 'SIGCONT');
    await stopProcess(running, { graceMs: 2000 });
    rmSync(dir, { recursive: true, force: true });
  };
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isTaken(port))) {
    if (Date.now() > until || running.child.exitCode !== null) {
      await stop();
      throw new Fault(`${command} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url: `redis://127.0.0.1:${port}`, pid: running.child.pid ?? 0, port, stop };
}
