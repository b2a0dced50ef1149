import { POPOVER, STACKING } from '../../../website/src/lib/shell-constants';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';

test.use({ screens: ['desktop'] });

test.beforeEach(async ({ page, language, words }) => {
  await page.goto(`/${language}/doctors`);
  await waitForReact(page.getByRole('banner').getByRole('button', { name: words.layout.call }));
});

test('the numbers in the header open by keyboard, are reached by Tab and close by Escape', async ({
  page,
  words,
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: words.layout.call });
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const number = page.getByRole('banner').locator('a[href^="tel:"]');
  await expect(number).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(number).toBeHidden();
  await expect(button).toBeFocused();
});

test('they open below the button, 8 px away, above everything, and close on a press elsewhere', async ({
  page,
  words,
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: words.layout.call });
  await button.click();
  const panel = page.locator('[popover]', { has: page.locator('a[href^="tel:"]') });
  await expect(panel).toBeVisible();
  const [own, above] = [await panel.boundingBox(), await button.boundingBox()];
  expect(Math.round((own?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(POPOVER.offset);
  expect(await panel.evaluate((element) => getComputedStyle(element).zIndex)).toBe(String(STACKING.tooltip));
  await page.mouse.click(5, 500);
  await expect(panel).toBeHidden();
});

test('they come with the pointer and go 300 ms after it, and a press right after does not close them', async ({
  page,
  words,
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: words.layout.call });
  const panel = page.locator('[popover]', { has: page.locator('a[href^="tel:"]') });
  // The page's clock stands still but for what the test lets pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await button.hover();
  await page.clock.runFor(POPOVER.showDelay);
  await expect(panel).toBeVisible();
  await button.click();
  await page.clock.runFor(POPOVER.toggleThrottle - 1);
  await expect(panel).toBeVisible();

  await page.mouse.move(5, 500);
  await page.clock.runFor(POPOVER.hideDelay - 1);
  await expect(panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(panel).toBeHidden();
});

test('the language switch explains itself on focus and on hover, 6 px away', async ({ page, words }) => {
  const link = page.getByRole('banner').getByRole('link', { name: words.layout.switchLanguage, exact: true });
  await expect(link).toHaveAccessibleDescription(words.layout.switchLanguageHint);
  const tooltip = page.getByRole('tooltip', { name: words.layout.switchLanguageHint });
  await link.hover();
  await expect(tooltip).toBeVisible();
  const [own, above] = [await tooltip.boundingBox(), await link.boundingBox()];
  expect(Math.round((own?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(POPOVER.tooltipOffset);
  await page.mouse.move(5, 500);
  await expect(tooltip).toBeHidden();

  await page.keyboard.press('Tab');
  await link.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
