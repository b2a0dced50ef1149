import { expectAccessible } from '../../support/axe';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { openParts } from '../../support/staff-parts';
import { enterAs } from '../../support/staff-session';

test('the parts of the staff area are one calm line, and the rest opens by keyboard, by touch and without script', async ({
  page,
  browser,
  context,
  request,
  language,
  words,
  viewport,
}) => {
  const { nav } = words.account;
  await enterAs({ role: 'manager', context, request });
  await page.goto(`/${language}/admin/log`);
  const parts = page.getByRole('navigation', { name: nav.label });
  await expect(parts.getByRole('link', { name: nav.log, exact: true })).toBeHidden();
  const line = await parts.boundingBox();
  expect(line?.height).toBeLessThan(56);
  if ((viewport?.width ?? 0) >= 1024) {
    // By keyboard: what is open says where the reader is, and Escape leads back.
    const more = parts.locator('summary').filter({ visible: true });
    await expect(more).toContainText(nav.manage);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(parts.getByRole('link', { name: nav.log, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(parts.getByRole('link', { name: nav.log, exact: true })).toBeHidden();
    await expect(more).toBeFocused();
    await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toBeVisible();
  }
  await openParts({ page, words });
  await expectAccessible(page);
  await parts.getByRole('link', { name: nav.systemStatus, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.systemStatus.title })).toBeVisible();

  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.siteUrl, viewport });
  await bare.addCookies(await context.cookies());
  const plain = await bare.newPage();
  await plain.goto(`/${language}/admin/appointments`);
  await openParts({ page: plain, words });
  const staff = plain
    .getByRole('navigation', { name: nav.label })
    .getByRole('link', { name: nav.staff, exact: true });
  await staff.click();
  await expect(plain.getByRole('heading', { level: 1, name: words.staff.title })).toBeVisible();
  await bare.close();
});
