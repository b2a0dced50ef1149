import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../lib/fault.mjs';
import { repeat } from '../lib/repeat.mjs';

/** Podman starts these checks by systemd's timers, which a machine of builds seldom has. */
const HEALTH_PAUSE_MS = 2000;

/**
 * Podman on a machine of builds: fewer files and processes than Podman asks for, which may be more than this one may have, and where control groups are of both
 * kinds, the runtime that bears with it.
 *
 * @param {string} folder
 */
function writeSettings(folder) {
  const isHybrid = spawnSync('test', ['-d', '/sys/fs/cgroup/unified']).status === 0;
  const file = join(folder, 'containers.conf');
  writeFileSync(
    file,
    `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[network]
network_backend = "netavark"
[engine]
init_path = "/usr/bin/catatonit"
${isHybrid ? 'runtime = "runc"' : ''}
`,
  );
  return file;
}

/**
 * Podman, and docker-compose that speaks to it, until they are told to stop.
 *
 * @param {{ folder: string, logFile: string, env: Record<string, string>, file: string }} options `file`: of compose;
 *   `env`: what it takes from the environment
 */
export async function startEngine({ folder, logFile, env, file }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const socket = join(folder, 'podman.sock');
  const settings = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '/root',
    CONTAINERS_CONF: writeSettings(folder),
    DISABLE_HC_SYSTEMD: 'true',
    DOCKER_HOST: `unix://${socket}`,
    COMPOSE_PROJECT_NAME: 'clinic-check',
    COMPOSE_HTTP_TIMEOUT: '300',
    ...env,
  };
  const service = spawn('podman', ['system', 'service', '--time', '0', `unix://${socket}`], {
    stdio: ['ignore', log, log],
    env: settings,
  });
  /** @param {string[]} args */
  const podman = (...args) => spawnSync('podman', args, { env: settings, encoding: 'utf8' });
  /** @param {string} command @param {string[]} args @param {typeof log | 'ignore'} [output] @returns {Promise<number>} its status */
  const run = (command, args, output = log) =>
    new Promise((done) =>
      spawn(command, args, { stdio: ['ignore', output, output], env: settings }).once('close', done),
    );
  const succeed = async (/** @type {string} */ command, /** @type {string[]} */ args) => {
    const code = await run(command, args);
    if (code !== 0) throw new Fault(`${command} ${args.join(' ')} ended with ${code}.`, { logFile });
  };
  const compose = (/** @type {string[]} */ args) => succeed('docker-compose', ['--file', file, ...args]);
  /** @returns {string[]} */
  const names = () => podman('ps', '--format', '{{.Names}}').stdout.split('\n').filter(Boolean);
  const endHealthChecks = repeat(async () => {
    for (const name of names()) await run('podman', ['healthcheck', 'run', name], 'ignore');
    await pause(HEALTH_PAUSE_MS);
  });
  return {
    compose,
    stop: async () => {
      await endHealthChecks();
      await compose(['down', '--volumes', '--timeout', '15']);
      service.kill('SIGTERM');
    },
    /** @param {string} name of a container @returns {string} */
    health: (name) => podman('inspect', '--format', '{{.State.Health.Status}}', name).stdout.trim(),
    /**
     * Ends a container as a new version would and starts it again. Compose itself cannot here: it takes Podman's description
     * of a network for a changed one.
     *
     * @param {string} name
     */
    restart: (name) => succeed('podman', ['restart', '--time', '12', name]),
    /** @param {string} name of a container @returns {string} what it has written */
    output: (name) => podman('logs', name).stdout,
  };
}
