import { machineTime } from '../../support/clock';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { holdScripts, SCRIPT } from '../../support/held';
import { startScripts, waitForReact } from '../../support/hydration';
import { directionOf, otherLocale } from '../../support/locale';

// Of the address that leads nowhere.
test.use({ allowedComplaints: [/status of 404/] });

test('the language switch stays on the entry', async ({ page, language, words, context }) => {
  const other = otherLocale[language];
  const switches = page.getByRole('link', { name: words.layout.switchLanguage, exact: true });
  const { number } = doctorOfTest();
  await page.goto(`/${language}/doctor/${number}-x`);
  const path = new URL(page.url()).pathname;
  // The list it belongs to is marked in the navigation, however it is shown.
  const marked = page.locator(`header nav a[href="/${language}/doctors"][aria-current="page"]`);
  await expect(marked).not.toHaveCount(0);
  await waitForReact(switches.first());
  await switches.first().click();
  await page.waitForURL(new RegExp(`/${other}/doctor/${number}-`));
  expect(decodeURI(page.url())).not.toContain(decodeURI(path).split(`${number}-`)[1]);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf[other]);

  // In the menu of a phone too; and it is remembered.
  await page.goto(`/${language}/doctors`);
  const menu = page.getByRole('button', { name: words.layout.menu });
  if (await menu.isVisible()) await menu.click();
  await switches.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${other}/doctors$`));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(((cookie?.expires ?? 0) - machineTime() / 1000) / 86_400).toBeGreaterThan(364);
});

test('a language chosen before the scripts is kept too', async ({ page, language, words }) => {
  const other = otherLocale[language];
  await page.route(SCRIPT, () => {});
  // With scripts that never come, some pages are never done loading.
  await page.goto(`/${language}/doctor/${doctorOfTest().number}-x`, { waitUntil: 'commit' });
  const stated = await page.locator(`link[rel=alternate][hreflang=${other}]`).getAttribute('href');
  const switches = page.getByRole('link', { name: words.layout.switchLanguage, exact: true });
  await switches.filter({ visible: true }).first().click();
  // The same page here, wherever the site is reached.
  await expect(page).toHaveURL(new URL(stated ?? '').pathname);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('an address that leads nowhere leads on', async ({ page, language, words }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/${language}/no-such-page`);
  const other = page.locator(`a[hreflang="${otherLocale[language]}"]`).first();
  // React draws the same as the server, which is read in http/addresses.spec.ts.
  await waitForReact(other);
  await expect(heading).toContainText(`/${language}/no-such-page`);
  await expect(other).toHaveAttribute('href', `/${otherLocale[language]}/no-such-page`);
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: words.search.label })).toBeVisible();
  for (const path of ['/booking', '/doctors', '/services', '/branches', '/my-bookings'])
    await expect(main.locator(`a[href="/${language}${path}"]`)).toBeVisible();
  await page.getByRole('link', { name: words.errors.backToHome }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
});

test('what lies below is laid out with the scripts, and its place kept', async ({ page, language }) => {
  const release = await holdScripts(page);
  await page.goto(`/${language}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await startScripts(page);
  release();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);

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
