import type { Page } from '@playwright/test';
import { enterAs, inviteStaff } from '../../support/accounts';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { expectAccessible } from '../../support/axe';
import { bookFamily, joinWaitingList, setRecalls, writeMessages } from '../../support/desk-rows';
import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { resizeTo, SIZES } from '../../support/page-checks';
import { familyName } from '../../support/patient';

test.use({ screens: ['desktop'], world: 'every-list' });

/** Rows to be made for each list. */
const MADE = 6;

/** What is in sight at once. In Arabic the rows of requests are higher on a desk. */
const ROWS = { en: { desktop: 6, phone: 3 }, ar: { desktop: 5, phone: 3 } };

/**
 * Lists by their address; `choice` is something a reader chooses, which has to come back. Where `isMixed`, tests that run beside
 * this one write rows of any height, so its rows are measured with `choice` applied.
 */
const LISTS = [
  { path: 'appointments', choice: 'sort=startsAt%3Aasc' },
  { path: 'work-list', choice: 'size=50' },
  { path: 'messages', choice: 'handling=new' },
  { path: 'waiting-list', choice: 'state=over' },
  { path: 'recalls', choice: 'size=50' },
  { path: 'log', choice: 'action=signIn', isMixed: true },
  { path: 'staff', choice: 'role=manager' },
] as const;

/** Whether a row is in sight whole, and, on a desk, whether the filter above it has one line of controls. */
async function measure({ page, row }: { page: Page; row: number }) {
  return await page.evaluate((at) => {
    const rows = [...document.querySelectorAll('main tbody tr, main [data-rows] > li')];
    const controls = [...document.querySelectorAll('main form[aria-label] :is(select, input, button)')]
      .filter((control) => control instanceof HTMLElement && control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 4 && bottom < (rows[0]?.getBoundingClientRect().top ?? 0));
    return {
      count: rows.length,
      bottom: Math.round(rows[at - 1]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
      excess: document.documentElement.scrollWidth - window.innerWidth,
      filterSpread: Math.round(
        Math.max(0, ...controls.map(({ bottom }) => bottom)) -
          Math.min(9999, ...controls.map(({ bottom }) => bottom)),
      ),
    };
  }, row);
}

/** Where the first head of the list stands once its fourth row is at the upper edge of the window. */
async function headWhenScrolled(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    document.body.style.paddingBottom = '200vh';
    const [head, row] = [
      document.querySelector('main thead th'),
      document.querySelectorAll('main tbody tr')[3],
    ];
    if (!head || !row) return Number.NaN;
    window.scrollBy({ top: row.getBoundingClientRect().top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return Math.round(head.getBoundingClientRect().top);
  });
}

/** Expects the first rows of a list whole in sight, on a desk and on a phone; leaves the page in the size of a desk. */
async function expectRowsInSight({
  page,
  name,
  language,
}: {
  page: Page;
  name: string;
  language: Locale;
}): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    await resizeTo(page, SIZES[size]);
    const row = ROWS[language][size];
    const seen = await measure({ page, row });
    expect.soft(seen.count, `${name}: rows`).toBeGreaterThanOrEqual(row);
    expect.soft(seen.bottom, `${name}: the first rows of a ${size}`).toBeLessThanOrEqual(SIZES[size].height);
    expect.soft(seen.excess, name).toBeLessThanOrEqual(0);
    if (size === 'desktop')
      expect.soft(seen.filterSpread, `${name}: filters in one row`).toBeLessThanOrEqual(3);
  }
}

test('every list of the desk shows its first rows at once, keeps its heads in sight, and comes back as it was left', async ({
  page,
  context,
  language,
  words,
  clock,
}) => {
  // A dozen pages, each with rows of its own to be made first.
  test.setTimeout(300_000);
  const count = MADE;
  const lastName = familyName();
  await setRecalls({ count, language, clock });
  await bookFamily({ count, lastName, language });
  await writeMessages({ count, language });
  await joinWaitingList({ count, language });
  for (let left = count; left > 0; left -= 1) await inviteStaff('manager');
  await enterAs(context, 'manager');
  await stopAutoRefresh(page);

  for (const { path, choice, ...list } of LISTS)
    await test.step(path, async () => {
      const heading = page.getByRole('heading', { level: 1 });
      const isKept = async () => (await context.cookies()).some(({ name }) => name === `staff-list-${path}`);
      await page.goto(`/${language}/admin/${path}${'isMixed' in list ? `?${choice}` : ''}`);
      await expect(heading).toBeVisible();
      await expectRowsInSight({ page, name: path, language });
      const head = await headWhenScrolled(page);
      expect.soft(Math.abs(head), `${path}: its heads stay`).toBeLessThanOrEqual(3);
      await page.goto(`/${language}/admin/${path}?${choice}`);
      await expect(heading).toBeVisible();
      await expect.poll(isKept).toBe(true);
      await page.goto(`/${language}/admin/${path}`);
      await expect(page).toHaveURL(new RegExp(`${path}\\?${choice}$`));
      await page.goto(`/${language}/admin/${path}?view=all`);
      await expect.poll(isKept).toBe(false);
    });

  // What is found is a list too; and so are those of a filter that something is done with.
  const { patientSearch } = words;
  await page.getByRole('searchbox', { name: patientSearch.label }).fill(lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patients\?search=/);
  await expect(page.locator('main tbody tr, main [data-rows] > li')).toHaveCount(count);
  await expectRowsInSight({ page, name: 'patients', language });
  await page.getByRole('link', { name: patientSearch.sorts.name, exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.goto(`/${language}/admin/appointments/several?do=confirm&status=pending`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRowsInSight({ page, name: 'several at once', language });
});

test('a row of every list opens beside it by keyboard, closes by Escape, and is a page where there is no room or script', async ({
  page,
  browser,
  context,
  language,
  words,
  baseURL,
  clock,
}) => {
  test.setTimeout(300_000);
  const lastName = familyName();
  await setRecalls({ count: 1, language, clock });
  await bookFamily({ count: 2, lastName, language });
  await writeMessages({ count: 1, language });
  await joinWaitingList({ count: 1, language });
  await enterAs(context, 'manager');
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/recalls`);
  await page.getByRole('searchbox', { name: words.patientSearch.label }).fill(lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patients\?search=/);
  const found = new URL(page.url());
  const lists = [
    `${found.pathname}${found.search}`,
    ...['messages', 'waiting-list', 'recalls', 'work-list'].map((path) => `/${language}/admin/${path}`),
    // Last: what was opened above stands in it.
    `/${language}/admin/log?action=appointment.view`,
  ];
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const plain = await bare.newPage();
  for (const path of lists)
    await test.step(path, async () => {
      await resizeTo(page, SIZES.desktop);
      await page.goto(path);
      const row = page.locator('main a[id^="row-"]').first();
      const id = await row.getAttribute('id');
      await row.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary');
      await expect(panel, path).toBeFocused();
      await expect(page).toHaveURL(/[?&]open=/);
      await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const rows = page.locator('main tbody tr');
      await expect(rows.first(), path).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.locator(`#${id}`), path).toBeFocused();

      await resizeTo(page, SIZES.phone);
      await page.goto(path);
      await row.press('Enter');
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The page itself, without the list; of the waiting list an entry alone.
      await expect(rows.filter({ visible: true }), path).toHaveCount(0);
      await bare.addCookies(await context.cookies());
      await plain.goto(path);
      const address = plain.url();
      await plain.locator('main a[id^="row-"]').first().click();
      await expect(plain, path).not.toHaveURL(address);
      await expect(plain.getByRole('heading', { level: 1 }), path).toBeVisible();
    });
  await bare.close();
});
