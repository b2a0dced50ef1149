import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

test('who comes back to the form after booking is shown the booking, and not that the time is gone', async ({
  page,
  request,
  language,
  words,
}) => {
  const { outcome } = words.booking;
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  await fillPatientForm({ page, words, patient: newPatient(language) });
  await patientForm({ page, words }).send.click();
  const number = await readBookingNumber({ page, words });

  await page.goBack();
  const booked = page.getByRole('heading', { name: outcome.bookedTitle });
  await expect(booked).toBeVisible();
  await expect(page.getByText(outcome.goneTitle)).toHaveCount(0);
  await expect(patientForm({ page, words }).send).toHaveCount(0);
  await page.reload();
  await expect(booked).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: outcome.bookedLink }).click();
  expect(await readBookingNumber({ page, words })).toBe(number);

  // A form that the browser kept as it was, shown again before anything is asked for.
  await page.goBack();
  await expect(booked).toBeVisible();
});

test('the one-page form shows the booking to who comes back to it', async ({ page, language, words }) => {
  const { outcome } = words.booking;
  const form = plainForm({ page, words });
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  await form.times.last().check();
  await fillPlainForm({ page, words, patient: newPatient(language) });
  await form.send.click();
  const number = await readBookingNumber({ page, words });
  await page.goBack();
  await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
  await page.getByRole('link', { name: outcome.bookedLink }).click();
  expect(await readBookingNumber({ page, words })).toBe(number);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms know what was booked, and a family books on with the same phone', async ({
    page,
    language,
    words,
  }) => {
    const { outcome } = words.booking;
    const form = plainForm({ page, words });
    const parent = newPatient(language);
    const doctor = doctorOfTest();
    const book = async (firstName: string) => {
      await page.goto(`/${language}/booking-old`);
      await showTimes({ page, words, doctor });
      await form.times.last().check();
      await fillPlainForm({ page, words, patient: { ...parent, firstName } });
      const time = await page.locator('input[name="time"]:checked').inputValue();
      const choices = { doctor: '', branch: '', service: '' };
      for (const name of ['doctor', 'branch', 'service'] as const) {
        choices[name] = await page.locator(`#${name}`).inputValue();
      }
      // Left open there, it is asked about in the other flow before anything is said of the booking.
      choices.service ||=
        (await page.locator('#service option:not([value=""])').first().getAttribute('value')) ?? '';
      await form.send.click();
      return new URLSearchParams({ by: 'doctor', ...choices, time });
    };

    const first = await book(parent.firstName);
    await readBookingNumber({ page, words });
    await page.goto(`/${language}/booking-old`);
    await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
    await page.goto(`/${language}/booking?${first}`);
    // A doctor of several specialties: this flow asks for one first.
    const specialty = page.getByRole('main').locator('a[href*="specialty="]').first();
    if ((await specialty.count()) > 0) await specialty.click();
    await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
    await expect(page.getByText(outcome.goneTitle)).toHaveCount(0);

    // The same patient once more with the same doctor on the same day: nothing is said of what is booked.
    await book(` ${parent.firstName} `);
    await expect(page.getByRole('heading', { name: outcome.limitTitle })).toBeVisible();
    await expect(page.getByText(outcome.limitText)).toBeVisible();
    // Another child of the same phone.
    await book(language === 'ar' ? 'يوسف' : 'Youssef');
    await readBookingNumber({ page, words });
  });
});
