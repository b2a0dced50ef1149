import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bookOnce } from './lib/book-once.mjs';
import { parseEnv } from './lib/env-files.mjs';
import { expect, Fault } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runProcess, startProcess, stopProcess } from './lib/processes.mjs';
import { logDir, root } from './lib/project.mjs';
import { listPublicPages } from './lib/public-pages.mjs';
import { readLink } from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readTheme } from './lib/theme.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';
import { waitForHttp } from './lib/wait-for-http.mjs';
import { hasGroups, JOIN, limitMemory, removeGroups, takeMemory, takeProcessor } from './release/bounds.mjs';
import { makeLaterVersion } from './release/later-version.mjs';
import { listLost, PATHS, startLoad } from './upgrade/load.mjs';

// Follows docs/releases.md in a bare Debian without a network, as a user who may do nothing, in a machine's memory of 2 and 1 GB:
// unpack, start, read, book, upgrade and back under load, a release that does not start, backup, drill, restore, a month of use
// (--month), and over to PostgreSQL. As root, on Debian.
const { values } = parseArgs({
  options: {
    archive: { type: 'string' },
    suite: { type: 'string', default: 'trixie' },
    month: { type: 'boolean', default: false },
    // Set when it runs itself inside a network of its own.
    inside: { type: 'string' },
  },
});
const WEBSITE = 'http://127.0.0.1:3000';
const BACKEND = 'http://127.0.0.1:1337';
const START_SECONDS = 60;
const USER = 1000;
/** Commands that enter the new network and the new mounts. */
const ENTER = 'ip link set lo up && mount -t proc none "$1/proc" && shift && exec "$@"';
const NEXT = '99.0.0-next';
/** Bookings of one branch; the demonstration has some more free times. */
const BOOKINGS_OF_A_MONTH = 3_000;
const GB = 1024 ** 3;
const logFile = join(logDir, 'check-release.log');
const folder = values.inside ?? temporaryFolder('clinic-release-');
const debian = join(folder, 'debian');
const home = join(debian, 'home', 'clinic', 'clinic');

async function prepare() {
  if (spawnSync('which', ['mmdebstrap', 'unshare', 'ip']).status !== 0)
    throw new Fault('This needs apt-get install mmdebstrap iproute2.');
  await installBoth({ withTests: false });
  if (!values.archive)
    await runProcess({
      name: 'npm run release',
      args: [join(root, 'scripts', 'release.mjs'), '--unjudged', '--arch', process.arch, '--into', folder],
      passThrough: true,
    });
  const made = values.archive ?? join(folder, readdirSync(folder).find((name) => name.endsWith('.gz')) ?? '');
  await runProcess({
    command: 'mmdebstrap',
    args: ['--variant=minbase', '--include=postgresql', values.suite, debian],
    logFile,
  });
  mkdirSync(join(debian, 'archives'));
  cpSync(made, join(debian, 'archives', 'first.tar.gz'));
  const archiveAt = (/** @type {string} */ name) => join(debian, 'archives', `${name}.tar.gz`);
  await makeLaterVersion({ made, file: archiveAt('next'), version: '99.0.0', isBroken: false });
  await makeLaterVersion({ made, file: archiveAt('broken'), version: '99.1.0', isBroken: true });
  execFileSync('chroot', [debian, 'useradd', '--uid', String(USER), 'clinic']);
  mkdirSync(join(debian, 'home', 'clinic'));
  chownSync(join(debian, 'home', 'clinic'), USER, USER);
  const month = values.month ? ['--month'] : [];
  const again = [process.execPath, import.meta.filename, '--inside', folder, ...month];
  await runProcess({
    name: 'The check',
    command: 'unshare',
    args: ['--net', '--mount', 'sh', '-c', ENTER, 'sh', debian, ...again],
    passThrough: true,
  });
}

/** Starts a command in the bare Debian as the user. @param {string} command */
function enter(command) {
  const chroot = ['chroot', `--userspec=${USER}:${USER}`, debian];
  const env = ['/usr/bin/env', '-i', 'PATH=/usr/bin:/bin', 'HOME=/home/clinic'];
  const inHome = `cd && ${command.replace(/^\.\//, 'exec clinic/')}`;
  console.log(`$ ${command}`);
  return startProcess({
    name: command,
    command: 'sh',
    args: ['-c', `${JOIN} exec "$@"`, 'sh', ...chroot, ...env, 'sh', '-c', inHome],
    logFile,
    append: true,
  });
}

/** @param {string} command @returns {Promise<boolean>} whether it ended well */
const succeeds = async (command) => (await enter(command).exited).code === 0;

/** @param {number} from */
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(0);

/** Says that a command ends well, how long it took and what memory. @param {string} command @param {string} what */
async function does(command, what) {
  const began = Date.now();
  expect(await succeeds(command), `${what}, ${seconds(began)} s, ${takeMemory()}`);
}

/** @param {string} [command] */
async function start(command = './clinic start') {
  const began = Date.now();
  takeProcessor();
  takeMemory();
  const running = enter(command);
  await waitForHttp({ url: `${WEBSITE}/health/ready`, running, timeoutMs: 600_000, logFile });
  await waitForHttp({ url: `${WEBSITE}/en`, running, timeoutMs: 60_000, logFile });
  // Most of it is one process after the other: a quiet machine takes hardly longer by the clock.
  const processor = takeProcessor();
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `serves after ${seconds(began)} s, ${processor.toFixed(0)} of the processor, ${takeMemory()} (load of this machine ${load})`,
  );
  return { running, isInTime: (hasGroups ? processor : Number(seconds(began))) < START_SECONDS };
}

const runs = () => basename(readLink('current', home) ?? '');
const diskOf = (/** @type {string} */ path) =>
  execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0];

/** Starts Debian's PostgreSQL as the user. @returns the address of an empty database */
async function startPostgres() {
  const versions = join('/usr', 'lib', 'postgresql');
  const bin = join(versions, readdirSync(join(debian, versions))[0] ?? '', 'bin');
  await does(
    `${bin}/initdb -D postgres --auth=trust --username=clinic --encoding=UTF8 --locale=C.UTF-8`,
    'PostgreSQL is laid out',
  );
  // The bare Debian has no /dev/shm.
  enter(`exec ${bin}/postgres -D postgres -k /tmp -c dynamic_shared_memory_type=mmap`);
  await does(
    `for second in $(seq 60); do ${bin}/createdb -h /tmp -U clinic clinic && exit; sleep 1; done; exit 1`,
    'and has an empty database',
  );
  return 'postgres://clinic@127.0.0.1:5432/clinic';
}

/** @param {string | null} databaseUrl @param {string[]} booked @param {string} where */
async function expectAll(databaseUrl, booked, where) {
  const place = { databaseUrl, databaseFile: join(home, 'backend', 'data', 'clinic.db') };
  const lost = await listLost(place, booked);
  expect(lost.length === 0, `all of ${booked.length} bookings are in ${where}`);
}

/** Books as much as a branch does in a month, and reads meanwhile, as quickly as it is answered. @param {string} key @param {string[]} pages */
async function useForAMonth(key, pages) {
  const began = Date.now();
  const paths = [...pages, '/en/booking?by=doctor', '/ar/booking?by=specialty'];
  const load = startLoad({ website: WEBSITE, backend: BACKEND, key, paths, readEveryMs: 1, bookEveryMs: 1 });
  while (load.booked.length < BOOKINGS_OF_A_MONTH && load.failed.length === 0) await pause(1_000);
  const { reads, slowest, failed, booked } = await load.stop();
  console.log(
    `${booked.length} bookings and ${reads} pages in ${seconds(began)} s, the slowest ${slowest} ms, ${takeMemory()}.`,
  );
  expect(failed.length === 0, `a month of use was answered\n${failed.slice(0, 20).join('\n')}`);
  return booked;
}

async function check() {
  limitMemory(2 * GB);
  expect(await succeeds('tar xzf /archives/first.tar.gz'), `unpacked, ${diskOf(home)} MB`);
  const first = await start();
  expect(first.isInTime, `served within ${START_SECONDS} s of the first start`);
  const pages = await listPublicPages(WEBSITE);
  for (const page of pages) expect((await fetch(WEBSITE + page)).ok, `${page} answers`);
  const { WEBSITE_KEY: key = '' } = parseEnv(readFileSync(join(home, 'backend', '.env'), 'utf8'));
  const name = { firstName: 'Release', lastName: 'Check' };
  const { bookingNumber } = await bookOnce({ url: BACKEND, key, name });
  expect(bookingNumber !== '', 'an appointment is booked');
  const month = values.month ? await useForAMonth(key, pages) : [];
  const version = runs();

  const load = startLoad({ website: WEBSITE, backend: BACKEND, key, paths: PATHS });
  await does('./clinic upgrade /archives/next.tar.gz', 'upgraded');
  expect(runs() === NEXT, `${runs()} runs`);
  const began = Date.now();
  expect(
    !(await succeeds('./clinic upgrade /archives/broken.tar.gz')),
    'a release that does not start ends the upgrade',
  );
  expect(runs() === NEXT, `and the one before goes on, ${seconds(began)} s later`);
  expect(!(await succeeds('./clinic upgrade /archives/first.tar.gz')), 'an older version is refused');
  await does('./clinic rollback', 'back again');
  expect(runs() !== NEXT, `${runs()} runs after ${version}`);
  const { reads, slowest, failed, booked } = await load.stop();
  // While a part starts, visitors wait: on a busy machine longer than they are given here.
  const refused = failed.filter((what) => !what.includes('timeout'));
  console.log(
    `${reads} reads, ${failed.length - refused.length} gave up, the slowest took ${slowest} ms; ${booked.length} bookings.`,
  );
  expect(refused.length === 0, `nothing was refused or failed meanwhile\n${refused.slice(0, 20).join('\n')}`);

  await does('./clinic doctor', 'the doctor finds nothing wrong');
  await does('./clinic backup', 'backed up');
  await does('./clinic drill', 'the backup is drilled');
  await stopProcess(first.running, { graceMs: 20_000 });
  const backups = join(home, 'var', 'backups');
  const archives = readdirSync(backups).filter((name) => name.endsWith('.age'));
  const file = join(backups, archives.sort().at(-1) ?? '');
  await does(`./clinic restore ${file.slice(debian.length)}`, 'restored');
  const all = [bookingNumber, ...month, ...booked];
  await expectAll(null, all, 'what was restored');

  limitMemory(GB);
  const again = await start();
  const slow = await listPublicPages(WEBSITE);
  for (const page of slow) expect((await fetch(WEBSITE + page)).ok, `${page} answers with 1 GB`);
  console.log(
    `${takeMemory()} for ${slow.length} pages; ${diskOf(home)} MB of disk, ${diskOf(join(home, 'releases'))} of it releases.`,
  );
  await stopProcess(again.running, { graceMs: 20_000 });

  limitMemory(2 * GB);
  const databaseUrl = await startPostgres();
  await does(`env DATABASE_URL=${databaseUrl} clinic/clinic move-to-postgres`, 'moved to PostgreSQL');
  await expectAll(databaseUrl, all, 'PostgreSQL');
  const moved = await start();
  expect((await fetch(`${WEBSITE}/en/doctors`)).ok, 'and the clinic is served from it');
  await does('./clinic backup', 'backed up from PostgreSQL');
  await does('./clinic drill', 'and drilled');
  await stopProcess(moved.running, { graceMs: 20_000 });

  const settings = join(home, 'backend', '.env');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^DATABASE_URL=.*\n/m, ''));
  const dental = await start('env DEMO=dental clinic/clinic start');
  const { light } = readTheme('dental');
  const page = await (await fetch(`${WEBSITE}/en`)).text();
  expect(page.includes(`content="${light['surface-deep']}"`), 'the same release is the dental demonstration');
  await stopProcess(dental.running, { graceMs: 20_000 });
}

if (!values.inside) undoLater(removeGroups);
runToEnd(values.inside ? check : prepare, cleanUp);
