import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from './lib/fault.mjs';
import { BROUGHT_NODE } from './lib/node-version.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runProcess } from './lib/processes.mjs';
import { logDir, root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { provideNode } from './lib/runtime.mjs';
import { createSteps } from './lib/steps.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';

// Tries deploy/setup-server in a fresh Debian of each kind, made by mmdebstrap, in namespaces of its own without a network: what
// scripts/server/trial.sh says. With this checkout, which is built first, or with --archive FILE of npm run release. As root.
const { values } = parseArgs({
  options: {
    archive: { type: 'string' },
    debian: { type: 'string', multiple: true, default: ['bookworm', 'trixie'] },
  },
});
const folder = temporaryFolder('clinic-server-');
const clinic = join(folder, 'clinic');
const mirror = join(folder, 'mirror');
const setup = join(root, 'deploy', 'setup-server');

/** Packages that the trial needs beside those that setup-server installs itself. */
const FOR_TRIAL = 'systemd,openssl,pebble';
const INSIDE = `set -e
ip link set lo up
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs tmpfs "$ROOT/run"
exec chroot "$ROOT" /usr/bin/env -i /bin/sh /trial/trial.sh
`;

/** @param {string} name @param {string} command @param {...string} args */
const run = (name, command, ...args) =>
  runProcess({ name, command, args, cwd: folder, logFile: join(logDir, 'check-server.log') });

/** Lays the clinic out as a stranger has it: an unpacked archive, or a clone with a release that is built. */
async function provideClinic() {
  if (values.archive) return run('tar', 'tar', '-xf', values.archive);
  await installBoth({ withTests: true });
  execFileSync('git', ['clone', '--quiet', root, clinic]);
  await runProcess({
    name: 'npm run upgrade',
    args: ['scripts/run.mjs', 'scripts/upgrade.mjs'],
    cwd: clinic,
    logFile: join(logDir, 'check-server-build.log'),
  });
  // They are setup-server's to make.
  for (const file of ['backend/.env', 'website/.env.local']) rmSync(join(clinic, file));
}

/** Packs the Node that is here as nodejs.org does. */
async function provideMirror() {
  const { command } = await provideNode(BROUGHT_NODE);
  const name = `node-v${BROUGHT_NODE}-linux-${process.arch}`;
  const from = join(mirror, `v${BROUGHT_NODE}`);
  mkdirSync(join(from, name, 'bin'), { recursive: true });
  cpSync(command, join(from, name, 'bin', 'node'));
  const pack = `tar -c ${name} | xz -0 > ${name}.tar.xz && sha256sum ${name}.tar.xz > SHASUMS256.txt && rm -r ${name}`;
  await run('Packing of Node', 'sh', '-c', `cd "${from}" && ${pack}`);
}

/** @param {string} debian */
async function tryOn(debian) {
  const rootfs = join(folder, debian);
  const [, packages] = /^packages='(.*)'$/m.exec(readFileSync(setup, 'utf8')) ?? [];
  // There is no network inside: what it installs lies ready in the store of apt.
  const hook = `chroot "$1" apt-get install -q -y --no-install-recommends --download-only ${packages}`;
  await run(
    'mmdebstrap',
    'mmdebstrap',
    ...['--mode=root', '--variant=minbase', `--include=${FOR_TRIAL}`, '--skip=cleanup/apt'],
    ...[`--customize-hook=${hook}`, debian, rootfs],
  );
  mkdirSync(join(rootfs, 'trial'));
  cpSync(join(root, 'scripts', 'server', 'trial.sh'), join(rootfs, 'trial', 'trial.sh'));
  await run('cp', 'cp', '-a', mirror, join(rootfs, 'trial'));
  await run('cp', 'cp', '-al', clinic, join(rootfs, 'opt', 'clinic'));
  await runProcess({
    name: `The trial on ${debian}`,
    command: 'unshare',
    args: [
      ...['--mount', '--propagation', 'private', '--net', '--pid', '--fork', '--kill-child'],
      ...['sh', '-c', INSIDE],
    ],
    env: { ROOT: rootfs },
    passThrough: true,
  });
  rmSync(rootfs, { recursive: true });
}

async function check() {
  if (process.getuid?.() !== 0) throw new Fault('This needs root: it makes a Debian and works in it.');
  if (!existsSync('/usr/bin/mmdebstrap'))
    throw new Fault('Install mmdebstrap first: apt-get install mmdebstrap');
  const step = createSteps({ total: 1 + values.debian.length });
  await step({ title: 'Lay out the clinic', expect: 'two minutes' }, async () => {
    await Promise.all([provideClinic(), provideMirror()]);
  });
  for (const debian of values.debian)
    await step({ title: `Set up and serve on ${debian}`, expect: 'two minutes' }, () => tryOn(debian));
  console.log('\n1 passed, 0 failed');
}

runToEnd(check, cleanUp);
