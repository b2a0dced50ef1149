import type { BrowserContext, Page } from '@playwright/test';
import { answerToInformation } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type Locale, literal, type wordsOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

type Words = (typeof wordsOf)['en'];

const ZONE = { en: 'Egypt Time', ar: 'توقيت مصر' };

/** The sentence about the call: a clock time, the day of it, and the number behind them. */
function callPattern({ callBy }: { callBy: string }): RegExp {
  const [before = ''] = callBy.split('{time}');
  return new RegExp(String.raw`${literal(before)}\d{1,2}(:\d\d)? .+\d{1,2}.+[\d ]{5,}`);
}

/** Types a wrong phone, then the right one, on the page that is reached from the confirmation. */
async function correct({
  page,
  context,
  language,
  words,
  isScripted,
}: {
  page: Page;
  context: BrowserContext;
  language: Locale;
  words: Words;
  isScripted: boolean;
}): Promise<void> {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  // As this browser keeps it once the link was opened, which takes script.
  await context.addCookies([
    { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
  ]);
  const { booking, appointment } = words;
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}`);
  await page.getByRole('link', { name: booking.confirmation.correct }).click();
  await expect(page.getByRole('heading', { level: 1, name: appointment.correct.title })).toBeVisible();
  const lastName = page.getByRole('textbox', { name: booking.form.lastName });
  const phone = page.getByRole('textbox', { name: booking.form.phone });
  const save = page.getByRole('button', { name: appointment.correct.save });
  await lastName.fill('Corrected');
  await phone.fill('12');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: booking.form.errorTitle })).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(lastName).toHaveValue('Corrected');
  await expect(phone).toHaveValue('12');
  // Axe runs in the page.
  if (isScripted) await expectAccessible(page);

  const right = newPatient(language);
  await phone.fill(right.phone);
  await save.click();
  await expect(page.getByRole('heading', { name: booking.confirmation.title })).toBeVisible();
  await expect(page.getByText('Corrected')).toBeVisible();
  const sql = 'SELECT phone, last_name AS lastName FROM appointments WHERE booking_number = ?';
  expect(queryDatabase({ sql, values: [bookingNumber] })).toEqual([
    { phone: right.storedPhone, lastName: 'Corrected' },
  ]);
}

test.describe('the last step', () => {
  test('says by when and from which number the call comes, in both flows', async ({
    page,
    request,
    language,
    words,
  }) => {
    const pattern = callPattern(words.booking.form);
    await page.goto(`/${language}${await doctorPath({ request, language })}`);
    await (await chooseTime({ page, words, place: 'last' })).click();
    await answerToInformation({ page, words });
    await expect(page.getByText(pattern)).toBeVisible();

    await page.goto(`/${language}/booking-old`);
    await expect(page.getByText(pattern)).toHaveCount(0);
    await showTimes({ page, words });
    await expect(page.getByText(pattern)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the one-page form says it too', async ({ page, language, words }) => {
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words });
    await expect(page.getByText(callPattern(words.booking.form))).toBeVisible();
    await expect(plainForm({ page, words }).send).toBeVisible();
  });

  test('a wrong digit is corrected by the patient, and nothing typed is lost on the way', async ({
    page,
    context,
    language,
    words,
  }) => {
    await correct({ page, context, language, words, isScripted: false });
  });
});

test('a wrong digit is corrected with script as well', async ({ page, context, language, words }) => {
  await correct({ page, context, language, words, isScripted: true });
});

test.describe('a reader with the clock of the branch', () => {
  test.use({ timezoneId: 'Africa/Cairo' });

  test('is told nothing of zones', async ({ page, language, words }) => {
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
    await expect(page.getByRole('heading', { name: words.booking.confirmation.title })).toBeVisible();
    await expect(page.getByRole('link', { name: words.booking.confirmation.correct })).toBeVisible();
    await expect(page.getByText(ZONE[language])).toHaveCount(0);
  });
});
