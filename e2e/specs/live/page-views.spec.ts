import type { Page } from '@playwright/test';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { wordsOf } from '../../support/locale';

test.use({ world: 'page-views' });

const en = wordsOf.en;
const COUNTED = en.settings.fields.countsVisits.label;

async function switchTo({ page, isOn }: { page: Page; isOn: boolean }): Promise<void> {
  await page.goto(`${environment.siteUrl}/en/admin/settings?part=website`);
  const box = page.getByRole('checkbox', { name: COUNTED });
  await expect(async () => {
    await box.setChecked(isOn);
    await page.getByRole('button', { name: en.settings.submit, exact: true }).click();
    await expect(page.getByText(en.settings.saved)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** What the backend has counted of pages in a language. What a beacon carries is not shown by every Chromium. */
const stored = (language: 'en' | 'ar') =>
  queryDatabase({
    sql: `SELECT page, came_from AS "from", SUM(total) AS total FROM visit_counts
          WHERE language = '${language}' GROUP BY page, came_from ORDER BY page, came_from`,
  });

test('a manager switches counting on, and sees which pages were read and how far bookings came', async ({
  browser,
}) => {
  // What was counted is stored every few seconds.
  test.setTimeout(180_000);
  const staff = await browser.newContext();
  await enterAs(staff, 'manager');
  const desk = await staff.newPage();
  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  let sent = 0;
  reader.on('request', (one) => {
    if (one.url().endsWith('/api/visits')) sent += 1;
  });
  try {
    await reader.goto(`${environment.siteUrl}/en/faq`);
    // What would be counted is sent with the scripts.
    await waitForReact(reader.getByRole('main').getByRole('link').first());
    expect(sent).toBe(0);
    await switchTo({ page: desk, isOn: true });
    await expect(async () => {
      await reader.goto(`${environment.siteUrl}/en/faq`, { referer: 'https://www.google.com/' });
      await expect.poll(() => sent, { timeout: 2000 }).toBeGreaterThan(0);
    }).toPass();
    const isCountedAsSent = () =>
      expect.poll(() => stored('en')).toEqual([{ page: 'faq', from: 'search', total: sent }]);
    await isCountedAsSent();
    await reader.reload();
    await isCountedAsSent();
    sent = 0;
    await reader.goto(`${environment.siteUrl}/ar/doctors`);
    // Once by the plain link or by the router, whichever was there first.
    await reader.locator('main a[href*="/ar/doctor/"]').first().click();
    await reader.waitForURL(/\/ar\/doctor\//);
    await expect
      .poll(() => stored('ar'))
      .toEqual([
        { page: expect.stringMatching(/^doctor\/\d+$/), from: 'doctors', total: 1 },
        { page: 'doctors', from: 'direct', total: 1 },
      ]);
    expect(sent).toBe(2);
    expect((await visitor.cookies()).map(({ name }) => name)).not.toContain('visits');
    expect(await reader.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /visit/,
    );
    for (const [language, width] of [
      ['en', 1280],
      ['ar', 360],
    ] as const) {
      const words = wordsOf[language].visits;
      await desk.setViewportSize({ width, height: 800 });
      await desk.goto(`${environment.siteUrl}/${language}/admin/visits`);
      await expect(desk.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(desk.getByRole('heading', { name: words.charts.way })).toBeVisible();
      await expect(desk.getByRole('rowheader', { name: words.section.faq, exact: true })).toBeVisible();
      await expectAccessible(desk);
    }
  } finally {
    await switchTo({ page: desk, isOn: false });
    await staff.close();
    await visitor.close();
  }
});
