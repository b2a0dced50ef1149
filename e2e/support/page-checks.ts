import { expect, type Page } from '@playwright/test';

export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  /** A4 between margins of 14 mm, at 96 dots per inch. */
  paper: { width: 688, height: 1017 },
};

/** Makes the window so large, and waits until the page is laid out in it. */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(size.width);
}

/** Expects a page to be no wider than the screen. @param name tells the page from others of a test */
export async function expectInside(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const most = page.viewportSize()?.width ?? 0;
  expect.soft(width, `${name}: no wider than the screen`).toBeLessThanOrEqual(most);
}

/** Pictures that did not come, or have no text in their place. */
export function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Pictures beside the screen, in rows that scroll sideways, wait to be scrolled to.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images
      .filter((image) => image.naturalWidth === 0 || !image.hasAttribute('alt'))
      .map((image) => image.currentSrc || image.src);
  });
}
