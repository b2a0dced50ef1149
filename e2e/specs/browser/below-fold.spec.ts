import { expect, test } from '../../support/fixtures';
import { startScripts } from '../../support/hydration';

const SCRIPT = /\/_next\/static\/.+\.js/;

test('what lies below is laid out once the scripts are there', async ({ page, language }) => {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`/${language}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await startScripts(page);
  letGo();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
});

test('going back finds the same place of a long page, and so does a reload', async ({ page, language }) => {
  await page.goto(`/${language}`, { waitUntil: 'networkidle' });
  await startScripts(page);
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');

  const link = page.locator('main a[href*="/branches/"]').last();
  await link.scrollIntoViewIfNeeded();
  const height = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await height();
  const isWhereItWas = () => expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(60);

  await link.click();
  await expect(page).toHaveURL(/\/branches\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await isWhereItWas();

  await page.reload();
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
  await isWhereItWas();
});
