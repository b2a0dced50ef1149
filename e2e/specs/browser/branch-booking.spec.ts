import type { Route } from '@playwright/test';
import { openFarDay, timesOfDay } from '../../pages/booking';
import { queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

// The browser says that the connection was cut; here it is.
test.use({ allowedComplaints: [/ERR_CONNECTION_RESET/] });

test('a service leads to one booking on a cut line', async ({ page, booking, language, words }) => {
  const { questions, way, outcome, form, back } = words.booking;
  const question = (name: keyof typeof questions) =>
    page.getByRole('heading', { name: questions[name], exact: true });
  const chooseFirst = async (name: keyof typeof questions) => {
    // The filter above a list of doctors holds links too, but is no part of the list itself.
    await page.getByRole('region', { name: questions[name] }).locator('ul > li.grid > a').first().click();
    await expect(question(name)).toHaveCount(0);
  };
  // The hearing test: only some specialties and doctors offer it.
  await page.goto(`/${language}/services`);
  await page.getByRole('main').locator('a[href*="/services/2-"]').first().click();
  await expect(page).toHaveURL(/\/services\/2-/);
  const service = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: words.services.book }).first().click();
  await expect(question('doctor')).toBeVisible();
  await page.getByRole('link', { name: back, exact: true }).click();
  await expect(question('way')).toBeVisible();

  await page.getByRole('link', { name: way.branch }).click();
  await chooseFirst('branch');
  await expect(question('specialty').or(question('doctor'))).toBeVisible();
  if (await question('specialty').isVisible()) await chooseFirst('specialty');
  await expectAccessible(page);
  await chooseFirst('doctor');
  await expect(question('time')).toBeVisible();
  await openFarDay(page, language);
  await timesOfDay(page).first().click();

  await expect(question('information')).toBeVisible();
  await page.goBack();
  await expect(question('time')).toBeVisible();
  await page.goForward();
  await expect(question('information')).toBeVisible();
  await page.reload();
  await expect(question('information')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(service);

  const patient = newPatient(language);
  await booking.fill(patient);
  // The request arrives; its answer does not.
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/booking/request', cut, { times: 1 });
  await waitForReact(booking.send);
  await booking.send.click();
  await expect(page.getByRole('alert').filter({ hasText: outcome.offlineTitle })).toBeVisible();
  await expect(booking.lastName).toHaveValue(patient.lastName);
  await page.getByRole('button', { name: form.sendAgain }).click();

  const number = await booking.number();
  await expect(page.getByRole('main')).toContainText(service);
  expect(findAppointment(number)).toMatchObject({ status: 'pending', locale: language });
  const sql = 'SELECT booking_number AS number FROM appointments WHERE phone = ?';
  expect(queryDatabase(sql, patient.storedPhone)).toEqual([{ number }]);
});
