import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { root, websiteDir } from '../scripts/lib/project.mjs';
import { listPublicPages } from '../scripts/lib/public-pages.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { drawPair, PAIRED } from './lib/page-pairs.mjs';
import { drawReadmePicture } from './lib/readme-picture.mjs';

// A picture of every public page in both languages, on a phone and on a desktop, into var/screenshots. With --pairs it takes
// main pages alone and draws docs/looks, as they were and as they are; --before names a folder of earlier pictures to begin those anew.
// With --readme it draws docs/screenshot.webp and nothing else.
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    pairs: { type: 'boolean', default: false },
    before: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const drawsPairs = values.pairs || values.before !== undefined;
const WIDTHS = [360, 1280];
const readmePicture = join(root, 'docs', 'screenshot.webp');
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const folder = join(root, 'var', 'screenshots');
const tmp = mkdtempSync(join(tmpdir(), 'clinic-screenshots-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** @param {string} path such as /ar/doctor/3-nadia */
function fileOf(path) {
  const [, language = '', ...rest] = path.split('/');
  const name = rest.join('-').replace(/[^a-z0-9-]/gi, '') || 'home';
  return `${name.replace(/-+$/, '')}.${language}`;
}

async function takeScreenshots() {
  const { chromium } = requireFromWebsite('@playwright/test');
  const base = values.site ?? (await startTestSite({ tmp })).siteUrl;
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  if (values.readme) {
    await drawReadmePicture({ browser, sharp: requireFromWebsite('sharp'), site: base, file: readmePicture });
    console.log(readmePicture);
    return await browser.close();
  }
  mkdirSync(folder, { recursive: true });
  const pages = [...(await listPublicPages(base)), '/en/no-such-page', '/ar/no-such-page'];
  for (const path of pages.filter((each) => isWanted(each))) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await page.goto(`${base}${encodeURI(path)}`, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      const file = join(folder, `${fileOf(path)}.${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
  await browser.close();
  if (drawsPairs) await drawPairs();
}

/** @param {string} path */
function isWanted(path) {
  if (!path.includes(values.only)) return false;
  const name = fileOf(path).replace(/\.\w+$/, '');
  return !drawsPairs || PAIRED.some((one) => name === one || name.startsWith(`${one}-`));
}

async function drawPairs() {
  const sharp = requireFromWebsite('sharp');
  const pairs = join(root, 'docs', 'looks');
  mkdirSync(pairs, { recursive: true });
  for (const name of PAIRED)
    for (const language of /** @type {const} */ (['en', 'ar'])) {
      const file = join(pairs, `${name}.${language}.webp`);
      const inFolder = (from) => (width) => pictureOf({ from, name, language, width });
      const before = values.before ? inFolder(values.before) : null;
      await drawPair({ sharp, file, language, before, now: inFolder(folder) });
      renameSync(`${file}.new`, file);
      console.log(file);
    }
}

/** The picture of a page in a folder; an entry's has its own name after the number. */
function pictureOf({ from, name, language, width }) {
  const end = `.${language}.${width}.png`;
  const found = readdirSync(from).find(
    (file) => file.endsWith(end) && (file === `${name}${end}` || file.startsWith(`${name}-`)),
  );
  if (!found) throw new Error(`${from} has no picture of ${name} in ${language}, ${width} wide.`);
  return join(from, found);
}

/** Pictures further down are fetched, and what is below the fold laid out, only when they come near. */
async function scrollThrough(page) {
  // A picture of the whole page holds what the window never came near (render-below-fold).
  await page.evaluate(() => document.documentElement.classList.add('fully-rendered'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    ),
  );
}

onStop(cleanUp);
takeScreenshots()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
