import { doctorPath } from '../../pages/doctors';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { patternOf } from '../../support/locale';

const PHONE = { width: 360, height: 800 };
const MOST_SCREENS = 8;

/** A message anywhere in a text, whatever stands in its places. */
const patternIn = (message: string) => new RegExp(patternOf(message).source.slice(1, -1));

test('the home page is at most eight screens of a phone, and the name of the clinic one line of it', async ({
  page,
  language,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/${language}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.documentElement.classList.add('fully-rendered'));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE.height).toBeLessThanOrEqual(MOST_SCREENS);
  const lines = await page
    .locator('header a')
    .first()
    .locator('span')
    .evaluate(
      (name) =>
        name.getClientRects().length &&
        Math.round(name.scrollHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
  expect(lines).toBe(1);
});

test('who wrote a review is shown by initials, and doctors are asked for by their own times', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}`);
  const reviews = page.locator('[aria-labelledby=reviews] blockquote');
  expect(await reviews.count()).toBeGreaterThan(2);
  await expect(page.locator('section[aria-labelledby=reviews] img')).toHaveCount(0);
});

test('the home page names the offers of today, each with its price and last day, and none that is over', async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}`);
  const offers = page.locator('section[aria-labelledby=offers]');
  await expect(offers.getByRole('heading', { level: 2, name: words.offers.current })).toBeVisible();
  const lines = offers.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line.getByRole('link')).toHaveAttribute('href', new RegExp(`^/${language}/offers/[12]-`));
    await expect(line).toContainText(patternIn(words.offers.until));
  }
  await expect(lines.first()).toContainText(/EGP\s350|350\sج\.م/);
});

test('every page ends with where the branches are and how they are called', async ({ page, language }) => {
  await page.goto(`/${language}/privacy-policy`);
  const footer = page.getByRole('contentinfo');
  for (const number of [1, 2, 3]) {
    const branch = footer
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/branches/${number}-"]`) });
    await expect(branch.locator('p')).not.toBeEmpty();
    await expect(branch.locator('a[href^="tel:+"]')).toBeVisible();
  }
});

test('a doctor’s days are days with times, and the days after them too', async ({
  page,
  request,
  language,
  words,
}) => {
  const { week } = words.availability;
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  const days = page.locator('[data-slot=days] > li');
  await expect(days).toHaveCount(5);
  const free = page.getByRole('link', { name: patternOf(week.book) });
  const namesOf = () => days.locator('> p:first-child').allTextContents();
  for (const day of await days.all()) expect(await day.locator(free).count()).toBeGreaterThan(0);
  const first = await namesOf();
  await page.getByRole('button', { name: week.next, exact: true }).click();
  await expect.poll(async () => (await namesOf()).filter((name) => first.includes(name))).toEqual([]);
  for (const day of await days.all()) expect(await day.locator(free).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: week.previous, exact: true }).click();
  await expect.poll(namesOf).toEqual(first);
});

test('questions are found by their words, and what is not there is asked', async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}/faq`);
  const questions = page.locator('main details');
  const all = await questions.count();
  const search = page.getByRole('searchbox', { name: words.faqs.search });
  await waitForReact(search);
  await search.fill(language === 'ar' ? 'طبيبه' : 'female doctor');
  await expect(questions.filter({ visible: true })).not.toHaveCount(all);
  expect(await questions.filter({ visible: true }).count()).toBeGreaterThan(0);
  await search.fill('zzzz');
  await expect(page.getByText(words.faqs.noneFound)).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: words.faqs.notHere }),
  ).toBeVisible();
});

test.describe('a page that is not there', () => {
  test.use({ allowedComplaints: [/no-such-page/] });

  test('offers the search and the ways that most people look for', async ({ page, language, words }) => {
    await page.goto(`/${language}/no-such-page`);
    const main = page.getByRole('main');
    await expect(main.getByRole('combobox', { name: words.search.label })).toBeVisible();
    for (const path of ['/booking', '/doctors', '/services', '/branches', '/my-bookings'])
      await expect(main.locator(`a[href="/${language}${path}"]`)).toBeVisible();
  });
});

test('a service can be booked from its first screen', async ({ page, language, words }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/${language}/services`);
  await page.goto(String(await page.locator('main article a').first().getAttribute('href')));
  await expect(page.getByRole('link', { name: words.services.book }).first()).toBeInViewport();
});
