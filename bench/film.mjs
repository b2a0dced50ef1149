import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { root, websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { PHONE, SLOWER } from './lib/phone.mjs';

// What a phone shows in the first three seconds of the home page: opened, read on, and its menu pressed. One picture per
// language into docs/, with a phone's processor and line.
const { values } = parseArgs({ options: { site: { type: 'string' } } });
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const { chromium } = requireFromWebsite('@playwright/test');
const sharp = requireFromWebsite('sharp');
const tmp = mkdtempSync(join(tmpdir(), 'clinic-film-'));

/** Slow 4G as Lighthouse has it; bytes a second. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const UNTIL_MS = 3000;
const EVERY_MS = 250;
const READ_AT_MS = 1750;
const PRESS_AT_MS = 2400;

const [COLUMNS, GAP, LABEL] = [7, 10, 26];
const [WIDTH, HEIGHT] = [PHONE.viewport.width / 2, Math.round(PHONE.viewport.height / 2)];

/** Opens a page and keeps every frame that the browser paints. @returns frames with ms since the page was asked for */
async function film({ browser, url }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: 1000 * metadata.timestamp, data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  const asked = Date.now();
  const opened = page.goto(url, { waitUntil: 'commit' });
  await pause(READ_AT_MS);
  await opened;
  await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'smooth' }));
  await pause(PRESS_AT_MS - (Date.now() - asked));
  await page.locator('header details:has(nav) > summary').tap();
  await pause(UNTIL_MS + EVERY_MS - (Date.now() - asked));
  await context.close();
  return frames.map(({ at, data }) => ({ at: at - asked, data: Buffer.from(data, 'base64') }));
}

const label = (text) => ({
  text: { text, dpi: 120, rgba: true },
});

/** One picture with what was on the screen every quarter of a second. */
async function drawStrip({ frames, file }) {
  const moments = Array.from({ length: UNTIL_MS / EVERY_MS + 1 }, (_, index) => index * EVERY_MS);
  const rows = Math.ceil(moments.length / COLUMNS);
  const parts = [];
  for (const [index, moment] of moments.entries()) {
    const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP + LABEL);
    const shown = frames.findLast(({ at }) => at <= moment);
    const input = shown
      ? await sharp(shown.data).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' }).toBuffer()
      : await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
          .png()
          .toBuffer();
    parts.push(
      {
        input: await sharp(label(`${(moment / 1000).toFixed(2)} s`))
          .png()
          .toBuffer(),
        left,
        top,
      },
      { input, left, top: top + LABEL },
    );
  }
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + rows * (HEIGHT + GAP + LABEL),
      channels: 3,
      background: '#dfe4ea',
    },
  })
    .composite(parts)
    .webp({ quality: 70 })
    .toFile(file);
  console.log(file);
}

async function filmBoth() {
  const site = values.site ?? (await startTestSite({ tmp })).siteUrl;
  const executablePath = await provideChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const language of ['en', 'ar']) {
    const url = `${site}/${language}`;
    // Once before: a picture is made smaller for its first visitor only.
    await film({ browser, url });
    await drawStrip({
      frames: await film({ browser, url }),
      file: join(root, 'docs', `film.${language}.webp`),
    });
  }
  await browser.close();
}

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

onStop(cleanUp);
filmBoth()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
