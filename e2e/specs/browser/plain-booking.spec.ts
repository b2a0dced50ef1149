import { readBookingNumber } from '../../pages/booking';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { ownDoctor } from '../../support/own-doctor';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one plain page leads to a booking number, keeps what was typed, and shows no detail in an address', async ({
    page,
    language,
    words,
  }, info) => {
    const patient = newPatient(language);
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await form.firstName.fill(patient.firstName);
    await showTimes({ page, words, doctorIndex: ownDoctor({ info, turn: 2 }) });
    await expect(form.firstName).toHaveValue(patient.firstName);

    await form.send.click();
    await expect(form.summary).toBeVisible();
    await expect(
      form.summary.getByRole('link', { name: words.plainBooking.faults.timeRequired }),
    ).toBeVisible();
    await expect(form.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(form.firstName).toHaveValue(patient.firstName);
    expect(page.url()).not.toContain(encodeURIComponent(patient.firstName));

    await form.times.last().check();
    await fillPlainForm({ page, words, patient });
    await form.send.click();

    const stored = findAppointment(await readBookingNumber({ page, words }));
    expect(stored).toMatchObject({
      status: 'pending',
      firstName: patient.firstName,
      phone: patient.storedPhone,
      locale: language,
    });
    expect(page.url()).not.toContain(encodeURIComponent(patient.firstName));
  });

  test('a day changed after its times were shown does not book the former day', async ({
    page,
    language,
    words,
  }) => {
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words, doctorIndex: 0 });
    await form.times.last().check();
    await fillPlainForm({ page, words, patient: newPatient(language) });
    const days = await form.day.locator('option').count();
    await form.day.selectOption({ index: days - 1 });
    await form.send.click();

    const changed = form.summary.getByRole('link', { name: words.plainBooking.faults.timeChanged });
    await expect(changed).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking-old$`));
  });
});

test('the plain page is accessible, before and after its errors', async ({ page, language, words }) => {
  const form = plainForm({ page, words });
  await page.goto(`/${language}/booking-old`);
  await expectAccessible(page);
  await showTimes({ page, words, doctorIndex: 0 });
  await form.send.click();
  await expect(form.summary).toBeVisible();
  await expectAccessible(page);
  await expect(form.doctor).not.toHaveValue('');
});
