import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { holdPage } from '../../support/held';
import { waitForReact } from '../../support/hydration';

/** Opens the entry of a list of the site at a place. @returns its number */
async function openEntry(page: Page, list: string, place: number): Promise<string> {
  await page.goto(list);
  const link = page.locator(`main h2 a[href*="${list}/"], main h3 a[href*="${list}/"]`).nth(place);
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  return /\/(\d+)-[^/]*$/.exec(path)?.[1] ?? '';
}

// Ways from an entry without script: as-built/pages.spec.ts; from a search: doctors/query.test.ts.
test('doctors of a service or branch have its times alone', async ({ page, language, words }) => {
  await test.step('a choice that was pressed', async () => {
    await page.goto(`/${language}/booking?by=doctor`);
    const choices = page.locator('main li a[href*="doctor="]');
    await waitForReact(choices);
    const letGo = await holdPage(page, ({ searchParams }) => searchParams.has('doctor'));
    await choices.nth(1).click();
    const chosen = page.locator('[data-chosen]');
    await expect(choices.filter({ has: chosen })).toHaveCount(1);
    await expect(choices.nth(1).locator('[data-chosen]')).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/[?&]doctor=\d+/);
    await expect(chosen).toHaveCount(0);
  });

  await test.step('a branch', async () => {
    const asked = page.waitForResponse(/availability\/next\?locale=[a-z]{2}&branch=[a-z0-9]{24}$/);
    const branch = await openEntry(page, `/${language}/branches`, 1);
    const { data }: { data: { branch: string }[] } = await (await asked).json();
    expect(new Set(data.map((next) => next.branch)).size).toBe(1);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const cards = page.locator('[aria-labelledby="doctors"] article');
    await expect(cards.getByText(`${words.availability.nextFree} · ${name}`).first()).toBeVisible();
    await cards.locator('a[href*="/booking?"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*branch=${branch}`));
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('a service, whose times are as long as it takes', async () => {
    // Holds are faked, so that no time is taken from parallel tests.
    await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
    const asked = page.waitForRequest(/availability\/next\?locale=[a-z]{2}&service=[a-z0-9]{24}$/);
    const service = await openEntry(page, `/${language}/services`, 2);
    await asked;
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const doctors = page.locator('[aria-labelledby="doctors"]');
    await doctors.locator('a[href*="/booking?"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*service=${service}`));
    await page.goBack();

    const week = page.waitForRequest(/api\/availability\/week\?.*service=\d+/);
    await doctors.locator('h3 a').first().click();
    await expect(page).toHaveURL(/\/doctor\/\d+-/);
    await week;
    await expect(page.getByText(words.availability.week.forService.replace('{service}', name))).toBeVisible();
    const times = page.locator('[aria-labelledby="free-times"] a[href*="time="]');
    await expect(times.first()).toBeAttached();
    await times.first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*service=${service}.*time=`));
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });
});
