import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hasNginx } from './support/edge';
import { environment } from './support/environment';
import type { TestOptions } from './support/fixtures';

// Playwright tells its workers to write in colours. Tests read what they start, and Node warns whoever is told both.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR;

/** What every page has to be on every screen in every language: accessible, whole, and inside the screen. */
const EVERY_SCREEN = ['routes', 'shell', 'staff-pages'];

/** Budgets are those of a phone; so is the screen that large text has least room on. */
const PHONES_ONLY = ['budgets', 'large-text'];

/** Colours are the same on every screen and in every language. */
const ARABIC_PHONE_ONLY = ['dark'];

/**
 * Phones have no Tab key and no pointer; what the popovers hold is in the bar at the bottom. The staff area is made for
 * desks and tablets, and paper is as wide as a tablet, whatever prints.
 */
const DESKTOPS_ONLY = [
  ...['keyboard', 'popovers', 'print', 'working-day'],
  ...['calendar', 'times', 'desk', 'list', 'changes', 'codes', 'passwords', 'keyboard'].map(
    (name) => `staff-${name}`,
  ),
];

/** A pattern of specs by their names, each of which has to be there: a renamed one would run on every screen. */
function specs(names: readonly string[]): string {
  const missing = names.find((name) => !existsSync(join(__dirname, 'specs', 'browser', `${name}.spec.ts`)));
  if (missing)
    throw new Error(`playwright.config.ts names specs/browser/${missing}.spec.ts, which is not there.`);
  return `browser/{${names.join(',')}}.spec.ts`;
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

/**
 * Every flow runs in Arabic on a phone and in English on a desktop. What can differ on the other two screens, which is
 * how pages are laid out, runs there too; so does what only one kind of screen has.
 */
const screens = [
  {
    language: 'ar',
    screen: 'phone',
    use: phone,
    testMatch: 'browser/*.spec.ts',
    testIgnore: specs(DESKTOPS_ONLY),
  },
  { language: 'en', screen: 'phone', use: phone, testMatch: specs([...EVERY_SCREEN, ...PHONES_ONLY]) },
  {
    language: 'en',
    screen: 'desktop',
    use: desktop,
    testMatch: 'browser/*.spec.ts',
    testIgnore: specs([...PHONES_ONLY, ...ARABIC_PHONE_ONLY]),
  },
  { language: 'ar', screen: 'desktop', use: desktop, testMatch: specs([...EVERY_SCREEN, ...DESKTOPS_ONLY]) },
] as const;

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
    ...screens.map(({ language, screen, use, ...files }) => ({
      name: `${language}-${screen}`,
      ...files,
      use: { ...use, language, locale: language === 'ar' ? 'ar-EG' : 'en-GB' },
    })),
  ],
});
