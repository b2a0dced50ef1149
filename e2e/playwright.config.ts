import { defineConfig } from '@playwright/test';
import { hasNginx } from './support/edge';
import { environment } from './support/environment';
import type { TestOptions } from './support/fixtures';

// Playwright tells its workers to write in colours. Tests read what they start, and Node warns whoever is told both.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR;

const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

export default defineConfig<TestOptions>({
  testDir: 'specs',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What fails once has failed.
  retries: 0,
  // Two leave a third of two cores idle: a test waits for the site, and the site for the test.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json'], ['./support/assertion-reporter.ts']],
  use: {
    baseURL: environment.siteUrl,
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
      ],
    },
  },
  projects: [
    { name: 'http', testMatch: 'http/*.spec.ts' },
    // Websites of their own, before the shared backend or an empty one.
    {
      name: 'own-site',
      testMatch: 'own-site/*.spec.ts',
      // The shipped configuration of nginx can be tried only where nginx is.
      testIgnore: hasNginx ? [] : ['**/edge*.spec.ts', '**/request-id.spec.ts'],
    },
    // These change what everybody else reads: npm test runs them alone, after all others.
    { name: 'live', testMatch: 'live/*.spec.ts', workers: 1 },
    // What the commonest tasks of the desk cost: `npm run bench:desk`, no step of npm test.
    { name: 'tasks', testMatch: 'tasks/*.spec.ts', workers: 1, use: desktop },
    { name: 'browser', testMatch: 'browser/*.spec.ts' },
  ],
});
