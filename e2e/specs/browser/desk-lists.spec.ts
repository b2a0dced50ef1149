import { openParts } from '../../pages/staff';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh } from '../../support/held';

test('each role finds its own parts', async ({ page, enter, language, words, viewport }) => {
  const { nav } = words.account;
  await test.step('a manager', async () => {
    await enter('manager', 'log');
    const parts = page.getByRole('navigation', { name: nav.label });
    const log = parts.getByRole('link', { name: nav.log, exact: true });
    await expect(log).toBeHidden();
    expect((await parts.boundingBox())?.height).toBeLessThan(56);
    if ((viewport?.width ?? 0) >= 1024) {
      // By keyboard: the open menu marks the present page, and Escape leads back.
      const more = parts.locator('summary').filter({ visible: true });
      await expect(more).toContainText(nav.manage);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(log).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Escape');
      await expect(log).toBeHidden();
      await expect(more).toBeFocused();
      await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toBeVisible();
    }
    await openParts(page, words);
    await expectAccessible(page);
  });

  await test.step('roles', async () => {
    await enter('call_centre', 'work-list');
    const parts = page.getByRole('navigation', { name: nav.label });
    await openParts(page, words);
    await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toBeVisible();
    await expect(parts.getByRole('link', { name: nav.today, exact: true })).toHaveCount(0);
    // With the session of the browser, without a page that complains about what it was answered.
    expect((await page.request.get(`/${language}/admin/today`)).status()).toBe(404);

    await enter('reception', 'today');
    await expect(page.getByRole('heading', { level: 1, name: words.today.title, exact: true })).toBeVisible();
    await openParts(page, words);
    await expect(parts.getByRole('link', { name: nav.today, exact: true })).toBeVisible();
    await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toHaveCount(0);
    await expect(parts.getByRole('link', { name: nav.staff, exact: true })).toHaveCount(0);
  });
});

test.describe('on a desk', () => {
  test.use({ screens: ['desktop'] });

  // On a phone a row is a page: every-list.spec.ts.
  test('rows open beside a list, kept as it was', async ({ page, enter, language, words }) => {
    const { appointments, lists } = words;
    await enter('staff');
    const { bookingNumber } = await bookAppointment({ language });
    await stopAutoRefresh(page);
    await page.goto(`/${language}/admin/appointments`);
    const name = appointments.open.replace('{number}', bookingNumber);
    const link = page.getByRole('link', { name });
    await link.click();
    const panel = page.getByRole('complementary', { name });
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(/open=/);
    await expect(panel.getByRole('heading', { name: appointments.detail.history })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(panel).toBeFocused();
    await page.goBack();
    await expect(panel).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(panel.getByRole('button', { name: appointments.move.confirmed, exact: true })).toBeVisible();
    await panel.getByRole('link', { name: lists.closeBeside }).click();
    await expect(panel).toBeHidden();

    // The filter and the order, but neither page nor search, without a name in the cookie.
    await page.getByRole('checkbox', { name: lists.more }).press('Space');
    await page.getByRole('combobox', { name: appointments.filter.sort }).selectOption('startsAt:asc');
    await page.getByRole('combobox', { name: appointments.filter.contract }).selectOption('company');
    await page.getByRole('searchbox', { name: appointments.filter.q }).fill('Mona');
    await page.getByRole('button', { name: appointments.filter.apply }).click();
    await expect(page).toHaveURL(/contractType=company.*search=/);
    const chips = page.getByRole('list', { name: lists.chips });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    await page.goto(`/${language}/admin/appointments`);
    await expect(page).toHaveURL(/contractType=company&sort=startsAt%3Aasc$/);
    await expect(chips.getByRole('listitem')).toHaveCount(3);
    const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('staff-list-'));
    const values = kept.map(({ value }) => decodeURIComponent(value));
    expect(values).toEqual(['contractType=company&sort=startsAt%3Aasc']);

    const company = appointments.detail.contracts.company;
    await chips.getByRole('link', { name: lists.remove.replace('{filter}', company) }).click();
    await expect(page).toHaveURL(/appointments\?sort=startsAt%3Aasc$/);
    await chips.getByRole('link', { name: lists.reset, exact: true }).click();
    await expect(chips).toBeHidden();
    await expect(page).toHaveURL(/view=all$/);
    await page.goto(`/${language}/admin/appointments`);
    await expect(page).toHaveURL(/\/appointments$/);
  });
});
