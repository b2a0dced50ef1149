import type { Locator, Page } from '@playwright/test';
import type { Toast } from '../../website/src/lib/browser/toast';
import { startScripts } from './hydration';

/** Orders a toast as the site's own code does (website/src/lib/browser/toast.ts). */
export async function orderToast(page: Page, toast: Toast): Promise<void> {
  await page.evaluate((ordered) => {
    const detail = { kind: 'show', toast: ordered };
    window.dispatchEvent(new CustomEvent('site:toast', { detail, cancelable: true }));
  }, toast);
}

/** The toasts on the page, the newest first. */
export const toastsOn = (page: Page): Locator => page.locator('[data-sonner-toast]');

/** Waits until the page listens: an order of the tests is lost before. */
export async function waitForToastArea(page: Page): Promise<void> {
  await startScripts(page);
  await page.waitForFunction(
    () =>
      !window.dispatchEvent(
        new CustomEvent('site:toast', { detail: { kind: 'dismiss', id: '' }, cancelable: true }),
      ),
  );
}
