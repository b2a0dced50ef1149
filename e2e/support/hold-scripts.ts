import type { Page } from '@playwright/test';

export const SCRIPT = /\/_next\/static\/.+\.js/;

/** Holds back the scripts of pages that are opened from now on. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPT, (route) => released.then(() => route.continue()));
  return resolve;
}
