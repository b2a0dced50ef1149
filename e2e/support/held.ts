import type { Page } from '@playwright/test';

export const SCRIPT = /\/_next\/static\/.+\.js/;

/** Holds back the scripts of pages that are opened from now on. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPT, (route) => released.then(() => route.continue()));
  return resolve;
}

/** Holds back what Next asks the server for to show another page. @param isHeld by its address @returns lets it come */
export async function holdPage(page: Page, isHeld: (address: URL) => boolean): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const isAsked = (address: URL) => address.searchParams.has('_rsc') && isHeld(address);
  await page.route(isAsked, (route) => released.then(() => route.continue()));
  return resolve;
}

/**
 * Has a page of the staff area not ask for itself again every few seconds, as one that nobody looks at. For a test in which
 * a colleague is faster: what was done in between must not be on the page before the test presses. Call before it is opened.
 */
export async function stopAutoRefresh(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' }),
  );
}
