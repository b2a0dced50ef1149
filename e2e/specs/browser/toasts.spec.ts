import type { Locator, Page } from '@playwright/test';
import { TOAST } from '../../../website/src/lib/shell-constants';
import type { Toast } from '../../../website/src/lib/toast';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { orderToast, toastsOn, waitForToastArea } from '../../support/toasts';

const types: Toast['type'][] = ['default', 'success', 'info', 'warning', 'error', 'loading'];

test.beforeEach(async ({ page, language }) => {
  await page.goto(`/${language}/doctors`);
  await waitForToastArea(page);
  // No toast leaves before a test lets time pass, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
});

/** At most so much of the page's clock passes in one look whether a toast is there. */
const STEP = 50;
/** What sonner takes to take a toast off the page. */
const GONE_IN = 500;

/** Orders a toast and lets just so much time pass that it is drawn. */
async function show({ page, toast }: { page: Page; toast: Toast }): Promise<void> {
  const before = await toastsOn(page).count();
  await orderToast({ page, toast });
  const look = async () => {
    await page.clock.runFor(STEP);
    return toastsOn(page).count();
  };
  await expect.poll(look).toBe(before + 1);
}

test('a toast is announced, stands at the end of the page and goes after 4 s', async ({ page }) => {
  await show({ page, toast: { type: 'success', message: 'One' } });
  const toast = toastsOn(page).first();
  await expect(toast).toBeVisible();
  await expect(page.locator('section[aria-live="polite"]', { has: toast })).toHaveCount(1);
  const area = page.locator('[data-sonner-toaster]');
  await expect(area).toHaveAttribute('data-y-position', 'bottom');
  await expect(area).toHaveAttribute('data-x-position', 'right');

  await page.clock.runFor(TOAST.duration - 2 * STEP);
  await expect(toast).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(2 * STEP);
  await expect(toast).toHaveAttribute('data-removed', 'true');
  await page.clock.runFor(GONE_IN);
  await expect(toast).toHaveCount(0);
});

test('toasts of all kinds are accessible', async ({ page }) => {
  for (const type of types) await show({ page, toast: { type, message: `Kind ${type}` } });
  // Pointed at, they stay: looking for faults takes longer on a busy machine than a toast lives.
  await toastsOn(page).first().hover();
  await page.clock.resume();
  await expect(toastsOn(page).first()).toHaveAttribute('data-expanded', 'true');
  await expectAccessible(page);
});

test('the figures of the toasts are those of the specification', async ({ page, isMobile }) => {
  for (const type of types) await show({ page, toast: { type, message: `Kind ${type}` } });
  await expect(toastsOn(page)).toHaveCount(types.length);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(TOAST.visible);
  const kinds = await toastsOn(page).evaluateAll((all) =>
    all.map((toast) => [
      toast.getAttribute('data-type') ?? 'default',
      toast.getAttribute('data-rich-colors'),
    ]),
  );
  expect(kinds.map(([kind]) => kind).sort()).toEqual([...types].sort());
  expect(kinds.every(([, rich]) => rich === 'true')).toBe(true);

  const style = await page.locator('[data-sonner-toaster]').evaluate((element) => {
    const read = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    return { width: read('--width'), gap: read('--gap'), offset: read('--offset-bottom') };
  });
  expect(style.width).toBe(`${TOAST.width}px`);
  expect(style.gap).toBe(`${TOAST.gap}px`);
  expect(style.offset).toBe(`${TOAST.offset}px`);
  const box = await toastsOn(page).first().boundingBox();
  if (!isMobile) expect(box?.width).toBe(TOAST.width);
});

test('a toast can be closed, and Alt+T leads the keyboard to it', async ({ page, words }) => {
  await show({ page, toast: { type: 'loading', message: 'Stays' } });
  await show({ page, toast: { type: 'error', message: 'Closes' } });
  await expect(toastsOn(page)).toHaveCount(2);
  await page.keyboard.press('Alt+T');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();

  await toastsOn(page)
    .filter({ hasText: 'Closes' })
    .getByRole('button', { name: words.ui.closeNotification })
    .click();
  await page.clock.runFor(GONE_IN);
  await expect(toastsOn(page).filter({ hasText: 'Closes' })).toHaveCount(0);
});

/** Where a toast stands once it has slid in. */
async function middleOf(toast: Locator): Promise<{ x: number; y: number }> {
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const { distance, name, isGone } of [
  { distance: 26, name: 'a swipe of more than 20 px takes a toast away', isGone: true },
  { distance: 12, name: 'a slow swipe of less brings it back', isGone: false },
]) {
  test(name, async ({ page }) => {
    await show({ page, toast: { type: 'info', message: 'Swipe' } });
    const start = await middleOf(toastsOn(page).first());
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let step = 1; step <= distance; step += 1) await page.mouse.move(start.x, start.y + step);
    // So slow that the speed alone would not count.
    await page.clock.runFor(600);
    await page.mouse.up();
    await page.clock.runFor(GONE_IN);
    await expect(toastsOn(page)).toHaveCount(isGone ? 0 : 1);
  });
}

test('a swipe of less than 20 px takes a toast away when it is quick', async ({ page }) => {
  await show({ page, toast: { type: 'info', message: 'Flick' } });
  const start = await middleOf(toastsOn(page).first());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  // The first stretch tells the direction, the second how far. Without a pause the browser makes one of the two.
  for (const distance of [4, TOAST.swipeDistance - 2]) {
    await page.mouse.move(start.x, start.y + distance);
    await page.waitForTimeout(200);
  }
  await page.mouse.up();
  await page.clock.runFor(GONE_IN);
  await expect(toastsOn(page)).toHaveCount(0);
});
