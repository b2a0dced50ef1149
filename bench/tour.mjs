import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { root, websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { createHand } from './lib/tour-hand.mjs';
import { TOUR_TASKS } from './lib/tour-tasks.mjs';

// Does common tasks of an editor in a browser, one picture of each into docs/editors, and prints how many steps and
// how long each took. Fails where a task cannot be done any more; what stood there then is in var/tour.
const { values } = parseArgs({
  options: {
    editor: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const { chromium } = requireFromWebsite('@playwright/test');
const sharp = requireFromWebsite('sharp');
const folder = join(root, 'docs', 'editors');
const pictureFile = join(root, 'docs', 'screenshot.webp');
const tmp = mkdtempSync(join(tmpdir(), 'clinic-tour-'));
const WIDTH = 900;

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

async function siteOf() {
  if (values.editor)
    return { url: values.editor, email: values.email ?? '', password: values.password ?? '' };
  const { backendUrl, backend } = await startTestSite({ tmp });
  return { url: backendUrl, email: backend.STAFF_EMAIL, password: backend.STAFF_PASSWORD };
}

async function takeTour() {
  const { url, email, password } = await siteOf();
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, reducedMotion: 'reduce' });
  await page.goto(`${url}/admin/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.locator('nav a[href$="/content-manager"]').first().waitFor({ timeout: 60_000 });
  mkdirSync(folder, { recursive: true });
  for (const task of TOUR_TASKS.filter(({ file }) => file.includes(values.only))) {
    const take = async () => {
      const picture = sharp(await page.screenshot()).resize({ width: WIDTH });
      await picture.webp({ quality: 55, effort: 6 }).toFile(join(folder, `${task.file}.webp`));
    };
    const hand = createHand({ page, editorUrl: url, pictureFile, take });
    await hand.begin();
    const began = performance.now();
    try {
      await task.run(hand);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${task.title}: ${hand.steps()} steps, ${seconds} s`);
    } catch (error) {
      process.exitCode = 1;
      await page.screenshot({ path: join(root, 'var', 'tour', `${task.file}.png`) });
      console.error(`${task.title}: cannot be done. ${error instanceof Error ? error.message : error}`);
    }
  }
  await browser.close();
}

onStop(cleanUp);
takeTour()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
