import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { websiteDir } from '../scripts/lib/project.mjs';
import { listPublicPages } from '../scripts/lib/public-pages.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { writeFigures } from './lib/figures.mjs';

// Lighthouse, as a phone on a slow connection sees them, for every public route in both languages. `--only /ar/blog`
// takes the pages with that in their address, `--runs 3` the middle of three, `--site` a site that already runs;
// `--no-performance` asks for the rest only, which a busy machine does not change.
//
// Lighthouse slows the processor down four times, made for a fast desktop; on a slower machine it warns that the phone
// it plays is slower than any it means. So performance is measured twice: as Lighthouse is set, and with the slowdown
// that makes this machine the phone Lighthouse means.
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    'no-performance': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'].filter(
  (name) => name !== 'performance' || !values['no-performance'],
);
/** Lighthouse's own processor index of the slowest desktop its four times are meant for (its docs on throttling). */
const DESKTOP_INDEX = 1_500;
const SLOWDOWN = 4;
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const load = (/** @type {string} */ name) => import(pathToFileURL(requireFromWebsite.resolve(name)).href);
const tmp = mkdtempSync(join(tmpdir(), 'clinic-pages-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** The middle one by performance of several runs of a page. */
async function inspect({ lighthouse, port, url, slowdown, categories = CATEGORIES }) {
  const results = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    results.push(lhr);
  }
  const score = (lhr) => lhr.categories.performance?.score ?? 0;
  results.sort((a, b) => score(a) - score(b));
  return results[Math.floor(results.length / 2)];
}

const scoreOf = (lhr, name) =>
  lhr?.categories[name] ? Math.round((lhr.categories[name].score ?? 0) * 100) : '–';
const amountOf = (lhr, name) => lhr?.audits[name]?.numericValue ?? 0;
const secondsOf = (lhr, name) => (amountOf(lhr, name) / 1000).toFixed(2);

/** @param {{ path: string, lhr: object, phone: object | null }} page `phone`: measured as the phone that is meant */
function lineOf({ path, lhr, phone }) {
  const cells = [
    path,
    scoreOf(lhr, 'performance'),
    scoreOf(phone, 'performance'),
    ...['accessibility', 'best-practices', 'seo'].map((name) => scoreOf(lhr, name)),
    secondsOf(lhr, 'largest-contentful-paint'),
    secondsOf(phone, 'largest-contentful-paint'),
    amountOf(lhr, 'cumulative-layout-shift').toFixed(3),
    Math.round(amountOf(lhr, 'total-blocking-time')),
    Math.round(amountOf(phone, 'total-blocking-time')),
    Math.round(amountOf(lhr, 'total-byte-weight') / 1024),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Visits every page once as Lighthouse's phone: a picture is made smaller for its first visitor only, in a month. */
async function visitOnce({ chromium, urls }) {
  const browser = await requireFromWebsite('@playwright/test').chromium.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  for (const url of urls) await page.goto(url, { waitUntil: 'load' });
  await browser.close();
}

/** How many times slower this machine is made to play the phone that is meant, from a run of Lighthouse on it. */
async function slowdownHere({ lighthouse, port, url }) {
  const indexes = [];
  for (let run = 0; run < 3; run += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['seo'],
    });
    indexes.push(lhr.environment.benchmarkIndex);
  }
  const index = indexes.sort((a, b) => a - b)[1];
  return { index, slowdown: Math.max(1, (index / DESKTOP_INDEX) * SLOWDOWN) };
}

/** The audits that cost a page points, for whoever mends it. */
function lost(lhr) {
  return Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(
        ({ id: audit, weight }) =>
          weight > 0 && (lhr.audits[audit].score ?? 1) < (id === 'performance' ? 0.9 : 1),
      )
      .map(({ id: audit }) => `${id}: ${lhr.audits[audit].title} (${lhr.audits[audit].displayValue ?? ''})`),
  );
}

async function bench() {
  const chromium = await provideChromium();
  const { default: lighthouse } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  const base = values.site ?? (await startTestSite({ tmp })).siteUrl;
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const head = [
    '| page | performance | the same, phone | accessibility | best practices | SEO | LCP, s | the same, phone | CLS | TBT, ms | the same, phone | KB |',
    '| ---- | ----------: | --------------: | ------------: | -------------: | --: | -----: | --------------: | --: | ------: | --------------: | -: |',
  ];
  const lines = [];
  const pages = (await listPublicPages(base)).filter((each) => each.includes(values.only));
  await visitOnce({ chromium, urls: pages.map((path) => `${base}${encodeURI(path)}`) });
  const { index, slowdown } = await slowdownHere({ lighthouse, port: chrome.port, url: `${base}/en` });
  console.log(
    `Lighthouse's index of this machine: ${index}; as the phone: slowed ${slowdown.toFixed(1)} times`,
  );
  console.log(head.join('\n'));
  try {
    for (const path of pages) {
      const asked = { lighthouse, port: chrome.port, url: `${base}${encodeURI(path)}` };
      const lhr = await inspect({ ...asked, slowdown: SLOWDOWN });
      const phone = values['no-performance']
        ? null
        : await inspect({ ...asked, slowdown, categories: ['performance'] });
      lines.push(lineOf({ path, lhr, phone }));
      console.log([lines.at(-1), ...lost(lhr).map((text) => `    ${text}`)].join('\n'));
    }
  } finally {
    chrome.kill();
  }
  if (!values.write) return;
  const about = `Lighthouse ${lighthouseVersion()}, each page visited once before, mobile with simulated slow 4G, by \`npm run bench:pages -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, the site and the browser on the same machine, the middle of ${values.runs} run(s) per page. KB is what the first view loads. Lighthouse's index of this machine is ${index}; it slows the processor ${SLOWDOWN} times, and "the same, phone" is slowed ${slowdown.toFixed(1)} times.`;
  writeFigures({
    heading: 'Public pages: `npm run bench:pages`',
    text: `${about}\n\n${[...head, ...lines].join('\n')}`,
  });
}

function lighthouseVersion() {
  return requireFromWebsite('lighthouse/package.json').version;
}

onStop(cleanUp);
bench()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
