import { expect, type Locator, type Page } from '@playwright/test';
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
