import type { Page } from '@playwright/test';

/**
 * Gives the pages of a test a clock that the test can move on. Playwright's own hides what the browser recorded of the files
 * it loaded, by which the site decides what to fetch ahead: that stays as it is. Call before a page is opened.
 */
export async function installClock(page: Page, options?: { time: number }): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { recordedEntries: performance.getEntriesByType.bind(performance) }),
  );
  await page.clock.install(options);
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(window, 'recordedEntries');
  });
}
