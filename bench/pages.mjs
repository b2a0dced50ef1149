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
const MAX_TRIES = 5;
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const load = (/** @type {string} */ name) => import(pathToFileURL(requireFromWebsite.resolve(name)).href);
const tmp = mkdtempSync(join(tmpdir(), 'clinic-pages-'));

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** The middle one by performance of several runs of a page. */
async function inspect({ lighthouse, port, url }) {
  const results = [];
  for (let tries = 0; results.length < Number(values.runs); tries += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    // The browser sometimes leaves the beginning out of its record.
    if (!lhr.runtimeError) results.push(lhr);
    else if (tries >= MAX_TRIES) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
  const score = (lhr) => lhr.categories.performance?.score ?? 0;
  results.sort((a, b) => score(a) - score(b));
  return results[Math.floor(results.length / 2)];
}

function lineOf({ path, lhr }) {
  const score = (name) => (lhr.categories[name] ? Math.round((lhr.categories[name].score ?? 0) * 100) : '–');
  const value = (name) => lhr.audits[name]?.numericValue ?? 0;
  const cells = [
    path,
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    value('cumulative-layout-shift').toFixed(3),
    Math.round(value('total-blocking-time')),
    Math.round(value('total-byte-weight') / 1024),
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
    '| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms | KB |',
    '| ---- | ----------: | ------------: | -------------: | --: | -----: | --: | ------: | -: |',
  ];
  const lines = [];
  const indexes = [];
  const pages = (await listPublicPages(base)).filter((each) => each.includes(values.only));
  await visitOnce({ chromium, urls: pages.map((path) => `${base}${encodeURI(path)}`) });
  console.log(head.join('\n'));
  try {
    for (const path of pages) {
      const lhr = await inspect({ lighthouse, port: chrome.port, url: `${base}${encodeURI(path)}` });
      indexes.push(lhr.environment.benchmarkIndex);
      lines.push(lineOf({ path, lhr }));
      console.log([lines.at(-1), ...lost(lhr).map((text) => `    ${text}`)].join('\n'));
    }
  } finally {
    chrome.kill();
  }
  const index = Math.round(indexes.sort((a, b) => a - b)[Math.floor(indexes.length / 2)]);
  console.log(`Lighthouse's index of this machine, in the middle: ${index}`);
  if (!values.write) return;
  const about = `Lighthouse ${lighthouseVersion()}, mobile with simulated slow 4G, each page visited once before, by \`npm run bench:pages -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (Lighthouse's own index ${index}), the site and the browser on the same machine, the middle of ${values.runs} run(s) per page. KB is what the first view loads.`;
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
