import { defineConfig } from '@playwright/test';
import { hasNginx } from './support/edge';
import { environment } from './support/environment';
import type { TestOptions } from './support/fixtures';

const languages = ['en', 'ar'] as const;

const screens = [
  {
    name: 'phone',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // Phones have no Tab key and no pointer; what the popovers hold is in the bar at the bottom.
    // The staff area is made for desks and tablets.
    testIgnore: [
      '**/keyboard.spec.ts',
      // Paper is as wide as a tablet, whatever prints.
      '**/print.spec.ts',
      '**/popovers.spec.ts',
      '**/staff-{days,times,desk,list,changes,codes,passwords,keyboard}.spec.ts',
      '**/working-day.spec.ts',
    ],
  },
  {
    name: 'desktop',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    // The budgets are those of a phone; so is the screen that large text has least room on.
    testIgnore: ['**/budgets.spec.ts', '**/large-text.spec.ts'],
  },
];

export default defineConfig<TestOptions>({
  testDir: 'specs',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Further tries on a busy machine; the summary of the run names what needed them.
  retries: 2,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json'], ['./support/assertion-reporter.ts']],
  use: {
    baseURL: environment.siteUrl,
    // A visitor far from the clinic: every time on the page must still be the branch's.
    timezoneId: 'Pacific/Auckland',
    trace: 'on-first-retry',
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
    { name: 'http', testMatch: 'http/**/*.spec.ts' },
    // Alone: these change what everybody else reads, or bring a site of their own.
    {
      name: 'live',
      testMatch: 'live/**/*.spec.ts',
      // The shipped configuration of nginx can be tried only where nginx is.
      testIgnore: hasNginx ? [] : ['**/edge.spec.ts'],
      workers: 1,
    },
    ...languages.flatMap((language) =>
      screens.map(({ name, testIgnore, ...screen }) => ({
        name: `${language}-${name}`,
        testMatch: 'browser/**/*.spec.ts',
        testIgnore,
        use: { ...screen, language, locale: language === 'ar' ? 'ar-EG' : 'en-GB' },
      })),
    ),
  ],
});
