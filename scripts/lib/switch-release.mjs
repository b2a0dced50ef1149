import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UNIT } from '../backup/owner.mjs';
import { Fault } from './fault.mjs';
import { runProcess } from './processes.mjs';
import { home, root } from './project.mjs';
import { listPublicPages } from './public-pages.mjs';
import { makeCurrent, readLink, setLink, standaloneOf } from './releases.mjs';
import { unbrokenly } from './run-to-end.mjs';
import { addressOf, readSettings } from './settings.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/** A part that was started again has to be ready by then; where systemd starts it, its unit waits longer before. */
const READY_MS = 5 * 60_000;
/** Pages that fail are asked for again for so long. */
const ANSWERED_MS = 60_000;

/**
 * Returns the command that starts a part again, to which the part's name is added.
 *
 * @param {string | undefined} given on the command line
 * @throws {Fault} when nothing says how
 */
export function restartCommand(given) {
  if (given) return given;
  if (existsSync(UNIT) && readFileSync(UNIT, 'utf8').includes('/releases/current/'))
    return 'systemctl restart';
  // Started by ./clinic start.
  if (existsSync(join(home, 'var', 'control.sock')))
    return `'${process.execPath}' '${join(root, 'scripts', 'restart.mjs')}'`;
  throw new Fault(
    'Neither ./clinic start runs here, nor are there units of systemd that run releases/current (deploy/systemd). Start the site, or\n' +
      'name the command that starts a part again, to which clinic-backend or clinic-website is added: --restart "supervisorctl restart"',
  );
}

/**
 * Starts both parts from another release. When they are not ready, or pages fail, the one before goes on. Ended half way, the
 * parts would be of two releases, and the next upgrade would find the new one there already.
 *
 * @param {{ to: string, restart: string }} switched
 * @returns {Promise<number>} how many pages were asked for
 * @throws {Fault}
 */
export const switchRelease = (switched) => unbrokenly(() => goOver(switched));

/** @param {Parameters<typeof switchRelease>[0]} switched */
async function goOver({ to, restart }) {
  const from = readLink('current');
  if (!from) throw new Fault('No release runs here yet: npm run upgrade makes the first.');
  const former = readLink('former');
  try {
    setLink('former', from);
    makeCurrent({ to, from });
    return await startParts(restart);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\nBack to the release before …`);
    makeCurrent({ to: from, from: to });
    setLink('former', former ?? from);
    await startParts(restart);
    throw new Fault(
      'The new release did not answer as it should. The one before runs again, with everything since.',
    );
  }
}

/** @param {string} restart */
async function startParts(restart) {
  const { port, backendPort, website, backend } = readSettings();
  // Units listen where their sockets say, whatever HOST is.
  const isUnits = existsSync(UNIT);
  const base = addressOf({ host: isUnits ? '' : website.HOST, port });
  const backendBase = addressOf({ host: isUnits ? '' : backend.HOST, port: backendPort });
  await startPart({ restart, name: 'clinic-backend', base: backendBase });
  await startPart({ restart, name: 'clinic-website', base });
  return await askPages(base);
}

/** @param {{ restart: string, name: string, base: string }} part */
async function startPart({ restart, name, base }) {
  await runProcess({
    name: `${restart} ${name}`,
    command: 'sh',
    args: ['-c', `${restart} ${name}`],
    cwd: '/',
    passThrough: true,
  });
  await waitForHttp({ url: `${base}/health/ready`, running: { name }, timeoutMs: READY_MS });
}

/**
 * Asks for every kind of page that visitors see in each language, which makes them too.
 *
 * @param {string} base
 * @returns {Promise<number>} how many
 * @throws {Fault} naming those that fail
 */
async function askPages(base) {
  const answer = await (await fetch(`${base}/api/build-id`)).text();
  const release = readLink('current') ?? '';
  const built = readFileSync(join(standaloneOf(release), '.next', 'BUILD_ID'), 'utf8').trim();
  if (!answer.includes(built))
    throw new Fault(`The website that answers at ${base} is not the one of ${release}.`);
  // A busy machine may take a while for the first answers.
  const until = Date.now() + ANSWERED_MS;
  let pages = await listPublicPages(base);
  while (pages.length === 0 && Date.now() < until) {
    await pause(1000);
    pages = await listPublicPages(base);
  }
  if (pages.length === 0) throw new Fault(`The site map at ${base} names no page.`);
  let failed = await listFailed(base, pages);
  while (failed.length > 0 && Date.now() < until) {
    await pause(1000);
    failed = await listFailed(base, failed);
  }
  if (failed.length > 0) throw new Fault(`These pages fail:\n${failed.join('\n')}`);
  return pages.length;
}

/** @param {string} base @param {string[]} pages @returns {Promise<string[]>} those that fail */
async function listFailed(base, pages) {
  const failed = [];
  for (const page of pages)
    if ((await fetch(base + page, { redirect: 'manual' })).status >= 500) failed.push(page);
  return failed;
}
