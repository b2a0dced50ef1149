import { readBookingNumber } from '../../pages/booking';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one plain page leads to a booking number, keeps what was typed, and shows no detail in an address', async ({
    page,
    language,
    words,
  }) => {
    const patient = newPatient(language);
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await form.firstName.fill(patient.firstName);
    await showTimes({ page, words });
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
    await showTimes({ page, words });
    await form.times.last().check();
    await fillPlainForm({ page, words, patient: newPatient(language) });
    await form.change.click();
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
  await showTimes({ page, words });
  await form.send.click();
  await expect(form.summary).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('#doctor')).not.toHaveValue('');
});

test('times asked for without a branch, or without a doctor, are answered with what is missing', async ({
  page,
  language,
  words,
}) => {
  const form = plainForm({ page, words });
  const { faults } = words.plainBooking;
  await page.goto(`/${language}/booking-old`);
  await form.show.click();
  await expect(form.summary.getByRole('link', { name: faults.doctorRequired })).toBeVisible();
  await expect(form.summary.getByRole('link', { name: faults.branchRequired })).toBeVisible();

  const several = (await form.doctor.locator('option').allTextContents()).findIndex((label) =>
    /[,،] .*\)$/.test(label),
  );
  await form.doctor.selectOption({ index: several });
  await expect(form.summary.getByRole('link', { name: faults.doctorRequired })).toHaveCount(0);
  await form.show.click();
  await expect(form.summary.getByRole('link', { name: faults.branchRequired })).toBeVisible();
  await form.branch.selectOption({ index: 1 });
  await expect(form.summary).toHaveCount(0);
});

test('what is chosen while an answer is on its way stands in the form that comes with it', async ({
  page,
  language,
  words,
}) => {
  const form = plainForm({ page, words });
  await page.goto(`/${language}/booking-old`);
  await waitForReact(form.show);
  await form.show.click();
  await expect(form.summary).toBeVisible();

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/booking-old', async (route) => {
    await answered;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.show.click();
  await sent;
  const { number } = doctorOfTest();
  await form.doctor.selectOption(String(number));
  const redrawn = await page.locator('#doctor').elementHandle();
  answer();
  await expect.poll(() => redrawn?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(form.doctor).toHaveValue(String(number));
  const { faults } = words.plainBooking;
  await expect(form.summary.getByRole('link', { name: faults.doctorRequired })).toHaveCount(0);
  await expect(form.summary.getByRole('link', { name: faults.branchRequired })).toBeVisible();
});

test('an error leaves when its field is mended, and the focus stays where somebody types', async ({
  page,
  language,
  words,
}) => {
  const form = plainForm({ page, words });
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  await form.send.click();
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true');
  await form.phone.pressSequentially('0100123');
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true');
  await form.phone.pressSequentially('4567');
  await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.phone).toBeFocused();
  await expect(form.summary.getByRole('link', { name: words.booking.faults.phone.required })).toHaveCount(0);
  await form.times.last().check();
  await expect(form.summary.getByRole('link', { name: words.plainBooking.faults.timeRequired })).toHaveCount(
    0,
  );
  await expect(form.firstName).toHaveAttribute('aria-invalid', 'true');
});

test.describe('on a phone of 390 by 844', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the first free time is on the first screen, and the day is never before the chosen one', async ({
    page,
    language,
    words,
  }) => {
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words });
    await expect(form.times.first()).toBeInViewport({ ratio: 1 });
    await form.change.click();
    const days = await form.day.locator('option').count();
    // A week before the last one, so that a day with times follows whichever days the doctor works.
    await form.day.selectOption({ index: days - 8 });
    const asked = await form.day.inputValue();
    await Promise.all([page.waitForEvent('load'), form.showAgain.click()]);
    // The day itself, or the next one on which the doctor works.
    expect((await page.locator('#date').inputValue()).localeCompare(asked)).toBeGreaterThanOrEqual(0);
    const values = await form.times.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      expect(Date.parse(value ?? '')).toBeGreaterThan(Date.parse(`${asked}T00:00Z`) - 86_400_000 / 2);
    }
  });
});
