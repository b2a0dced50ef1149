import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { logDir, websiteDir } from '../scripts/lib/project.mjs';
import { startValkey } from '../scripts/lib/valkey.mjs';
import { waitForHttp } from '../scripts/lib/wait-for-http.mjs';
import { startWebsite } from '../scripts/lib/website.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { undoLater } from './lib/clean-up.mjs';
import { editorOf, pictureEditorOf } from './lib/editor.mjs';
import { runBench } from './lib/run-bench.mjs';
import { median } from './lib/statistics.mjs';

const BETWEEN_VISITS_MS = 20;
/** By then every notice has arrived, its repetition too, in ms. */
const QUIET_MS = 4000;
const PAGE = '/en/faq';
const PAGE_WITH_PICTURES = '/en/branches';
const sharp = createRequire(join(websiteDir, 'package.json'))('sharp');

/** Publishes `rounds` changes that a visitor waits for, then as many that nobody sees before the notice has arrived. */
async function timeChanges({ site, rounds }) {
  const publish = await editorOf(site);
  const read = async () => (await fetch(site.siteUrl + PAGE)).text();
  /** @type {{ live: number[], first: number[], second: number[] }} */
  const times = { live: [], first: [], second: [] };
  const timed = async (list) => {
    const begin = performance.now();
    const html = await read();
    list.push(performance.now() - begin);
    return html;
  };
  await read();
  for (let round = 0; round < rounds; round += 1) {
    const mark = await publish(round);
    const begin = performance.now();
    while (!(await read()).includes(mark)) await pause(BETWEEN_VISITS_MS);
    times.live.push(performance.now() - begin);
    await pause(QUIET_MS);
  }
  let old = 0;
  for (let round = rounds; round < 2 * rounds; round += 1) {
    const mark = await publish(round);
    await pause(QUIET_MS);
    if (!(await timed(times.first)).includes(mark)) old += 1;
    await timed(times.second);
  }
  return { ...times, old };
}

/** A picture that no other round has. */
async function draw(/** @type {number} */ round) {
  const background = { r: (round * 37) % 256, g: (round * 91) % 256, b: (round * 53) % 256 };
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  return new Blob([await picture.png().toBuffer()], { type: 'image/png' });
}

/** From the end of publishing until the page shows the new picture, and the picture itself comes, in ms. */
async function timePictures({ site, rounds }) {
  const publish = await pictureEditorOf(site, draw);
  const read = async () => (await fetch(site.siteUrl + PAGE_WITH_PICTURES)).text();
  await read();
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const url = await publish(round);
    const begin = performance.now();
    for (;;) {
      const html = await read();
      if (html.includes(url) || html.includes(encodeURIComponent(url))) break;
      await pause(BETWEEN_VISITS_MS);
    }
    const picture = await fetch(new URL(url, site.siteUrl));
    if (!picture.ok) throw new Error(`The picture of round ${round} is answered with ${picture.status}.`);
    await picture.arrayBuffer();
    times.push(performance.now() - begin);
    await pause(QUIET_MS);
  }
  return times;
}

/** Two more websites that share a store; the backend's notices go to neither. */
async function startTwoWebsites({ website, websiteBuild: build }) {
  const { url, stop } = await startValkey();
  undoLater(stop);
  return await Promise.all(
    ['one', 'other'].map(async (name) => {
      const port = await findFreePort();
      const logFile = join(logDir, `bench-website-${name}.log`);
      const env = { ...website, VALKEY_URL: url };
      const running = startWebsite({ env, port, build, logFile });
      const siteUrl = `http://127.0.0.1:${port}`;
      await waitForHttp({ url: `${siteUrl}/en`, running, timeoutMs: 60_000, logFile });
      return siteUrl;
    }),
  );
}

/** From the end of publishing until both websites show it, in ms. */
async function timeTwoWebsites({ site, rounds }) {
  const sites = await startTwoWebsites(site);
  const publish = await editorOf(site);
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = await publish(2 * rounds + round);
    const begin = performance.now();
    for (const siteUrl of sites) {
      const read = async () => (await fetch(siteUrl + PAGE)).text();
      while (!(await read()).includes(mark)) await pause(BETWEEN_VISITS_MS);
    }
    times.push(performance.now() - begin);
    await pause(BETWEEN_VISITS_MS);
  }
  return times;
}

await runBench({
  name: 'publish',
  title: 'Publish to live',
  about: `From the end of publishing to the page, visited all the while, and the first visit seconds after publishing with nobody in between; the two that ask share a store, and are told nothing. One question on \`${PAGE}\`, one picture on \`${PAGE_WITH_PICTURES}\`, SQLite. The baseline is the visit after the first.`,
  options: { rounds: '20' },
  measure: async ({ values, tmp }) => {
    const rounds = Number(values.rounds);
    const site = await startTestSite({ tmp });
    const { live, first, second, old } = await timeChanges({ site, rounds });
    const pictures = await timePictures({ site, rounds });
    const both = await timeTwoWebsites({ site, rounds });
    const baseline = median(second);
    const row = (label, times) => ({
      labels: [label],
      values: [median(times), Math.max(...times), median(times) / baseline],
    });
    return {
      tables: [
        {
          labels: [`${rounds} changes each`],
          columns: [{ name: 'median, ms' }, { name: 'longest, ms' }, { name: 'to baseline' }],
          rows: [
            row('to the page', live),
            row('another picture of a branch, to the page and the picture', pictures),
            row('to the page of two websites that ask', both),
            row('the first visit', first),
            row('baseline: the visit after it', second),
          ],
        },
      ],
      aims: [
        { name: 'publish to live, median', unit: 'ms', value: median(live), atMost: 1000 },
        { name: 'picture to live, median', unit: 'ms', value: median(pictures), atMost: 1000 },
        { name: 'publish to live, longest', unit: 'ms', value: Math.max(...live), atMost: 2000 },
        { name: 'publish to two websites, longest', unit: 'ms', value: Math.max(...both), atMost: 2000 },
        { name: 'first visits given the old page', unit: '', value: old, atMost: 0, isTotal: true },
      ],
      faults: [],
    };
  },
});
