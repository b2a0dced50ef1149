import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, isRootOnDebian, pathsOf } from './apt.mjs';
import { Fault, tryOr } from './fault.mjs';
import { runProcess } from './processes.mjs';
import { logDir, requireFromWebsite, websiteDir } from './project.mjs';

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
    async () => onPath([HEADLESS_SHELL]),
    () => installWithApt({ packages: [HEADLESS_SHELL], logFile }).then(() => onPath([HEADLESS_SHELL])),
    async () => onPath(BROWSERS) ?? USUAL_PLACES.find(isExecutable) ?? playwrightChromium(),
    () => installWithPlaywright(logFile).then(playwrightChromium),
  ];
  for (const way of ways) {
    // If this way fails, the next one is tried; its log says why.
    const found = await way().catch(() => undefined);
    if (found) return found;
  }
  throw new Fault(
    'The browser tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one and run the tests again, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    { logFile },
  );
}

/** @param {string[]} names */
const onPath = (names) => pathsOf(names.flatMap((name) => [name, `${name}.exe`])).find(isExecutable);

/** Returns where Playwright keeps the browser it downloads for this version of itself. */
function playwrightChromium() {
  const path = requireFromWebsite('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} logFile */
async function installWithPlaywright(logFile) {
  const cli = join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js');
  await runProcess({
    name: 'The download of Chromium',
    args: [cli, 'install', ...(isRootOnDebian() ? ['--with-deps'] : []), 'chromium'],
    cwd: websiteDir,
    logFile,
  });
}

/** @param {string} path */
function isExecutable(path) {
  return tryOr(() => {
    accessSync(path, constants.X_OK);
    return true;
  }, false);
}
