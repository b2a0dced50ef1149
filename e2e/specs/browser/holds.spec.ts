import type { Page } from '@playwright/test';
import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test('a picked time is kept for its visitor over a reload, and offered to nobody else until it is booked', async ({
  page,
  request,
  browser,
  language,
  words,
}) => {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(page.url());
  const gone = second.getByRole('alert').filter({ hasText: words.booking.outcome.goneTitle });
  await expect(gone).toBeVisible();
  await expect(second.getByRole('timer')).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: words.booking.outcome.goneTitle })).toHaveCount(0);
  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });
  await patientForm({ page, words }).send.click();
  const stored = findAppointment(await readBookingNumber({ page, words }));
  expect(stored?.phone).toBe(patient.storedPhone);
});

test('starting over gives the kept time up', async ({ page, request, browser, language, words }) => {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  await expect(page.getByRole('timer')).toBeVisible();
  const address = page.url();

  const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.goto(`/${language}/booking`);
  expect((await released).status()).toBe(204);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(address);
  await expect(second.getByRole('timer')).toBeVisible();
  await other.close();
});

test('a request on its way books with the hold of its own tab, whichever tab has shown its own since', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const doctor = `/${language}${await doctorPath({ request, language })}`;
  const reachDetails = async (tab: Page, place: 'first' | 'last') => {
    await tab.goto(doctor);
    await (await chooseTime({ page: tab, words, place })).click();
    await answerToInformation({ page: tab, words });
    await expect(tab.getByRole('timer')).toBeVisible();
  };
  await reachDetails(page, 'last');
  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });
  // The browser adds cookies as a request leaves it: by then another tab has put its own key there.
  const second = await context.newPage();
  await page.route('**/booking/request', async (route) => {
    await reachDetails(second, 'first');
    await route.continue();
  });
  await patientForm({ page, words }).send.click();
  const stored = findAppointment(await readBookingNumber({ page, words }));
  expect(stored?.phone).toBe(patient.storedPhone);
});

test('a form sent before the script came is not in its own way', async ({
  page,
  request,
  language,
  words,
}) => {
  // Nothing is held while the form is looked for.
  await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  const address = page.url();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.unroute('**/api/holds');

  const scripts = Promise.withResolvers<void>();
  const form = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route(
    (url) => url.pathname === `/${language}/booking`,
    async (route) => {
      if (route.request().method() === 'POST') await form.promise;
      await route.continue();
    },
  );
  // A page that is being left answers no test: it has to say by itself that React has its form.
  await page.addInitScript(() => {
    setInterval(() => {
      const form = document.querySelector('form[method="post"]');
      if (form && Object.keys(form).some((key) => key.startsWith('__reactProps$'))) console.debug('hydrated');
    }, 100);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  const holds: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/api/holds') && one.method() === 'POST') holds.push(one.url());
  });
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/booking'));
  await patientForm({ page, words }).send.click({ noWaitAfter: true });
  await sent;
  scripts.resolve();
  await hydrated;
  form.resolve();
  expect(await readBookingNumber({ page, words })).toMatch(/\d/);
  expect(holds).toEqual([]);
});
