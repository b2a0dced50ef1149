import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../lib/fault.mjs';

/**
 * Runs inside: the root is bound onto itself without the right to write, what the image names as volume and /tmp are put
 * over it, and its program becomes process 1 of a numbering of its own.
 */
const INSIDE = `set -e
mount --bind "$ROOTFS" "$ROOTFS"
mount -t proc proc "$ROOTFS/proc"
mount --rbind /dev "$ROOTFS/dev"
mount -t tmpfs -o mode=1777 tmpfs "$ROOTFS/tmp"
mount -t tmpfs tmpfs "$ROOTFS/run"
if [ -n "$SETTINGS" ]; then mkdir -p "$ROOTFS/run/secrets"; cp "$SETTINGS" "$ROOTFS/run/secrets/clinic.env"; chown 10001 "$ROOTFS/run/secrets/clinic.env"; chmod 400 "$ROOTFS/run/secrets/clinic.env"; fi
if [ -n "$DATA" ]; then chown 10001:10001 "$DATA"; mount --bind "$DATA" "$ROOTFS/data"; fi
mount -o remount,bind,ro "$ROOTFS"
dir="$WORKDIR"; rootfs="$ROOTFS"; user="$RUN_AS"
unset ROOTFS SETTINGS DATA WORKDIR RUN_AS
exec chroot --userspec="$user" "$rootfs" /usr/bin/env -i --chdir="$dir" "$@"
`;

/**
 * @typedef {Awaited<ReturnType<typeof enter>>} Entered
 *
 * Starts the program of an image as a container engine does: as the image's user, with a root that cannot be written, and
 * with nothing of this machine's environment; the network is this machine's.
 *
 * @param {object} options
 * @param {string} options.rootfs where the image is mounted
 * @param {{ Env: string[], User: string, WorkingDir: string }} options.config of the image
 * @param {string[]} options.command
 * @param {Record<string, string>} [options.env] settings given as environment
 * @param {string} [options.settings] a file of settings, mounted as /run/secrets/clinic.env
 * @param {string} [options.data] a folder mounted as /data
 * @param {string} options.logFile
 */
export async function enter({ rootfs, config, command, env = {}, settings = '', data = '', logFile }) {
  const own = config.Env.filter((line) => !Object.keys(env).some((name) => line.startsWith(`${name}=`)));
  const all = [...own, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', INSIDE, 'sh', ...all, ...command],
    {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH ?? '',
        ROOTFS: rootfs,
        SETTINGS: settings,
        DATA: data,
        WORKDIR: config.WorkingDir,
        RUN_AS: config.User,
      },
    },
  );
  /** @type {Promise<number | null>} */
  const exited = new Promise((done) => child.once('close', done));
  return { child, pid: await firstChildOf(child.pid ?? 0), exited };
}

/** The process that unshare has started: number 1 inside. @param {number} pid */
async function firstChildOf(pid) {
  for (let tries = 0; tries < 200; tries += 1) {
    const first = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0];
    if (first) return Number(first);
    await pause(10);
  }
  throw new Fault('Nothing was started in the image.');
}

/** Returns the user of a process, and its number inside, as the kernel says. @param {number} pid */
export function statusOf(pid) {
  const text = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return {
    user: /^Uid:\s+(\d+)/m.exec(text)?.[1] ?? '',
    number: /^NSpid:.*\s(\d+)$/m.exec(text)?.[1] ?? '',
  };
}
