import type { Page } from '@playwright/test';

/** Starts to add up how much of the page moves by itself. Call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { layoutShift: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) sum.value += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift since the page was opened. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as Window & { layoutShift?: { value: number } }).layoutShift?.value ?? 0,
  );
}
