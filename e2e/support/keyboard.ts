import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** Presses Tab until an element has the focus, and makes sure that a person can see that it has. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await target.evaluate((element) => element === document.activeElement))) continue;
    await expectVisibleFocus(target);
    return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const ring = await target.evaluate((element) => {
    // A visually hidden input shows its focus on the label around it.
    const shown = [element, element.closest('label')].filter((one) => one !== null);
    return shown.some((one) => {
      const style = getComputedStyle(one);
      const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      return hasOutline || style.boxShadow !== 'none';
    });
  });
  expect(ring, 'the focus can be seen').toBe(true);
}
