import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { openAtRest } from '../../support/page-at-rest';
import { EMERGENCY } from '../../support/patient';

test.use({ screens: ['phone'] });

const PHONE = { width: 360, height: 800 };
const MOST_SCREENS = 6;
/** The longest of what a clinic fills, in screens of 740 px (docs/pages-beside-others.md). */
const LONG_PAGES = { '/doctors': 6, '/doctor/3-x': 5, '/pages/1-x': 6 };

const patternIn = (message: string) => new RegExp(patternOf(message).source.slice(1, -1));

test('the home page is six screens at most, with today’s offers', async ({ page, language, words }) => {
  await page.setViewportSize(PHONE);
  const readHeight = () =>
    page.evaluate(() => {
      document.documentElement.classList.add('fully-rendered');
      return document.documentElement.scrollHeight;
    });
  for (const [path, most] of Object.entries(LONG_PAGES)) {
    await openAtRest(page, `/${language}${path}`);
    expect.soft(Number(((await readHeight()) / 740).toFixed(1)), path).toBeLessThanOrEqual(most);
  }
  await openAtRest(page, `/${language}`);
  expect((await readHeight()) / PHONE.height).toBeLessThanOrEqual(MOST_SCREENS);
  const name = page.locator('header a').first().locator('span');
  const lines = await name.evaluate(
    (text) =>
      text.getClientRects().length &&
      Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
  );
  expect(lines, 'the name of the clinic is one line').toBe(1);

  const reviews = page.locator('section[aria-labelledby=reviews]');
  expect(await reviews.locator('blockquote').count()).toBeGreaterThan(2);
  await expect(reviews.locator('img')).toHaveCount(0);

  // The next slide begins where the screen ends, and what is drawn beside its picture would lie over this one.
  const waves = page.locator('.slide-waves');
  expect(await waves.count()).toBeGreaterThan(1);
  await expect(waves.filter({ visible: true })).toHaveCount(0);

  const offers = page.locator('section[aria-labelledby=offers]');
  await expect(offers.getByRole('heading', { level: 2, name: words.offers.current })).toBeVisible();
  const items = offers.getByRole('listitem');
  await expect(items).toHaveCount(2);
  for (const item of await items.all()) {
    await expect(item.getByRole('link')).toHaveAttribute('href', new RegExp(`^/${language}/offers/[12]-`));
    await expect(item).toContainText(patternIn(words.offers.until));
  }
  await expect(items.first()).toContainText(/EGP\s350|350\sجنيه/);

  await page.goto(`/${language}/services`);
  await page.goto(String(await page.locator('main .service-row a').first().getAttribute('href')));
  await expect(page.getByRole('link', { name: words.services.book }).first()).toBeInViewport();
});

test('questions are found by their words, the next step by thumb', async ({ page, language, words }) => {
  await openAtRest(page, `/${language}/faq`);
  const { call, whatsapp, bookShort, quickActions } = words.layout;
  const bar = page.getByRole('navigation', { name: quickActions });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: call })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(bar.getByRole('link', { name: whatsapp })).toHaveAttribute('href', /wa\.me\/\d+$/);
  const questions = page.locator('main details');
  const all = await questions.count();
  const seen = questions.filter({ visible: true });
  const search = page.getByRole('searchbox', { name: words.faqs.search });
  await waitForReact(search);
  await search.fill(language === 'ar' ? 'طبيبه' : 'female doctor');
  await expect(seen).not.toHaveCount(all);
  expect(await seen.count()).toBeGreaterThan(0);
  await search.fill(EMERGENCY[language]);
  await expect(page.getByRole('alert').filter({ hasText: words.search.urgent })).toBeVisible();
  await expect(page.locator('a[href*="/booking"]:visible')).toHaveCount(0);
  await search.fill('zzzz');
  await expect(page.getByText(words.faqs.noneFound)).toBeVisible();
  await expect(seen).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: words.faqs.notHere })).toBeVisible();
  await bar.getByRole('link', { name: bookShort }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/booking$`));
  await expect(bar).toBeHidden();
});
