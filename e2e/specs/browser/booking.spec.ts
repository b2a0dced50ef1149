import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { patternOf } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

const ATOM_MINUTES = 5;

test('a visitor walks from the home page to a booking number, and the request is in the database', async ({
  page,
  request,
  language,
  words,
}) => {
  const patient = newPatient(language);
  await page.goto(`/${language}`);
  await page.getByRole('link', { name: words.home.allDoctors }).first().click();
  // The home page shows doctors too: until it has gone, a click would land there.
  await expect(page).toHaveURL(new RegExp(`/${language}/doctors$`));
  await expect(page.getByRole('searchbox', { name: words.doctors.finder.search })).toBeVisible();
  const doctor = await doctorPath({ request, language });
  await page.locator(`main a[href="/${language}${doctor}"]`).first().click();
  await expect(page).toHaveURL(/\/doctor\/\d+-/);

  await (await chooseTime({ page, words, place: 'first' })).click();
  await answerToInformation({ page, words });
  await fillPatientForm({ page, words, patient });
  await expectAccessible(page);
  await patientForm({ page, words }).send.click();

  const bookingNumber = await readBookingNumber({ page, words });
  await expect(page.getByText(words.booking.confirmation.status).first()).toBeVisible();
  await expect(page.getByText(patternOf(words.booking.confirmation.callBy)).first()).toBeVisible();
  await expectAccessible(page);

  const stored = findAppointment(bookingNumber);
  expect(stored).toMatchObject({
    status: 'pending',
    firstName: patient.firstName,
    phone: patient.storedPhone,
    locale: language,
  });
  if (!stored) throw new Error('The appointment is not in the database.');
  const minutes = (stored.endsAt.getTime() - stored.startsAt.getTime()) / 60_000;
  expect(stored.claimedGrains).toBe(minutes / ATOM_MINUTES);

  // The browser of this test is in New Zealand: what it shows must be the clock of the branch.
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: stored.timeZone,
  });
  const [time = ''] = /\d{1,2}:\d{2}/.exec(clock.format(stored.startsAt)) ?? [];
  // Noon has a word of its own in Arabic.
  const shown = language === 'ar' && time === '12:00' ? '12 ظهرًا' : time;
  await expect(page.getByRole('main')).toContainText(shown);
});

test('mistakes are listed, lead to their fields, and nothing typed is lost', async ({
  page,
  request,
  language,
  words,
}) => {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  const form = patientForm({ page, words });
  await form.firstName.fill('Mona');
  await form.phone.fill('12');
  await form.send.click();

  const summary = page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle });
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('link', { name: words.booking.faults.lastName.required }).click();
  await expect(form.lastName).toBeFocused();
  await expect(form.lastName).toHaveAttribute('aria-invalid', 'true');
  await expect(form.firstName).toHaveValue('Mona');

  await page.reload();
  await expect(form.firstName).toHaveValue('Mona');
});

test('a time that is taken meanwhile is said kindly, and the next one takes one press', async ({
  page,
  request,
  browser,
  language,
  words,
}) => {
  // A held time cannot be taken by anyone else: here, holding has failed, as it may.
  await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'first' })).click();
  await answerToInformation({ page, words });
  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });

  const other = await browser.newContext();
  const faster = await other.newPage();
  await faster.goto(page.url());
  await fillPatientForm({ page: faster, words, patient: newPatient(language) });
  await patientForm({ page: faster, words }).send.click();
  const taken = findAppointment(await readBookingNumber({ page: faster, words }));
  await other.close();

  await patientForm({ page, words }).send.click();
  await expect(page.getByRole('alert').filter({ hasText: words.booking.outcome.takenTitle })).toBeVisible();
  await expect(patientForm({ page, words }).lastName).toHaveValue(patient.lastName);
  await expectAccessible(page);

  await page
    .getByRole('button', { name: patternOf(words.booking.outcome.requestTime) })
    .first()
    .click();
  const stored = findAppointment(await readBookingNumber({ page, words }));
  expect(stored?.phone).toBe(patient.storedPhone);
  expect(stored?.startsAt).not.toEqual(taken?.startsAt);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a time that is taken meanwhile is said once, with choices that keep what was typed', async ({
    page,
    request,
    browser,
    language,
    words,
  }) => {
    const { outcome } = words.booking;
    // Somebody else, with script, wants the same time and is faster.
    const other = await browser.newContext({ javaScriptEnabled: true });
    const faster = await other.newPage();
    await faster.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
    await faster.goto(`/${language}${await doctorPath({ request, language })}`);
    await (await chooseTime({ page: faster, words, place: 'first' })).click();
    await answerToInformation({ page: faster, words });

    const form = patientForm({ page, words });
    const patient = newPatient(language);
    await page.goto(faster.url());
    await fillPatientForm({ page, words, patient });
    await fillPatientForm({ page: faster, words, patient: newPatient(language) });
    await patientForm({ page: faster, words }).send.click();
    const taken = findAppointment(await readBookingNumber({ page: faster, words }));
    await other.close();

    await form.send.click();
    await expect(page.getByText(outcome.takenTitle).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(outcome.goneTitle).filter({ visible: true })).toHaveCount(0);
    await expect(form.lastName).toHaveValue(patient.lastName);
    await page
      .getByRole('button', { name: patternOf(outcome.requestTime) })
      .first()
      .click();
    const stored = findAppointment(await readBookingNumber({ page, words }));
    expect(stored?.phone).toBe(patient.storedPhone);
    expect(stored?.startsAt).not.toEqual(taken?.startsAt);
  });
});
