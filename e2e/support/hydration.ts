import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { SCRIPTS_WANTED } from '../../website/src/lib/browser/live-part';

/** Starts the scripts of a page that waits for its first touch, as something on it could that needs them. */
export async function startScripts(page: Page): Promise<void> {
  await page.evaluate((wanted) => void dispatchEvent(new Event(wanted)), SCRIPTS_WANTED);
}

/** Waits until React has an element: before, what is pressed follows the plain link or does nothing. */
export async function waitForReact(target: Locator): Promise<void> {
  const isHydrated = () =>
    target.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
  await startScripts(target.page());
  await expect.poll(isHydrated).toBe(true);
}

/** Waits until Next's router has taken the page over, which writes the address it began with once more. */
export async function waitForRouter(page: Page): Promise<void> {
  await startScripts(page);
  await page.waitForFunction(() => window.history.state?.__NA === true);
}

export const hasReact = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));

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

/** Has the answers to what a page sends get lost; the pages themselves arrive. For `page.route`. */
export const lose = (route: Route) =>
  route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback();

/** Comes back to a page that asks again by itself, which it then does at once, until it shows something. */
export async function comeBackUntil(shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
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
