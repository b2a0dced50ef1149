import { createHash } from 'node:crypto';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import type { Site } from '../../scripts/test/test-site.mjs';
import { bookingOn, plainOn } from '../pages/booking';
import { enterAs, type Role } from './accounts';
import { expectAccessible } from './axe';
import { type Clock, createClock, installBrowserClock } from './clock';
import { nextAddress } from './environment';
import { type Locale, wordsOf } from './locale';
import { SIZES } from './page-checks';
import { createSites, type Sites } from './sites';

type ScreenKind = 'phone' | 'desktop';

type Surroundings = { language: Locale; screen: ScreenKind };

export interface TestOptions {
  /** The screens that a test makes sense on; it runs on one of them, in the whole matrix on each. */
  screens: ScreenKind[];
  /** The languages that it makes sense in, likewise. */
  languages: Locale[];
  /** Cell of the whole matrix that a project runs. */
  cell: Surroundings | null;
  /** Complaints of the browser that belong to the test, such as the 404 it asks for. */
  allowedComplaints: RegExp[];
  /**
   * Names a site that the tests of one file have to themselves, for those that change what others would meet: content,
   * settings, the clock. All others of a worker share one, one after the other.
   */
  world: string;
}

interface Fixtures {
  surroundings: Surroundings;
  language: Locale;
  words: (typeof wordsOf)[Locale];
  /** The clock of the site and of every page of this test. Only in a world of the file's own. */
  clock: Clock;
  /** The booking step by step, and on one page, in the page of the test. */
  booking: ReturnType<typeof bookingOn>;
  plain: ReturnType<typeof plainOn>;
  /** Signs the page of the test in as somebody of a role, and opens a page of the staff area, if one is named. */
  enter: (role: Role, path?: string) => Promise<void>;
  /** The site of the test. A hook of a file with a world of its own has to ask for it. */
  testSite: Site;
}

/**
 * Collects what a browser complains about: errors in the console (React reports text that differs between server and browser
 * there), and exceptions nobody caught.
 */
function collectComplaints(page: Page, allowed: RegExp[]): string[] {
  const complaints: string[] = [];
  const add = (text: string) => {
    // The recorder of the traces, not the page, fetches the previews of chosen pictures.
    if (/^console error: Connecting to 'blob:/.test(text)) return;
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    const isComplaint =
      message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()));
    if (isComplaint) add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  return complaints;
}

/** Deals a language and a screen out to a test by its title, so that all are covered evenly and every run is the same. */
function deal({ titlePath }: TestInfo, languages: Locale[], screens: ScreenKind[]): Surroundings {
  const cells = languages.flatMap((language) => screens.map((screen) => ({ language, screen })));
  const number = createHash('sha256').update(titlePath.join(' ')).digest().readUInt32BE();
  const cell = cells[number % cells.length];
  if (!cell) throw new Error('A test needs a screen and a language.');
  return cell;
}

export const test = base.extend<TestOptions & Fixtures, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
    async ({}, use, { workerIndex }) => {
      const sites = createSites(workerIndex);
      await sites.visit('');
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  world: ['', { option: true }],
  testSite: [
    async ({ sites, world }, use) => {
      await use(await sites.visit(world));
      // Hooks of the next file that do not ask for a site of their own meet the shared one.
      await sites.visit('');
    },
    { auto: true, timeout: 240_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await installBrowserClock(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],

  screens: [['phone', 'desktop'], { option: true }],
  languages: [['en', 'ar'], { option: true }],
  cell: [null, { option: true }],
  surroundings: async ({ screens, languages, cell }, use, testInfo) => {
    if (cell)
      test.skip(!screens.includes(cell.screen) || !languages.includes(cell.language), 'of other screens');
    await use(cell ?? deal(testInfo, languages, screens));
  },
  language: ({ surroundings }, use) => use(surroundings.language),
  words: ({ language }, use) => use(wordsOf[language]),
  booking: ({ page, language }, use) => use(bookingOn(page, language)),
  plain: ({ page, language }, use) => use(plainOn(page, language)),
  enter: ({ context, page, language }, use) =>
    use(async (role, path) => {
      await enterAs(context, role);
      if (path !== undefined) await page.goto(`/${language}/admin/${path}`);
    }),
  locale: ({ language }, use) => use(language === 'ar' ? 'ar-EG' : 'en-GB'),
  viewport: ({ surroundings }, use) => use(SIZES[surroundings.screen]),
  hasTouch: ({ surroundings }, use) => use(surroundings.screen === 'phone'),
  isMobile: ({ surroundings }, use) => use(surroundings.screen === 'phone'),
  baseURL: ({ testSite }, use) => use(testSite.siteUrl),

  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': nextAddress() }),
  clock: async ({ context, world }, use) => {
    if (world === '') throw new Error('The clock moves only in a world of its own: test.use({ world }).');
    await use(createClock(context));
  },

  allowedComplaints: [[], { option: true }],
  page: async ({ page, allowedComplaints }, use) => {
    const complaints = collectComplaints(page, allowedComplaints);
    await use(page);
    expect(complaints, 'the browser has nothing to complain about').toEqual([]);
  },
});

export { expect, expectAccessible };
