import { expect, test } from '../../support/fixtures';

for (const path of ['/privacy-policy', '/terms-and-conditions']) {
  test(`the parts of ${path} are listed beside it and lead to them`, async ({
    page,
    language,
    words,
    isMobile,
  }) => {
    // The router, as it starts, writes the address it began with: a press in that moment would lose its mark.
    await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
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
