import { doctorPath } from '../../pages/doctors';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { directionOf, otherLocale } from '../../support/locale';

test('the language switch keeps the page and is remembered', async ({ page, language, words, context }) => {
  await page.goto(`/${language}/doctors`);
  const menu = page.getByRole('button', { name: words.layout.menu });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('link', { name: words.layout.switchLanguage, exact: true })
    .filter({ visible: true })
    .first()
    .click();

  const other = otherLocale[language];
  await expect(page).toHaveURL(new RegExp(`/${other}/doctors$`));
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf[other]);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
});

test('a language chosen before the scripts are there is remembered too', async ({
  page,
  request,
  language,
  words,
}) => {
  const other = otherLocale[language];
  await page.route(/_next\/static\/.*\.js/, () => {});
  const doctor = await doctorPath({ request, language });
  // With scripts that never come, some pages are never done loading.
  await page.goto(`/${language}${doctor}`, { waitUntil: 'commit' });
  const stated = await page.locator(`link[rel=alternate][hreflang=${other}]`).getAttribute('href');
  await page
    .getByRole('link', { name: words.layout.switchLanguage, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(new URL(stated ?? '').href);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('the language switch stays on the entry, whose address has another name there', async ({
  page,
  request,
  language,
  words,
}) => {
  const path = `/${language}${await doctorPath({ request, language })}`;
  const number = /\/doctor\/(\d+)-/.exec(path)?.[1];
  await page.goto(path);
  // The list it belongs to is marked in the navigation, however it is shown.
  await expect(
    page.locator(`header nav a[href="/${language}/doctors"][aria-current="page"]`),
  ).not.toHaveCount(0);
  const other = page.getByRole('link', { name: words.layout.switchLanguage, exact: true }).first();
  await waitForReact(other);
  await other.click();
  await page.waitForURL(new RegExp(`/${otherLocale[language]}/doctor/${number}-`));
  expect(decodeURI(page.url())).not.toContain(decodeURI(path).split(`${number}-`)[1]);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLocale[language]);
});

test('phones have the next step under the thumb, but not over the booking, which has its own', async ({
  page,
  language,
  words,
  isMobile,
}) => {
  const bar = page.getByRole('navigation', { name: words.layout.quickActions });
  await page.goto(`/${language}/faq`);
  if (!isMobile) {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: words.layout.call })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(bar.getByRole('link', { name: words.layout.whatsapp })).toHaveAttribute(
    'href',
    /wa\.me\/\d+$/,
  );
  await bar.getByRole('link', { name: words.layout.bookShort }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
  await expect(bar).toBeHidden();
});

test('the first stop of the keyboard leads past the header', async ({ page, language, words }) => {
  await page.goto(`/${language}`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.layout.skipToContent });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowedComplaints: [/status of 404/] });

  test('names no doctor where there is none', async ({ page, language, words }) => {
    await page.goto(`/${language}/doctor/999999-nobody`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('999999-nobody');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('link', { name: words.errors.backToHome }).first()).toBeVisible();
  });

  test('says which one, and the way back works', async ({ page, language, words }) => {
    // Asked for by another before: one page serves them all.
    await page.request.get(`/${language}/nobody`);
    await page.goto(`/${language}/no-such-page`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(`/${language}/no-such-page`);
    const other = page.locator(`a[hreflang="${otherLocale[language]}"]`).first();
    await expect(other).toHaveAttribute('href', `/${otherLocale[language]}/no-such-page`);
    // React draws the same.
    await waitForReact(other);
    await expect(heading).toContainText(`/${language}/no-such-page`);
    await expect(other).toHaveAttribute('href', `/${otherLocale[language]}/no-such-page`);
    await page.getByRole('link', { name: words.errors.backToHome }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
  });
});

test('the header is one line, with every word of its navigation', async ({ page, language }) => {
  await page.goto(`/${language}`);
  await page.evaluate(() => document.fonts.ready);
  const header = page.locator('body > header, header').first();
  for (const width of [page.viewportSize()?.width ?? 0, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // A second row would take another 44 px at least.
    expect((await header.boundingBox())?.height, `${width} px wide`).toBeLessThanOrEqual(72);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${width} px wide`).toBeLessThanOrEqual(0);
  }
});
