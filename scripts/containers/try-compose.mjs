import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backendDefaults, formatEnv, websiteDefaults } from '../lib/env-files.mjs';
import { Fault } from '../lib/fault.mjs';
import { logDir, root } from '../lib/project.mjs';
import { repeat } from '../lib/repeat.mjs';
import { temporaryFolder, undoLater } from '../lib/undo.mjs';
import { startEngine } from './engine.mjs';
import { makeEngines } from './images.mjs';
import { ask, bookOnce } from './visit.mjs';

const PARTS = ['backend-1', 'backend-2', 'website-1', 'website-2'];
const READY_MS = 300_000;
const LOGGED_MS = 10_000;
/** The edge leaves a server alone for 3 seconds after it failed; so long is waited before the next is replaced. */
const LEFT_ALONE_MS = 3500;
const PAGES = ['/en', '/ar/doctors', '/en/booking?by=doctor'];

/** A copy of deploy/ with settings, secrets and a certificate, as docs/operations.md asks for them. @param {string} folder */
function prepare(folder) {
  const deploy = join(folder, 'deploy');
  cpSync(join(root, 'deploy'), deploy, { recursive: true });
  for (const name of ['acme', 'settings', 'tls']) mkdirSync(join(deploy, name), { recursive: true });
  const url = 'https://clinic.example';
  /** @type {Record<string, string>} */
  const backend = { ...backendDefaults(), SITE_URL: url };
  const website = { ...websiteDefaults(backend), SITE_URL: url };
  for (const [name, values] of Object.entries({ backend, website }))
    writeFileSync(join(deploy, 'settings', `${name}.env`), formatEnv(values), { mode: 0o600 });
  const [key, certificate] = [join(deploy, 'tls', 'key.pem'), join(deploy, 'tls', 'fullchain.pem')];
  const names = ['-subj', '/CN=clinic.example', '-addext', 'subjectAltName=DNS:clinic.example'];
  const signed = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names];
  execFileSync('openssl', ['req', ...signed, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { deploy, url, ca: readFileSync(certificate, 'utf8'), websiteKey: backend.WEBSITE_KEY ?? '' };
}

/**
 * Starts deploy/compose.yaml as it is, in Podman, and books through it.
 *
 * @param {{ base: string, suite: string, ours: Record<string, string>, expect: (holds: boolean, what: string) => void }} options
 *   ours: images by the names of compose.yaml, such as `BACKEND_IMAGE`; base, suite: of the engines'
 */
export async function tryCompose({ base, suite, ours, expect }) {
  const engines = await makeEngines({ base, suite });
  const folder = temporaryFolder('clinic-compose-');
  const logFile = join(logDir, 'containers-compose.log');
  const { deploy, url, ca, websiteKey } = prepare(folder);
  const keys = { POSTGRES_PASSWORD: 'only-here', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  const file = join(deploy, 'compose.yaml');
  const env = { ...engines, ...ours, ...keys };
  const { compose, health, output, restart, stop } = await startEngine({ folder, logFile, file, env });
  undoLater(stop);
  const nameOf = (/** @type {string} */ part) => `clinic-check_${part}_1`;
  const untilHealthy = async (/** @type {string} */ part) => {
    const deadline = Date.now() + READY_MS;
    while (health(nameOf(part)) !== 'healthy') {
      if (Date.now() > deadline) throw new Fault(`${part} is not healthy.`, { logFile });
      await pause(1000);
    }
  };
  await compose(['up', '--detach', '--no-build']);
  for (const part of PARTS) await untilHealthy(part);
  expect(
    true,
    'compose.yaml: two backends and two websites are healthy, with PostgreSQL, Valkey, S3 store and nginx',
  );
  const site = { url, host: '172.30.7.10', ca };
  for (const path of PAGES) {
    const { status } = await ask(site, path);
    expect(status === 200, `compose.yaml: by https through nginx, ${path} (${status})`);
  }
  const api = { url: 'http://172.30.7.10:1338', host: '172.30.7.10' };
  const { status } = await bookOnce({ site, api, key: websiteKey });
  expect(
    status === 'booked',
    'compose.yaml: an appointment is booked through nginx, website, nginx, backend, PostgreSQL',
  );
  const backup = (/** @type {string[]} */ ...command) =>
    compose(['run', '--rm', 'backup', 'npm', 'run', ...command]);
  await backup('backup');
  await backup('drill');
  expect(
    true,
    'compose.yaml: a backup with the bucket in it is made, restored beside the site, and booked on',
  );
  // nginx writes its lines once a second.
  const line = /^\{"level":"info".*"part":"edge".*"route":"\/\[locale\]\/doctors".*\}$/m;
  const until = Date.now() + LOGGED_MS;
  while (!line.test(output(nameOf('nginx'))) && Date.now() < until) await pause(500);
  expect(line.test(output(nameOf('nginx'))), 'compose.yaml: what nginx logs is in the log of its container');
  const metrics = {
    backend: { host: '172.30.7.32', port: 9464 },
    website: { host: '172.30.7.22', port: 9465 },
  };
  for (const [part, { host, port }] of Object.entries(metrics)) {
    const { body } = await ask({ url: `http://${host}:${port}`, host }, '/metrics');
    expect(
      body.includes('process_cpu_seconds_total'),
      `compose.yaml: metrics of a ${part} are at port ${port}`,
    );
  }
  let read = 0;
  /** @type {string[]} */
  const failed = [];
  // Pages that the edge keeps, and pages that nobody has read before.
  const endReading = repeat(async (turn) => {
    for (const path of ['/en', `/ar/faq?visit=${turn}`, '/en/booking?by=doctor']) {
      const { status } = await ask(site, path).catch(() => ({ status: 0 }));
      read += 1;
      if (status !== 200) failed.push(`${path} ${status}`);
    }
  });
  for (const part of PARTS) {
    await restart(nameOf(part));
    await untilHealthy(part);
    await pause(LEFT_ALONE_MS);
  }
  await endReading();
  expect(
    failed.length === 0,
    `compose.yaml: each of the four parts ended and started again, one after the other, beside a reader: ${read} pages, ${failed.length} failed ${failed.slice(0, 5).join(', ')}`,
  );
}
