import type { Page } from '@playwright/test';
import { openParts } from '../../pages/staff';
import { enterAs } from '../../support/accounts';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { wordsOf } from '../../support/locale';

const en = wordsOf.en;
const COUNTED = en.settings.fields.countsVisits.label;

async function switchTo(page: Page, isOn: boolean): Promise<void> {
  await page.goto(`${environment.siteUrl}/en/admin/settings?part=website`);
  const box = page.getByRole('checkbox', { name: COUNTED });
  await expect(async () => {
    await box.setChecked(isOn);
    await page.getByRole('button', { name: en.settings.submit, exact: true }).click();
    await expect(page.getByText(en.settings.saved)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Reads the backend's counts of pages in a language. Not every Chromium shows what a beacon carries. */
const stored = (language: 'en' | 'ar') =>
  queryDatabase(
    `SELECT page, came_from AS "from", SUM(total) AS total FROM visit_counts
      WHERE language = ? GROUP BY page, came_from ORDER BY page, came_from`,
    language,
  );

/** Waits until a page is made that counts its views: the one of before is given out meanwhile. */
const untilItCounts = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain('"countsVisits":true');

test('a manager switches counting on, and sees what was read', async ({ browser }) => {
  // Counts are stored every few seconds.
  const desk = await browser.newPage();
  await enterAs(desk.context(), 'manager');
  const reader = await browser.newPage();
  let sent = 0;
  reader.on('request', (one) => {
    if (one.url().endsWith('/api/visits')) sent += 1;
  });
  try {
    await reader.goto(`${environment.siteUrl}/en/faq`);
    // Counting would happen with the scripts.
    await waitForReact(reader.getByRole('main').getByRole('link').first());
    expect(sent).toBe(0);
    await switchTo(desk, true);
    await untilItCounts(reader, '/en/faq');
    await reader.goto(`${environment.siteUrl}/en/faq`, { referer: 'https://www.google.com/' });
    await expect.poll(() => stored('en')).toEqual([{ page: 'faq', from: 'search', total: 1 }]);
    await reader.reload();
    expect(sent).toBe(1);
    await untilItCounts(reader, '/ar/doctors');
    await reader.goto(`${environment.siteUrl}/ar/doctors`);
    await expect.poll(() => sent).toBe(2);
    const doctor = reader.locator('main a[href*="/ar/doctor/"]').first();
    await untilItCounts(reader, String(await doctor.getAttribute('href')));
    // Once by the plain link or by the router, whichever was there first.
    await doctor.click();
    await reader.waitForURL(/\/ar\/doctor\//);
    const ofDoctor = { page: expect.stringMatching(/^doctor\/\d+$/), from: 'doctors', total: 1 };
    const ofList = { page: 'doctors', from: 'direct', total: 1 };
    await expect.poll(() => stored('ar')).toEqual([ofDoctor, ofList]);
    expect(sent).toBe(3);
    expect((await reader.context().cookies()).map(({ name }) => name)).not.toContain('visits');
    const kept = await reader.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/visit/);
    await desk.goto(`${environment.siteUrl}/en/admin/visits`);
    await expect(desk.getByRole('heading', { name: en.visits.charts.way })).toBeVisible();
    await expect(desk.getByRole('rowheader', { name: en.visits.section.faq, exact: true })).toBeVisible();
  } finally {
    await switchTo(desk, false);
    await desk.close();
    await reader.close();
  }
});

const rows = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('whether all is well is one answer, news is read once', async ({ page, language, words, enter }) => {
  await test.step('the status', async () => {
    await enter('manager');
    const { systemStatus } = words;
    await page.goto(`/${language}/admin/appointments`);
    await openParts(page, words);
    await page.getByRole('link', { name: words.account.nav.systemStatus, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: systemStatus.title })).toBeVisible();
    for (const matter of Object.values(systemStatus.matters))
      await expect(page.getByRole('heading', { name: matter, exact: true })).toBeVisible();
    // The site of the tests has no mail server.
    const mail = rows(page).filter({ hasText: systemStatus.mail.notConfigured });
    await expect(mail.getByText(systemStatus.states.well, { exact: true })).toHaveCount(0);
    await expect(mail.getByText('SMTP_URL')).toHaveAttribute('dir', 'ltr');

    const wellRows = rows(page).filter({ has: page.getByText(systemStatus.states.well, { exact: true }) });
    const needed = (await rows(page).count()) - (await wellRows.count());
    expect(needed).toBeGreaterThan(0);
    const wanted = page.getByRole('main').locator('a[href^="#matter-"]');
    await expect(wanted).toHaveCount(needed);
    await wanted.getByText(systemStatus.matters.mail, { exact: true }).click();
    await expect(page).toHaveURL(/#matter-mail$/);
    await expect(mail).toBeInViewport();

    await page.getByRole('link', { name: systemStatus.requests.link }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/admin/work-list$`));
  });

  await test.step('what is new', async () => {
    const { nav } = words.account;
    await enter('staff', 'appointments');
    const news = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.whatsNew });
    await openParts(page, words);
    await expect(news.getByText(nav.unread)).toBeAttached();
    await expect(page.getByRole('link', { name: nav.systemStatus, exact: true })).toHaveCount(0);

    await news.click();
    const newest = page.getByRole('main').getByRole('listitem').first();
    await expect(newest.getByText(words.releases.current)).toBeVisible();
    await openParts(page, words);
    await expect(news.getByText(nav.unread)).toHaveCount(0);
    const upgrade = page.getByText(words.releases.upgrade, { exact: true });
    await expect(upgrade.filter({ visible: true }).first()).toBeVisible();

    await page.goto(`/${language}/admin/appointments`);
    await openParts(page, words);
    await expect(news).toBeVisible();
    await expect(news.getByText(nav.unread)).toHaveCount(0);
  });
});
