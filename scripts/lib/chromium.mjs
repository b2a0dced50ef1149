import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Fault } from './fault.mjs';
import { runProcess } from './processes.mjs';
import { logDir, websiteDir } from './project.mjs';

/**
 * Chromium without windows of its own. A whole browser draws its toolbar for every test too, which takes half as much
 * processor again.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that can be started: the one named by CHROMIUM_PATH, the headless shell of this machine (installed now
 * where that is Debian and we may), another browser of this machine, or one that Playwright downloads.
 *
 * @returns {Promise<string>} its path
 * @throws {Fault} when none can be had
 */
export async function provideChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Fault(`CHROMIUM_PATH names ${named}, which is not a program that can be started.`);
  }
  const logFile = join(logDir, 'install-chromium.log');
  const ways = [
    () => onPath([HEADLESS_SHELL]),
    () => installWithApt(logFile).then(() => onPath([HEADLESS_SHELL])),
    () => onPath(BROWSERS) ?? USUAL_PLACES.find(isExecutable) ?? playwrightChromium(),
    () => installWithPlaywright(logFile).then(playwrightChromium),
  ];
  const found = await firstFound(ways);
  if (found) return found;
  throw new Fault(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one and run the tests again, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    { logFile },
  );
}

/**
 * Returns what the first way finds that finds any; why one did not work is in the log.
 *
 * @param {Array<() => Promise<string | undefined> | string | undefined>} ways
 */
async function firstFound(ways) {
  for (const way of ways) {
    try {
      const found = await way();
      if (found) return found;
    } catch {
      // The next way may work.
    }
  }
  return undefined;
}

/** @param {string[]} names */
function onPath(names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.flatMap((name) => [join(dir, name), join(dir, `${name}.exe`)]))
    .find(isExecutable);
}

/** Returns where Playwright keeps the browser it downloads for this version of itself. */
function playwrightChromium() {
  const require = createRequire(join(websiteDir, 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} logFile */
async function installWithPlaywright(logFile) {
  const cli = join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [cli, 'install', ...(isRootOnDebian() ? ['--with-deps'] : []), 'chromium'];
  await runProcess({
    name: 'The download of Chromium',
    command: process.execPath,
    args,
    cwd: websiteDir,
    logFile,
  });
}

/** @param {string} logFile */
async function installWithApt(logFile) {
  if (!isRootOnDebian()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = { command: 'apt-get', cwd: websiteDir, env, logFile, append: true };
  // Without a line to the packages it is soon known, and another browser will do.
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await runProcess({ ...apt, name: 'apt-get update', args: [...soon, 'update'] });
  await runProcess({ ...apt, name: 'apt-get install', args: [...soon, 'install', '-y', HEADLESS_SHELL] });
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
