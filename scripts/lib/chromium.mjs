import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Fault } from './fault.mjs';
import { runProcess } from './processes.mjs';
import { logDir, websiteDir } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that can be started: the one named by CHROMIUM_PATH, one on this machine, one that
 * Playwright has downloaded before, or one installed now.
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
  const found = findChromium();
  if (found) return found;

  const logFile = join(logDir, 'install-chromium.log');
  await tryEach([() => installWithPlaywright(logFile), () => installWithApt(logFile)]);
  const installed = findChromium();
  if (installed) return installed;
  throw new Fault(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one and run the tests again, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    { logFile },
  );
}

function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.flatMap((name) => [join(dir, name), join(dir, `${name}.exe`)]));
  return [...onPath, ...USUAL_PLACES].find(isExecutable) ?? playwrightChromium();
}

/** Where Playwright keeps the browser it downloads for this version of itself. */
function playwrightChromium() {
  const require = createRequire(join(websiteDir, 'package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} logFile */
async function installWithPlaywright(logFile) {
  const cli = join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const args = [cli, 'install', ...(isRootOnDebian ? ['--with-deps'] : []), 'chromium'];
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
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = { command: 'apt-get', cwd: websiteDir, env, logFile, append: true };
  await runProcess({ ...apt, name: 'apt-get update', args: ['update'] });
  await runProcess({ ...apt, name: 'apt-get install', args: ['install', '-y', 'chromium'] });
}

/**
 * The first way that works is enough; why the others did not is in the log.
 *
 * @param {Array<() => Promise<void>>} ways
 */
async function tryEach(ways) {
  for (const way of ways) {
    try {
      await way();
      if (findChromium()) return;
    } catch {
      // The next way may work.
    }
  }
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
