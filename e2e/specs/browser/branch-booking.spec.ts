import { fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseAnswer, openFarDay, question, timesOfDay } from '../../pages/branch-booking';
import { expectAccessible } from '../../support/axe';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

// The browser says that the connection was cut; here it is.
test.use({ allowedComplaints: [/ERR_CONNECTION_RESET/] });

test('a service page leads through a branch to one booking, though the line is cut as it is sent', async ({
  page,
  language,
  words,
}) => {
  // The hearing test: only some specialties and doctors offer it.
  await page.goto(`/${language}/services`);
  await page.getByRole('main').locator('a[href*="/services/2-"]').first().click();
  await expect(page).toHaveURL(/\/services\/2-/);
  const service = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: words.services.book }).first().click();
  await expect(question({ page, words, name: 'doctor' })).toBeVisible();
  await page.getByRole('link', { name: words.booking.back, exact: true }).click();
  await expect(question({ page, words, name: 'way' })).toBeVisible();

  await page.getByRole('link', { name: words.booking.way.branch }).click();
  await chooseAnswer({ page, words, name: 'branch', index: 0 });
  const specialty = question({ page, words, name: 'specialty' });
  const doctor = question({ page, words, name: 'doctor' });
  await expect(specialty.or(doctor)).toBeVisible();
  if (await specialty.isVisible()) await chooseAnswer({ page, words, name: 'specialty', index: 0 });
  await expectAccessible(page);
  await chooseAnswer({ page, words, name: 'doctor', index: 0 });
  await expect(question({ page, words, name: 'time' })).toBeVisible();
  await openFarDay({ page, words });
  await timesOfDay(page).first().click();

  const information = question({ page, words, name: 'information' });
  await expect(information).toBeVisible();
  await page.goBack();
  await expect(question({ page, words, name: 'time' })).toBeVisible();
  await page.goForward();
  await expect(information).toBeVisible();
  await page.reload();
  await expect(information).toBeVisible();
  await expect(page.getByRole('main')).toContainText(service);

  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });
  // The request arrives; its answer does not.
  await page.route(
    '**/booking/request',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await waitForReact(patientForm({ page, words }).send);
  await patientForm({ page, words }).send.click();
  const broken = page.getByRole('alert').filter({ hasText: words.booking.outcome.offlineTitle });
  await expect(broken).toBeVisible();
  await expect(patientForm({ page, words }).lastName).toHaveValue(patient.lastName);
  await page.getByRole('button', { name: words.booking.form.sendAgain }).click();

  const bookingNumber = await readBookingNumber({ page, words });
  await expect(page.getByRole('main')).toContainText(service);
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'pending', locale: language });
  const stored = queryDatabase({
    sql: 'SELECT booking_number FROM appointments WHERE phone = ?',
    values: [patient.storedPhone],
  });
  expect(stored).toEqual([{ booking_number: bookingNumber }]);
});
