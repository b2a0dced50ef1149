import { pathToFileURL } from 'node:url';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { requireFromWebsite } from '../scripts/lib/project.mjs';
import { listPublicPages } from '../scripts/lib/public-pages.mjs';
import { undoLater } from '../scripts/lib/undo.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { startBareServer } from './lib/baseline.mjs';
import { tableFrom } from './lib/results.mjs';
import { runBench } from './lib/run-bench.mjs';
import { median } from './lib/statistics.mjs';

const MAX_TRIES = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const load = (/** @type {string} */ name) => import(pathToFileURL(requireFromWebsite.resolve(name)).href);

/** One run of Lighthouse. The browser sometimes leaves the beginning out of its record, and is asked again. */
async function inspect({ lighthouse, port, url, categories }) {
  const flags = { port, output: 'json', logLevel: 'error', disableFullPageScreenshot: true };
  for (let tries = 1; ; tries += 1) {
    const { lhr } = await lighthouse(url, { ...flags, onlyCategories: categories });
    if (!lhr.runtimeError) return lhr;
    if (tries > MAX_TRIES) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

/** Programs are fetched before they are run. */
const isScript = ({ url }) => /\/_next\/static\/.+\.js/.test(url);
const isFont = ({ resourceType }) => resourceType === 'Font';

function kilobytes(lhr, isMeant) {
  const files = lhr.audits['network-requests']?.details?.items ?? [];
  const bytes = files.filter(isMeant).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return bytes / 1024;
}

function figuresOf(lhr) {
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  const value = (name) => lhr.audits[name]?.numericValue ?? null;
  return {
    ...Object.fromEntries(scores),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    all: value('total-byte-weight') / 1024,
    scripts: kilobytes(lhr, isScript),
    fonts: kilobytes(lhr, isFont),
  };
}

const COLUMNS = {
  performance: { name: 'performance' },
  accessibility: { name: 'accessibility' },
  'best-practices': { name: 'best practices' },
  seo: { name: 'SEO' },
  lcp: { name: 'LCP, s', digits: 2 },
  cls: { name: 'CLS', digits: 3 },
  tbt: { name: 'TBT, ms' },
  all: { name: 'all, KB' },
  scripts: { name: 'scripts, KB' },
  fonts: { name: 'fonts, KB' },
  ratio: { name: 'LCP to baseline', digits: 1 },
};

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

const isBooking = ({ path }) => /^\/(?:en|ar)\/booking/.test(path);
const isHome = ({ path }) => /^\/(?:en|ar)$/.test(path);

/** Each aim with the page that is furthest from it. */
function aimsOf(found) {
  const aim = ({ pages, name, unit = '', figure, digits, ...bound }) => {
    const values = pages.map((page) => page[figure]);
    if (values.length === 0) return [];
    const value = bound.atLeast === undefined ? Math.max(...values) : Math.min(...values);
    return [{ name, unit, value, digits, ...bound }];
  };
  const [booking, others] = [found.filter(isBooking), found.filter((page) => !isBooking(page))];
  const [home, inner] = [found.filter(isHome), found.filter((page) => !isHome(page))];
  return [
    { pages: others, name: 'performance, lowest', figure: 'performance', atLeast: 99 },
    { pages: booking, name: 'performance of the booking, lowest', figure: 'performance', atLeast: 95 },
    { pages: found, name: 'accessibility, lowest', figure: 'accessibility', atLeast: 100 },
    { pages: found, name: 'best practices, lowest', figure: 'best-practices', atLeast: 100 },
    { pages: found, name: 'SEO, lowest', figure: 'seo', atLeast: 100 },
    { pages: found, name: 'LCP, longest', unit: 's', figure: 'lcp', atMost: 1.8, digits: 2 },
    { pages: found, name: 'CLS, highest', figure: 'cls', atMost: 0.01, digits: 3 },
    { pages: home, name: 'home page, heaviest', unit: 'KB', figure: 'all', atMost: 250 },
    { pages: inner, name: 'inner page, heaviest', unit: 'KB', figure: 'all', atMost: 200 },
    { pages: found, name: 'scripts of a page, most', unit: 'KB', figure: 'scripts', atMost: 150 },
    { pages: found, name: 'fonts of a page, most', unit: 'KB', figure: 'fonts', atMost: 65 },
  ].flatMap(aim);
}

async function startChrome(chromium) {
  const { launch } = await load('chrome-launcher');
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  undoLater(() => chrome.kill());
  return chrome.port;
}

/** One run: the first looks at every category, those after it at the speed alone, as the rest does not vary. */
async function inspectAll({ asked: given, bare, pages, first }) {
  const asked = { ...given, categories: first ? ['performance'] : CATEGORIES };
  const baseline = figuresOf(await inspect({ ...asked, url: bare.url }));
  const found = [];
  const indexes = [];
  for (const { path, url } of pages) {
    const lhr = await inspect({ ...asked, url });
    const figures = figuresOf(lhr);
    const before = first?.found.find((page) => page.path === path);
    found.push({ ...before, path, ...figures, ratio: figures.lcp / baseline.lcp });
    indexes.push(lhr.environment.benchmarkIndex);
    console.log([path, ...lost(lhr).map((text) => `    ${text}`)].join('\n'));
  }
  return { baseline, found, indexes };
}

const resultOf = ({ baseline, found, indexes }) => ({
  tables: [
    {
      labels: ['this machine'],
      columns: [{ name: 'Lighthouse’s index' }],
      rows: [{ labels: ['in the middle'], values: [median(indexes)] }],
    },
    tableFrom({
      found: [{ path: 'baseline', ...baseline, ratio: 1 }, ...found],
      labels: { path: 'page' },
      columns: COLUMNS,
    }),
  ],
  aims: aimsOf(found),
  faults: [],
});

await runBench({
  name: 'pages',
  title: 'Public pages',
  about: `Lighthouse ${requireFromWebsite('lighthouse/package.json').version}, as a phone on slow 4G (simulated) sees every public route in both languages, each visited once before, site and browser on the same machine; accessibility, best practices and SEO in the first run. KB is what the first view loads. The baseline is a page with a heading alone from a bare server of Node.`,
  options: {
    // Pages with this in their address.
    only: '',
  },
  runs: 5,
  measure: async ({ values, tmp }) => {
    const chromium = await provideChromium();
    const { default: lighthouse } = await load('lighthouse');
    const { siteUrl: base } = await startTestSite({ tmp });
    const asked = { lighthouse, port: await startChrome(chromium) };
    const bare = await startBareServer();
    const paths = (await listPublicPages(base)).filter((each) => each.includes(values.only));
    const pages = paths.map((path) => ({ path, url: `${base}${encodeURI(path)}` }));
    await visitOnce({ chromium, urls: pages.map(({ url }) => url) });
    const runs = [];
    while (runs.length < values.runs) runs.push(await inspectAll({ asked, bare, pages, first: runs[0] }));
    return runs.map(resultOf);
  },
});
