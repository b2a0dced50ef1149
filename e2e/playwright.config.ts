import { defineConfig } from '@playwright/test';
import { hasNginx } from './support/edge';
import type { TestOptions } from './support/fixtures';

// Playwright tells its workers to write in colours. Tests read what they start, and Node warns whoever is told both.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR;

const isWholeMatrix = process.env.E2E_MATRIX === 'whole';

/** Cells of the whole matrix: each screen in each language. */
const cells = (['ar', 'en'] as const).flatMap((language) =>
  (['phone', 'desktop'] as const).map((screen) => ({ language, screen })),
);

/** Several websites, and another clinic before the same build: a change seldom reaches them, and they start sites of their own. */
const SITES_APART = ['live/several-websites.spec.ts', 'own-site/second-clinic.spec.ts'];

/** Looks, of every test or in cells of the whole matrix. */
const LOOKS = ['browser/*.spec.ts', 'as-built/public-pages.spec.ts'];

export default defineConfig<TestOptions>({
  testDir: 'specs',
  outputDir: '../test-results',
  // The tests of a file run in their order, in one worker: they share its world.
  fullyParallel: false,
  forbidOnly: true,
  // A single failure counts.
  retries: 0,
  // A test waits for the site, and the site for the test: on two cores, so many keep both busy, the databases beside them.
  workers: 3,
  // For the slowest machine beside other work: what hangs is ended by it, what is slow is not.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json'], ['./support/assertion-reporter.ts']],
  use: {
    // A visitor far from the clinic: every time on the page must still be the branch's.
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: optimizing its scripts costs more than it gives.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
  projects: [
    {
      // Folders follow one another by name. `as-built` is first, while the site has the pages of its build: what other tests
      // publish has them all made anew, one by one. A project of its own would have three more sites started.
      // Each test draws one screen and one language of those it makes sense in, by its title (support/fixtures.ts).
      name: 'site',
      testIgnore: [
        ...(isWholeMatrix ? LOOKS : SITES_APART),
        // The shipped configuration of nginx can be tried only where nginx is.
        ...(hasNginx ? [] : ['**/edge*.spec.ts']),
      ],
    },
    ...(isWholeMatrix ? cells : []).map((cell) => ({
      name: `${cell.language}-${cell.screen}`,
      testMatch: LOOKS,
      use: { cell },
    })),
  ],
});
