import { expect, test } from '../../support/fixtures';
import { waitForRouter } from '../../support/hydration';

for (const path of ['/privacy-policy', '/terms-and-conditions']) {
  test(`the parts of ${path} are listed beside it and lead to them`, async ({
    page,
    language,
    words,
    isMobile,
  }) => {
    await page.goto(`/${language}${path}`);
    // A press in the moment the router starts would lose its mark.
    await waitForRouter(page);
    const parts = page.getByRole('navigation', { name: words.policies.parts });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    if (isMobile) return await expect(parts).toBeHidden();
    const links = parts.getByRole('link');
    expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
    const last = headings.last();
    await links.last().click();
    await expect(page).toHaveURL(/#part-\d+$/);
    await expect(last).toBeInViewport();
    // Not under the header, which stays.
    const header = await page.getByRole('banner').boundingBox();
    expect((await last.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  });
}
