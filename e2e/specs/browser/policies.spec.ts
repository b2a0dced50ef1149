import { expect, test } from '../../support/fixtures';
import { waitForRouter } from '../../support/hydration';

test.use({ screens: ['desktop'] });

test('the parts of the policies are linked beside them', async ({ page, language, words }) => {
  await page.goto(`/${language}/privacy-policy`);
  // A press in the moment the router starts would lose its mark.
  await waitForRouter(page);
  const parts = page.getByRole('navigation', { name: words.policies.parts });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const links = parts.getByRole('link');
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  const last = headings.last();
  await links.last().click();
  await expect(page).toHaveURL(/#part-\d+$/);
  await expect(last).toBeInViewport();
  // Not under the header, which stays.
  const header = await page.getByRole('banner').boundingBox();
  expect((await last.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);

  const footer = page.getByRole('contentinfo');
  for (const number of [1, 2, 3]) {
    const branch = footer
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/branches/${number}-"]`) });
    await expect(branch.locator('p')).not.toBeEmpty();
    await expect(branch.locator('a[href^="tel:+"]')).toBeVisible();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(parts).toBeHidden();
});
