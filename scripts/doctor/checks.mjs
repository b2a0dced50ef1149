import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { withPostgres } from '../backup/database.mjs';
import { beganAt, newestBackup } from '../backup/keep.mjs';
import { placesOf } from '../backup/places.mjs';
import {
  backendDefaults,
  backendFile,
  ensureEnvFiles,
  OF_DEMONSTRATION,
  websiteFile,
} from '../lib/env-files.mjs';
import { tryOr } from '../lib/fault.mjs';
import { isSupportedNode, supportedMajors } from '../lib/node-version.mjs';
import { backendDir, requireFromBackend } from '../lib/project.mjs';
import { checkFiles } from './files.mjs';
import { ask, note, ok, TIMEOUT_MS, wrong } from './finding.mjs';
import { checkPayments, checkSms, checkWhatsapp } from './gateways.mjs';

/**
 * @typedef {import('./finding.mjs').Finding} Finding
 * @typedef {import('../lib/settings.mjs').Settings} Settings
 */

const HOUR_MS = 3_600_000;
const LOW_DISK = 1024 ** 3;
const OLDEST_POSTGRES = 14;

/** Each looks at one thing; what it throws is wrong, too. @type {{ title: string, check: (settings: Settings) => Promise<Finding> }[]} */
export const checks = [
  { title: 'Node', check: checkNode },
  { title: 'settings', check: checkSettings },
  { title: 'addresses', check: checkAddresses },
  { title: 'certificate', check: checkCertificate },
  { title: 'database', check: checkDatabase },
  { title: 'disk', check: checkDisk },
  { title: 'files', check: checkFiles },
  { title: 'backend', check: ({ backendUrl }) => checkReady(`${backendUrl}/health/status`) },
  { title: 'website', check: ({ websiteUrl }) => checkReady(`${websiteUrl}/health/ready`) },
  { title: 'shared store', check: checkStore },
  { title: 'mail', check: checkMail },
  { title: 'SMS', check: checkSms },
  { title: 'WhatsApp', check: checkWhatsapp },
  { title: 'payments', check: checkPayments },
  { title: 'backups', check: checkBackups },
  { title: 'metrics', check: checkMetrics },
];

async function checkNode() {
  if (isSupportedNode()) return ok(`Node ${process.versions.node}`);
  const { from, below } = supportedMajors();
  return wrong(`Node ${process.versions.node}: install one from ${from} to ${below - 1}.`);
}

/** @param {Settings} settings */
async function checkSettings({ backend }) {
  const open = [backendFile, websiteFile].find((file) => (statSync(file).mode & 0o077) !== 0);
  if (open) return wrong(`Others can read ${open}: chmod 600 ${open}`);
  const empty = findEmpty(backend);
  if (empty)
    return wrong(
      `${empty} is empty in ${backendFile}. Put back what was there (a backup has it), or take its line out: npm run setup makes another.`,
    );
  // Not the settings of the commands, which give both parts one address.
  const differs = findDifference(ensureEnvFiles());
  if (differs) return wrong(differs);
  return ok('complete, readable by their owner alone');
}

/** Settings that a file may have empty: passwords are read at the first start alone. */
const MAY_BE_EMPTY = ['SEED', 'STAFF_PASSWORD', 'EDITOR_PASSWORD', ...OF_DEMONSTRATION];

/** Finds a setting that is empty, and may not be. @param {Record<string, string>} backend */
export const findEmpty = (backend) =>
  Object.keys(backendDefaults()).find((name) => !MAY_BE_EMPTY.includes(name) && !backend[name]);

/** @param {Settings} settings */
async function checkAddresses({ siteUrl }) {
  if (isLocal(siteUrl)) return note(`SITE_URL is ${siteUrl}: links in mails lead to this machine.`);
  if (!siteUrl.startsWith('https://')) return wrong(`SITE_URL is ${siteUrl}: patients' data needs https.`);
  const answer = await fetch(`${siteUrl}/en`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.ok ? ok(`${siteUrl} answers`) : wrong(`${siteUrl}/en answered ${answer.status}.`);
}

/** Settings of the backend, with their names in the website, that both have to have alike. */
const SHARED = [
  ['WEBSITE_TOKEN', 'BACKEND_TOKEN'],
  ['WEBSITE_KEY', 'WEBSITE_KEY'],
  ['REVALIDATE_SECRET', 'REVALIDATE_SECRET'],
  ['SITE_URL', 'SITE_URL'],
];

/**
 * Says in words which setting the two files do not have alike; null for none.
 *
 * @param {Record<'backend' | 'website', Record<string, string>>} files
 */
export function findDifference({ backend, website }) {
  const [one, other] = SHARED.find(([one = '', other = '']) => backend[one] !== website[other]) ?? [];
  return one ? `${one} of backend/.env and ${other} of website/.env.local have to be the same.` : null;
}

/** @param {string} address */
const isLocal = (address) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** @param {Settings} settings */
async function checkCertificate({ siteUrl }) {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return note('none: SITE_URL is not https');
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
  });
  const days = await new Promise((resolve, reject) => {
    socket.once('error', reject).once('timeout', () => reject(new Error(`${hostname} does not answer.`)));
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      resolve(Math.floor((until - Date.now()) / (24 * HOUR_MS)));
    });
  }).finally(() => socket.destroy());
  return days < 14 ? wrong(`ends in ${days} days: renew it`) : ok(`good for ${days} days`);
}

/** @param {Settings} settings */
async function checkDatabase({ backend }) {
  const { databaseUrl, databaseFile } = placesOf(backend);
  if (!databaseUrl) {
    if (!existsSync(databaseFile)) return note(`SQLite, made by the first start: ${databaseFile}`);
    accessSync(databaseFile, constants.R_OK | constants.W_OK);
    return ok(`SQLite, ${(statSync(databaseFile).size / 1024 ** 2).toFixed(1)} MB`);
  }
  return await withPostgres(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT current_setting('server_version_num')::int / 10000 AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now",
    );
    const [{ version, now }] = rows;
    const ahead = Math.round(Number(now) - Date.now());
    if (version < OLDEST_POSTGRES)
      return wrong(`PostgreSQL ${version}: ${OLDEST_POSTGRES} or newer is needed.`);
    if (Math.abs(ahead) > 2000)
      return wrong(
        `The clocks of this machine and of PostgreSQL are ${ahead} ms apart: holds and limits go by both.`,
      );
    return ok(`PostgreSQL ${version}`);
  });
}

/** @param {Settings} settings */
async function checkDisk({ backend }) {
  const { databaseFile } = placesOf(backend);
  const folder = [dirname(databaseFile), backendDir].find(existsSync) ?? '/';
  const { bavail, bsize } = await statfs(folder);
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`;
  return bavail * bsize < LOW_DISK ? wrong(`${free} at ${folder}: make room`) : ok(free);
}

/** @param {string} address */
async function checkReady(address) {
  const answer = await ask(address);
  if (!answer) return wrong(`Nothing answers at ${address}. Is it started?`);
  const { status, checks: found } = /** @type {{ status: string, checks: Record<string, string> }} */ (
    await answer.json()
  );
  const wanting = Object.entries(found).filter(([, check]) => check !== 'ok');
  const text = wanting.map(([name, check]) => `${name}: ${check}`).join(', ');
  if (status === 'ready') return ok('ready');
  return status === 'degraded' ? note(`answers, but look at ${text}`) : wrong(`cannot answer: ${text}`);
}

/** @param {Settings} settings */
async function checkStore({ backend, website }) {
  const urls = [website.VALKEY_URL, backend.VALKEY_URL].flatMap((url) => url || []);
  if (urls.length === 0) return note('none (VALKEY_URL): right for one website and one backend');
  const found = await Promise.all([...new Set(urls)].map(checkValkey));
  const [worst] = ['wrong', 'note'].flatMap((worse) => found.filter(({ mark }) => mark === worse));
  return worst ?? ok(found.map(({ text }) => text).join('; '));
}

/** @param {string} url */
async function checkValkey(url) {
  const { Redis } = requireFromBackend('iovalkey');
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  // Reported below: the first command throws the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const memory = /** @type {string} */ (await client.info('memory'));
    const found = (/** @type {string} */ name) => new RegExp(`^${name}:(.*)$`, 'm').exec(memory)?.[1]?.trim();
    if (found('maxmemory') === '0' || found('maxmemory_policy') === 'noeviction')
      return note('answers; give it a maxmemory and the maxmemory-policy allkeys-lru, or it fills up');
    return ok(`answers, ${found('used_memory_human')} of ${found('maxmemory_human')} used`);
  } catch {
    return wrong(`Nothing answers at ${new URL(url).host}. Sites go on without it, more slowly.`);
  } finally {
    client.disconnect();
  }
}

/** @param {Settings} settings */
async function checkMail({ backend }) {
  if (!backend.SMTP_URL) return note('no SMTP_URL: mails are written to files, nobody receives them');
  const transport = requireFromBackend('nodemailer').createTransport(backend.SMTP_URL, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return ok(`${new URL(backend.SMTP_URL).hostname} lets us in`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return wrong(`The mail server of SMTP_URL refuses us (${code}). What waits is sent once this is right.`);
  } finally {
    transport.close();
  }
}

/** @param {Settings} settings */
async function checkBackups({ backend }) {
  const { backups, data } = placesOf(backend);
  const newest = beganAt(newestBackup(backups) ?? '') ?? 0;
  const failed = failedAt(join(data, 'last-failed-backup.json'));
  if (failed > newest)
    return wrong(`the last one failed at ${new Date(failed).toISOString()}: npm run backup`);
  if (newest === 0) return note(`none in ${backups}: npm run backup`);
  const hours = Math.round((Date.now() - newest) / HOUR_MS);
  return hours > 26 ? wrong(`the newest is ${hours} hours old`) : ok(`the newest is ${hours} hours old`);
}

/** Returns when a backup failed last, epoch milliseconds; 0 when none has. @param {string} file */
const failedAt = (file) => tryOr(() => Date.parse(JSON.parse(readFileSync(file, 'utf8')).at) || 0, 0);

/** @param {Settings} settings */
async function checkMetrics({ backend, website }) {
  const asked = [backend, website].flatMap(({ METRICS_ADDRESS }) => METRICS_ADDRESS || []);
  if (asked.length === 0) return note('none: METRICS_ADDRESS is not set');
  if (new Set(asked).size < asked.length) return wrong('METRICS_ADDRESS of the two parts has to differ.');
  for (const address of asked) {
    const url = `http://${address}/metrics`;
    const answer = await ask(url);
    if (!answer?.ok) return wrong(`Nothing answers at ${url}. Is the part started with it?`);
  }
  return ok(`${asked.join(' and ')} answer`);
}
