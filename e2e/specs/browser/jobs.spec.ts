import { expect, test } from '../../support/fixtures';
import { listSiteMap } from '../../support/routes';

test('open jobs are listed and say how to apply; one that has closed has left the list and the site map', async ({
  page,
  request,
  language,
  words,
}) => {
  const main = page.getByRole('main');
  await page.goto(`/${language}/jobs`);
  // The foot of every page leads here while there are any.
  await expect(page.getByRole('contentinfo').locator(`a[href="/${language}/jobs"]`)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(main.locator('a[href*="/jobs/4-"]')).toHaveCount(0);
  expect((await listSiteMap(request)).filter((path) => /^\/en\/jobs\/\d/.test(path))).toHaveLength(3);
  await main.locator(`a[href*="/${language}/jobs/1-"]`).click();
  await page.waitForURL(/\/jobs\/1-/);
  const apply = main.getByRole('region', { name: words.vacancies.howToApply });
  await expect(apply.locator('a[href^="mailto:jobs@nabra.example?subject="]')).toBeVisible();
  await expect(apply.locator('a[href^="tel:+20"]')).toBeVisible();

  await test.step('one without an address of its own leads to the contact page', async () => {
    await page.goto(`/${language}/jobs/3`);
    await expect(page.locator(`#how-to-apply ~ * a[href="/${language}/contact"]`)).toBeVisible();
  });
  await test.step('one that has closed says so, and names no way to apply', async () => {
    await page.goto(`/${language}/jobs/4`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(main.locator('a[href^="mailto:jobs@"]')).toHaveCount(0);
    await expect(page.locator(`main a[href="/${language}/jobs"]`).last()).toBeVisible();
  });
});
