import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { runProcess, startProcess } from '../lib/processes.mjs';
import { root } from '../lib/project.mjs';

const UNITS = join(root, 'deploy', 'systemd');
/** Lines that only the systemd of a whole machine can obey. */
const OF_THE_MACHINE =
  /^(?:User|Group|ReadWritePaths|UMask|NoNewPrivileges|CapabilityBoundingSet|Protect\w+|Private\w+|Restrict\w+|LockPersonality|SystemCall\w+)=.*\n/gm;

/**
 * Starts a systemd of our own with the units of deploy/systemd, beside whatever runs this machine.
 *
 * @param {{ folder: string, clone: string, ports: Record<string, number>, logFile: string }} options folder: for its files;
 *   ports: those in the units and the free ones in their place
 * @returns {Promise<{ env: Record<string, string>, systemctl: (...args: string[]) => Promise<void> }>} env: whoever has it speaks to it
 * @throws {Fault}
 */
export async function startUserSystemd({ folder, clone, ports, logFile }) {
  const runtime = join(folder, 'run');
  const units = join(runtime, 'systemd', 'user');
  mkdirSync(units, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(UNITS).filter((each) => /^clinic-(?:backend|website)\./.test(each))) {
    let text = readFileSync(join(UNITS, name), 'utf8')
      .replaceAll('/opt/clinic', clone)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(OF_THE_MACHINE, '');
    for (const [port, free] of Object.entries(ports))
      text = text
        .replaceAll(`127.0.0.1:${port}`, `127.0.0.1:${free}`)
        .replace(`PORT=${port}`, `PORT=${free}`);
    writeFileSync(join(units, name), text);
  }
  const env = { XDG_RUNTIME_DIR: runtime };
  // It starts only where it finds signs of a systemd that started the machine.
  const start =
    'mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system && exec /usr/lib/systemd/systemd --user --log-target=console';
  startProcess({
    name: 'systemd',
    command: 'unshare',
    args: ['--mount', '--propagation', 'private', 'sh', '-c', start],
    env,
    logFile,
  });
  const systemctl = (/** @type {string[]} */ ...args) =>
    runProcess({
      name: `systemctl ${args.join(' ')}`,
      command: 'systemctl',
      args: ['--user', ...args],
      env,
      logFile: join(folder, 'systemctl.log'),
    });
  for (let tries = 0; tries < 50; tries += 1) {
    const isThere = await systemctl('daemon-reload').then(
      () => true,
      () => false,
    );
    if (isThere) return { env, systemctl };
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Fault('No systemd of our own could be started: this needs root and Debian’s systemd.', {
    logFile,
  });
}
