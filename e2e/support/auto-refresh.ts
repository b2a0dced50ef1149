import type { Page } from '@playwright/test';

/**
 * Has a page of the staff area not ask for itself again every few seconds, as one that nobody looks at. For a test in which
 * a colleague is faster: what was done in between must not be on the page before the test presses. Call before it is opened.
 */
export async function stopAutoRefresh(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' }),
  );
}
