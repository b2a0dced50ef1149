import { createRequire } from 'node:module';
import { join } from 'node:path';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { websiteDir } from '../scripts/lib/project.mjs';
import { listPublicPages } from '../scripts/lib/public-pages.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { undoLater } from './lib/clean-up.mjs';
import { PHONE, SLOWER } from './lib/phone.mjs';
import { runBench } from './lib/run-bench.mjs';

const PATIENCE_MS = 15_000;
/** What is done at leisure once a page is painted. */
const REST_MS = 2000;

const { chromium } = createRequire(join(websiteDir, 'package.json'))('@playwright/test');

const DOCTOR = 'main li a[href*="doctor="]';

/**
 * What a visitor presses, one after the other, and how the page looks once that was obeyed. `isShown` runs in the page;
 * a choice is one of the booking's, which has an aim.
 *
 * @type {{ page: string, path: string | RegExp, presses: { name: string, isChoice?: boolean, target: string, isShown: () => boolean }[] }[]}
 */
const PAGES = [
  {
    page: 'home',
    path: /^\/(?:en|ar)$/,
    presses: [
      {
        name: 'the third slide, as first press',
        target: 'main section button[aria-current]:nth-of-type(4)',
        isShown: () =>
          document.querySelector('main section button[aria-current]:nth-of-type(4)')?.ariaCurrent === 'true',
      },
      {
        name: 'the menu',
        target: 'header details:has(nav) > summary',
        isShown: () => document.querySelector('header details:has(nav)')?.open === true,
      },
    ],
  },
  {
    page: 'doctor',
    path: /\/doctor\/\d/,
    presses: [
      {
        name: 'the next week',
        target: '[data-week-button=next]',
        isShown: () =>
          document.querySelector('[data-week-button=previous]')?.getAttribute('aria-disabled') === 'false',
      },
    ],
  },
  {
    page: 'booking',
    path: '/booking?by=doctor',
    presses: [
      {
        name: 'a doctor, marked as chosen',
        isChoice: true,
        target: DOCTOR,
        isShown: () => document.querySelector('[data-chosen]') !== null,
      },
    ],
  },
  {
    page: 'booking',
    path: '/booking?by=doctor',
    presses: [
      {
        name: 'a doctor, until the next question',
        target: DOCTOR,
        isShown: () => new URLSearchParams(location.search).has('doctor'),
      },
    ],
  },
  {
    page: 'times',
    path: 'month',
    presses: [
      {
        name: 'a day',
        isChoice: true,
        target: '[role=grid] a[data-date]:not(.bg-brand)',
        isShown: () => document.querySelector('[role=grid] .bg-brand')?.dataset.date !== window.benchDay,
      },
    ],
  },
];

/** Watches for what a press brings; runs in the page, where `isShown` has been put before. */
function watch() {
  const found = { shownAfter: null };
  const day = document.querySelector('[role=grid] .bg-brand')?.dataset.date;
  Object.assign(window, { benchFound: found, benchDay: day });
  const begin = ({ timeStamp }) => {
    const look = () => {
      if (!window.benchIsShown()) return void requestAnimationFrame(look);
      // After the frame that shows it has been painted.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => Object.assign(found, { shownAfter: performance.now() - timeStamp });
      painted.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerup', begin, { capture: true, once: true });
}

/** The longest time from an input to the next paint of a page, in ms: its INP. Runs in the page. */
function slowestInput() {
  return new Promise((done) => {
    let longest = 0;
    const look = (list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId) longest = Math.max(longest, duration);
    };
    new PerformanceObserver(look).observe({ type: 'event', durationThreshold: 16, buffered: true });
    setTimeout(() => done(longest), 300);
  });
}

async function open(browser) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable');
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  };
  return { page, scriptMs, close: () => context.close() };
}

/** Presses what is to be pressed on one page; ms each. */
async function pressAll({ browser, url, presses, label }) {
  const { page, scriptMs, close } = await open(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const untouched = await scriptMs();
  const rows = [];
  for (const { name, isChoice = false, target, isShown } of presses) {
    await page.locator(target).first().scrollIntoViewIfNeeded();
    await page.evaluate(`window.benchIsShown=${isShown}`);
    await page.evaluate(watch);
    await page.locator(target).first().tap();
    const shown = await page
      .waitForFunction(() => window.benchFound?.shownAfter, null, { timeout: PATIENCE_MS })
      .catch(() => Promise.reject(new Error(`${label}: ${name} was pressed, and nothing came of it.`)));
    rows.push({ labels: [label, name], isChoice, shown: await shown.jsonValue() });
  }
  const longest = await page.evaluate(slowestInput);
  await close();
  return { untouched, longest, rows };
}

/** The address of a page in a language; `month`: the free times of the first doctor who asks for nothing else. */
async function addressOf({ browser, base, path, language, pages }) {
  if (path instanceof RegExp) return pages.find((each) => each.startsWith(`/${language}`) && path.test(each));
  if (path !== 'month') return `/${language}${path}`;
  const { page, close } = await open(browser);
  await page.goto(`${base}/${language}/booking?by=doctor`);
  for (let step = 0; step < 5 && (await page.locator('[role=grid]').count()) === 0; step += 1) {
    const choice = step === 0 ? DOCTOR : 'main li a';
    const href = await page.locator(choice).first().getAttribute('href');
    await page.goto(`${base}${href}`);
  }
  // The month after this one: of this one there may be no day left.
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  const address = `${page.url().slice(base.length)}&month=${month}`;
  await close();
  return address;
}

await runBench({
  name: 'presses',
  title: 'Presses on a phone',
  about: `Chromium as a phone ${SLOWER} times slower than this machine. "Shown" is the time from the end of a press to the paint that shows what it brought; "INP" the longest from any input to the next paint; "untouched" how long scripts ran until a page was painted and at rest, before anybody touched it.`,
  // A site that already runs.
  options: { site: '' },
  measure: async ({ values, tmp }) => {
    const executablePath = await provideChromium();
    const base = values.site || (await startTestSite({ tmp })).siteUrl;
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    undoLater(() => browser.close());
    const pages = await listPublicPages(base);
    const [pageRows, pressRows] = [[], []];
    for (const language of ['en', 'ar'])
      for (const { page, path, presses } of PAGES) {
        const address = await addressOf({ browser, base, path, language, pages });
        const url = encodeURI(decodeURI(`${base}${address}`));
        const label = `${page}, ${language}`;
        // Once before: a server that has just started makes its first page slowly.
        await pressAll({ browser, url, presses, label });
        const { untouched, longest, rows } = await pressAll({ browser, url, presses, label });
        pageRows.push({ labels: [label], values: [untouched, longest] });
        pressRows.push(...rows.map(({ shown, ...row }) => ({ ...row, values: [shown] })));
      }
    const kept = pageRows.filter(({ labels: [label] }) => /^(?:home|doctor),/.test(label ?? ''));
    const highest = (rows, column) => Math.max(...rows.map(({ values }) => values[column]));
    return {
      tables: [
        { labels: ['page'], columns: [{ name: 'untouched, ms' }, { name: 'INP, ms' }], rows: pageRows },
        { labels: ['page', 'press'], columns: [{ name: 'shown, ms' }], rows: pressRows },
      ],
      aims: [
        {
          name: 'scripts of a kept page before the first touch',
          unit: 'ms',
          value: highest(kept, 0),
          atMost: 50,
        },
        { name: 'INP, longest', unit: 'ms', value: highest(pageRows, 1), atMost: 100 },
        {
          name: 'a choice on the screen, longest',
          unit: 'ms',
          value: highest(
            pressRows.filter(({ isChoice }) => isChoice),
            0,
          ),
          atMost: 100,
        },
      ],
      faults: [],
    };
  },
});
