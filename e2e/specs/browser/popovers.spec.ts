import { STACKING } from '../../../website/src/lib/browser/shell-constants';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';

// On phones the numbers are in the bar at the bottom, and nothing hovers.
test.use({ screens: ['desktop'] });

test('popovers in the header come and go by pointer, press and key', async ({ page, language, words }) => {
  await page.goto(`/${language}/doctors`);
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: words.layout.call });
  const number = banner.locator('a[href^="tel:"]');
  const panel = page.locator('[popover]', { has: page.locator('a[href^="tel:"]') });
  await waitForReact(button);

  await test.step('by keyboard', async () => {
    await button.focus();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(number).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(number).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(number).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('by a press, above everything', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('z-index', String(STACKING.tooltip));
    await page.mouse.click(5, 500);
    await expect(panel).toBeHidden();
  });

  await test.step('the hint, on hover and on focus', async () => {
    const link = banner.getByRole('link', { name: words.layout.switchLanguage, exact: true });
    await expect(link).toHaveAccessibleDescription(words.layout.switchLanguageHint);
    const tooltip = page.getByRole('tooltip', { name: words.layout.switchLanguageHint });
    await link.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  // Places: popup-place.test.ts. Durations, and a press right after the pointer that closes nothing: popup-timing.test.ts.
  await test.step('by pointer', async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(panel).toBeHidden();
  });
});
