import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from './lib/env-files.mjs';
import { expect, Fault } from './lib/fault.mjs';
import { findFreePort } from './lib/ports.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runProcess, startProcess } from './lib/processes.mjs';
import { root } from './lib/project.mjs';
import { readLink, releasesOf } from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { formatDuration } from './lib/steps.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';
import { listLost, PATHS, startLoad } from './upgrade/load.mjs';

// Follows docs/operations.md, "One server" and "Upgrade", in a clone, with a real systemd and the shipped units, while visitors
// read and book: a release that does not start, one that does, the way back and forward, and a build that fails. As root, on Debian.
const folder = temporaryFolder('clinic-upgrade-');
const clone = join(folder, 'clinic');
const MAIN = join('website', '.next', 'standalone', 'main.mjs');
const BREAK = 'throw 0;\n';

/** @param {{ script: string, env: Record<string, string>, args?: string[] }} command one of the clone's package.json */
async function npmRun({ script, env, args = [] }) {
  console.log(`\n$ npm run ${script}`);
  await runProcess({
    name: `npm run ${script}`,
    args: ['scripts/run.mjs', `scripts/${script}.mjs`, ...args],
    cwd: clone,
    env,
    passThrough: true,
  });
}

/** @param {string} file @param {(text: string) => string} change */
function change(file, change) {
  const path = join(clone, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Fault(`There is nothing to change in ${file} any more.`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** @param {Promise<void>} running */
const fails = (running) =>
  running.then(
    () => false,
    () => true,
  );

const UNITS = join(root, 'deploy', 'systemd');
/** Lines that only the systemd of a whole machine can obey. */
const OF_THE_MACHINE =
  /^(?:User|Group|ReadWritePaths|UMask|NoNewPrivileges|CapabilityBoundingSet|Protect\w+|Private\w+|Restrict\w+|LockPersonality|SystemCall\w+)=.*\n/gm;

/**
 * Starts a systemd of our own with the units of deploy/systemd, beside whatever runs this machine.
 *
 * @param {Record<string, number>} ports those in the units and the free ones in their place
 */
async function startUserSystemd(ports) {
  const logFile = join(folder, 'systemd.log');
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
    if (!(await fails(systemctl('daemon-reload')))) return { env, systemctl };
    await pause(200);
  }
  throw new Fault('No systemd of our own could be started: this needs root and a Debian.', { logFile });
}

async function check() {
  await installBoth({ withTests: true });
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const [port, backendPort] = [await findFreePort(), await findFreePort()];
  const env = { PORT: String(port), BACKEND_PORT: String(backendPort), npm_lifecycle_event: '' };
  await npmRun({ script: 'setup', env });
  for (const file of ['backend/.env', 'website/.env.local'])
    change(file, (text) => text.replaceAll(':3000', `:${port}`).replaceAll('1337', String(backendPort)));
  await npmRun({ script: 'upgrade', env });
  const first = readLink('current', clone) ?? '';

  const systemd = await startUserSystemd({ 3000: port, 1337: backendPort });
  await systemd.systemctl('start', 'clinic-backend');
  await systemd.systemctl('start', 'clinic-website');
  const website = `http://127.0.0.1:${port}`;
  // Scripts are named in an attribute, between quotation marks that are escaped.
  const html = (await (await fetch(`${website}/en/faq`)).text())
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const open = [...html.matchAll(/"(\/_next\/static\/[^"\\]+)"/g)].map(([, path = '']) => path);
  expect(open.length > 5, `a page that is open asks for ${open.length} files`);
  const { WEBSITE_KEY = '' } = parseEnv(readFileSync(join(clone, 'backend', '.env'), 'utf8'));
  const paths = [...PATHS, 'backend:/health/ready', ...open.slice(0, 4)];
  const load = startLoad({ website, backend: `http://127.0.0.1:${backendPort}`, key: WEBSITE_KEY, paths });
  const restart = 'systemctl --user restart';
  const broken = join(folder, 'broken');
  // Before the first part is restarted, the website of the new release is damaged.
  const breaking = `[ -e ${broken} ] || sed -i "1i ${BREAK.trim()}" ${join(clone, 'releases', 'current', MAIN)} && touch ${broken} && ${restart}`;
  const command = (/** @type {string} */ script, how = restart) =>
    npmRun({ script, env: { ...env, ...systemd.env }, args: ['--restart', how] });
  const runs = () => basename(readLink('current', clone) ?? '');

  change('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  expect(await fails(command('upgrade', breaking)), 'a release that does not start ends the upgrade');
  expect(runs() === basename(first), 'and the one before goes on');
  const main = join(readdirSync(releasesOf(clone)).find((name) => name.startsWith('99.0.0-')) ?? '', MAIN);
  change(join('releases', main), (text) => text.replace(BREAK, ''));
  await command('upgrade');
  expect(runs().startsWith('99.0.0-'), `${runs()} runs after ${basename(first)}`);
  const next = runs();
  const back = Date.now();
  await command('rollback');
  expect(runs() === basename(first), `the way back took ${formatDuration(Date.now() - back)}`);
  await command('rollback');
  expect(runs() === next, 'once more leads forward');

  change('website/src/app/api/build-id/route.ts', (text) => `${text}\nthis is no code`);
  expect(await fails(command('upgrade')), 'a build that fails ends the upgrade');
  expect(runs() === next, 'and leaves what runs');

  const { reads, slowest, failed, booked } = await load.stop();
  const lost = await listLost(
    { databaseUrl: null, databaseFile: join(clone, 'backend', 'data', 'clinic.db') },
    booked,
  );
  console.log(
    `\n${reads} reads, ${failed.length} failed, the slowest took ${formatDuration(slowest)}; ${booked.length} bookings, ${lost.length} lost.`,
  );
  if (failed.length + lost.length > 0) throw new Fault([...failed.slice(0, 40), ...lost].join('\n'));
}

runToEnd(check, cleanUp);
