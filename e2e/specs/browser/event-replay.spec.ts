import type { APIRequestContext, Page } from '@playwright/test';
import { answerToInformation, patientForm } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import type { Locale, wordsOf } from '../../support/locale';
import { pathOf, publicRoutes } from '../../support/routes';

/** Opens a page whose scripts are on their way until `release` is called. */
async function openBeforeScripts({ page, path }: { page: Page; path: string }) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { release };
}

test('what was typed and chosen in the list of doctors before the script came is obeyed when it comes', async ({
  page,
  language,
  words,
}) => {
  const { release } = await openBeforeScripts({ page, path: `/${language}/doctors` });
  const finder = words.doctors.finder;
  await page.getByLabel(finder.search).fill(language === 'ar' ? 'ناديه' : 'nadya');
  await page.getByLabel(finder.branch, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(finder.branch, { exact: true }).selectOption({ index: 0 });
  await page.getByLabel(finder.specialty, { exact: true }).selectOption({ index: 0 });
  const cards = page.locator('main ul > li:not([hidden]) article');
  expect(await cards.count()).toBeGreaterThan(1);
  release();
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel(finder.search)).toHaveValue(language === 'ar' ? 'ناديه' : 'nadya');
  await expect(page).toHaveURL(/\?q=/);
});

test('a branch and a specialty chosen before the script came narrow the list together', async ({
  page,
  language,
  words,
}) => {
  const { release } = await openBeforeScripts({ page, path: `/${language}/doctors` });
  await page.getByLabel(words.doctors.finder.specialty, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(words.doctors.finder.branch, { exact: true }).selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/\?specialty=\d+&branch=\d+/);
});

test('the slider goes on when its button was pressed before the script came', async ({
  page,
  language,
  words,
}) => {
  const { release } = await openBeforeScripts({ page, path: `/${language}` });
  const slider = page.getByRole('region', { name: words.home.slider.label });
  const dots = slider.locator('button[aria-current]');
  await slider.getByRole('button', { name: words.home.slider.next, exact: true }).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  release();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('the next week of a doctor is shown when it was asked for before the script came', async ({
  page,
  language,
  words,
  request,
}) => {
  const route = publicRoutes.find(({ name }) => name === 'doctor');
  if (!route) throw new Error('There is no route of a doctor.');
  const { release } = await openBeforeScripts({ page, path: await pathOf({ route, language, request }) });
  const week = words.availability.week;
  await page.getByRole('button', { name: week.next, exact: true }).click();
  release();
  const previous = page.getByRole('button', { name: week.previous, exact: true });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('the phone numbers open when they were asked for before the script came', async ({
  page,
  language,
  words,
  isMobile,
}) => {
  test.skip(isMobile, 'On phones they stand in the bar at the bottom.');
  const { release } = await openBeforeScripts({ page, path: `/${language}/faq` });
  const button = page.locator('header').getByRole('button', { name: words.layout.call });
  await button.click();
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

/** Goes through a booking to the patient's form, whose scripts are then on their way until `release` is called. */
async function openFormBeforeScripts({
  page,
  language,
  words,
  request,
}: {
  page: Page;
  language: Locale;
  words: (typeof wordsOf)[Locale];
  request: APIRequestContext;
}) {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  const { release } = await openBeforeScripts({ page, path: page.url() });
  return { form: patientForm({ page, words }), release };
}

test('what was typed and chosen in a booking before the script came is kept over a reload', async ({
  page,
  language,
  words,
  request,
}) => {
  const { form, release } = await openFormBeforeScripts({ page, language, words, request });
  const company = page.getByRole('radio', { name: words.booking.form.company });
  await form.firstName.fill('Mona');
  await company.check();
  release();
  await waitForReact(form.firstName);
  const organisation = page.getByRole('combobox', { name: words.booking.form.organisation.company });
  await expect(organisation).toBeVisible();

  await page.reload();
  await expect(form.firstName).toHaveValue('Mona');
  await expect(company).toBeChecked();
  await expect(organisation).toBeVisible();
});

// A caret can be put back into a text field alone; a browser throws where it is tried in another.
test('whoever is typing an email address as the script comes goes on typing', async ({
  page,
  language,
  words,
  request,
}) => {
  const { form, release } = await openFormBeforeScripts({ page, language, words, request });
  const email = page.getByRole('textbox', { name: words.booking.form.email });
  await form.firstName.pressSequentially('Mona');
  await email.pressSequentially('mona@');
  release();
  await waitForReact(email);
  await expect(email).toBeFocused();
  await email.pressSequentially('clinic.example');
  await expect(email).toHaveValue('mona@clinic.example');
  await expect(form.firstName).toHaveValue('Mona');
});

test('what a browser filled into a booking before the script came is kept over a reload', async ({
  page,
  language,
  words,
  request,
}) => {
  const { form, release } = await openFormBeforeScripts({ page, language, words, request });
  // As autofill does in some browsers: a value without an event.
  await form.firstName.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Mona';
  });
  release();
  await waitForReact(form.firstName);
  await page.reload();
  await expect(form.firstName).toHaveValue('Mona');
});
