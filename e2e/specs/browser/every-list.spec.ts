import type { Page } from '@playwright/test';
import { openParts } from '../../pages/staff';
import { createAccount, inviteStaff, openWithoutScript, tokenOf } from '../../support/accounts';
import { bookFamily, joinWaitingList, writeMessages } from '../../support/appointments';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh } from '../../support/hydration';
import type { Locale } from '../../support/locale';
import { resizeTo, SIZES } from '../../support/page-checks';
import { familyName } from '../../support/patient';

test.use({ screens: ['desktop'] });

const MADE = 6;

/** Rows in sight at once. In Arabic the rows of requests are higher on a desk. */
const ROWS = { en: { desktop: 6, phone: 3 }, ar: { desktop: 5, phone: 3 } };

/** Lists by their address. Of the log those of one action, as other tests write rows of any height. */
const LISTS = ['appointments', 'work-list', 'messages', 'waiting-list', 'log?action=signIn', 'staff'];

/** Measures whether a row is in sight whole, and, on a desk, whether the filter above it has one line of controls. */
const measure = (page: Page, row: number) =>
  page.evaluate((at) => {
    const rows = [...document.querySelectorAll('main tbody tr, main [data-rows] > li')];
    const bottoms = [...document.querySelectorAll('main form[aria-label] :is(select, input, button)')]
      .filter((control) => control instanceof HTMLElement && control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 4 && bottom < (rows[0]?.getBoundingClientRect().top ?? 0))
      .map(({ bottom }) => bottom);
    return {
      count: rows.length,
      bottom: Math.round(rows[at - 1]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
      excess: document.documentElement.scrollWidth - window.innerWidth,
      filterSpread: Math.round(Math.max(0, ...bottoms) - Math.min(9999, ...bottoms)),
    };
  }, row);

/** Returns where the first head of the list stands once its fourth row is at the upper edge of the window. */
const headWhenScrolled = (page: Page) =>
  page.evaluate(async () => {
    document.body.style.paddingBottom = '200vh';
    const head = document.querySelector('main thead th');
    const row = document.querySelectorAll('main tbody tr')[3];
    if (!head || !row) return Number.NaN;
    window.scrollBy({ top: row.getBoundingClientRect().top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return Math.round(head.getBoundingClientRect().top);
  });

async function expectRowsInSight(page: Page, name: string, language: Locale): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    await resizeTo(page, SIZES[size]);
    const row = ROWS[language][size];
    const seen = await measure(page, row);
    expect.soft(seen.count, `${name}: rows`).toBeGreaterThanOrEqual(row);
    expect.soft(seen.bottom, `${name}: the first rows of a ${size}`).toBeLessThanOrEqual(SIZES[size].height);
    expect.soft(seen.excess, name).toBeLessThanOrEqual(0);
    if (size === 'desktop')
      expect.soft(seen.filterSpread, `${name}: filters in one row`).toBeLessThanOrEqual(3);
  }
}

// Lists of one page are made by one function; rows beside a list, which is found again as it was left: desk.spec.ts.
test('every list shows its first rows', async ({ page, enter, language, words }) => {
  const { patientSearch, calls } = words;
  const lastName = familyName();
  await bookFamily(MADE, lastName, language);
  await writeMessages(MADE, language);
  await joinWaitingList(MADE, language);
  const colleague = await createAccount('manager');
  for (let left = MADE; left > 0; left -= 1) {
    await inviteStaff('manager');
    await tokenOf(colleague);
  }
  await enter('manager');
  await stopAutoRefresh(page);
  const heading = page.getByRole('heading', { level: 1 });
  const open = async (path: string) => {
    await page.goto(`/${language}/admin/${path}`);
    await expect(heading).toBeVisible();
  };
  for (const path of LISTS)
    await test.step(path, async () => {
      await open(path);
      await expectRowsInSight(page, path, language);
      const head = await headWhenScrolled(page);
      expect.soft(Math.abs(head), `${path}: its heads stay`).toBeLessThanOrEqual(3);
      if (path !== 'waiting-list') return;
      // On a phone a row is a page, of an entry alone.
      await resizeTo(page, SIZES.phone);
      await page.locator('main a[id^="row-"]').first().press('Enter');
      await expect(heading).toBeVisible();
      await expect(page.locator('main tbody tr').filter({ visible: true })).toHaveCount(0);
      await expectAccessible(page);
      await resizeTo(page, SIZES.desktop);
    });

  // Search results are a list too; and so are those of a filter that leads to bulk changes.
  await page.getByRole('searchbox', { name: patientSearch.label }).fill(lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patients\?search=/);
  await expect(page.locator('main tbody tr, main [data-rows] > li')).toHaveCount(MADE);
  await expectRowsInSight(page, 'patients', language);
  await page.getByRole('link', { name: patientSearch.sorts.name, exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await open('appointments/several?do=confirm&status=pending');
  await expectRowsInSight(page, 'several at once', language);

  // On a phone there is no heading that says what the time is for.
  await resizeTo(page, SIZES.phone);
  await open('work-list?size=100');
  const row = page.getByRole('row').filter({ hasText: lastName }).first();
  await expect(row.getByText(calls.due.dense.by).filter({ visible: true })).toHaveCount(1);

  // Without script a row is a page, and the menu leads on.
  const plain = await openWithoutScript(page);
  await plain.goto(`/${language}/admin/messages`);
  const address = plain.url();
  await plain.locator('main a[id^="row-"]').first().click();
  await expect(plain).not.toHaveURL(address);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await openParts(plain, words);
  const menu = plain.getByRole('navigation', { name: words.account.nav.label });
  await menu.getByRole('link', { name: words.account.nav.staff, exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1, name: words.staff.title })).toBeVisible();
  await plain.close();
});
