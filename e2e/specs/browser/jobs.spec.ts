import { expect, test } from '../../support/fixtures';
import { listSiteMap } from '../../support/routes';

test('open jobs are listed, each with its place and last day, and say how to apply', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/jobs`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(3);
  await main.locator(`a[href*="/${language}/jobs/1-"]`).click();
  await page.waitForURL(/\/jobs\/1-/);
  const apply = main.getByRole('region', { name: language === 'ar' ? 'كيف تتقدم' : 'How to apply' });
  await expect(apply.locator('a[href^="mailto:jobs@nabra.example?subject="]')).toBeVisible();
  await expect(apply.locator('a[href^="tel:+20"]')).toBeVisible();
});

test('a job without an address of its own leads to the contact page', async ({ page, language }) => {
  await page.goto(`/${language}/jobs/3`);
  await expect(page.locator(`#how-to-apply ~ * a[href="/${language}/contact"]`)).toBeVisible();
});

test('a job that has closed has left the list and the site map; its page says so, and names no way to apply', async ({
  page,
  request,
  language,
}) => {
  expect((await listSiteMap(request)).filter((path) => /^\/en\/jobs\/\d/.test(path))).toHaveLength(3);
  await page.goto(`/${language}/jobs`);
  await expect(page.locator('main a[href*="/jobs/4-"]')).toHaveCount(0);
  await page.goto(`/${language}/jobs/4`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main').locator('a[href^="mailto:jobs@"]')).toHaveCount(0);
  await expect(page.locator(`main a[href="/${language}/jobs"]`).last()).toBeVisible();
});

test('the foot of every page leads to the jobs while there are any', async ({ page, language }) => {
  await page.goto(`/${language}/faq`);
  await expect(page.getByRole('contentinfo').locator(`a[href="/${language}/jobs"]`)).toBeVisible();
});
