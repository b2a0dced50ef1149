import type { APIRequestContext, Page } from '@playwright/test';
import { answerToInformation, fillPatientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { fillWaitingForm } from '../../pages/waiting-list';
import { expectAccessible } from '../../support/axe';
import { changeSettings } from '../../support/colleague';
import { type Doctor, doctorOfTest } from '../../support/doctors';
import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';
import { type Locale, literal, type wordsOf } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { phoneMessagesTo } from '../../support/patient-mail';
import { findAppointment } from '../../support/stored-appointment';

test.use({ world: 'booking-rules' });

/** Has the bookings of the test's doctor confirmed at once. */
async function confirmAtOnce(request: APIRequestContext, language: Locale): Promise<Doctor> {
  const doctor = doctorOfTest();
  const editor = await signInAsEditor(request);
  await editor.publish({ type: 'doctor', id: doctor.id, language, data: { confirmation: 'at_once' } });
  return doctor;
}

/** Either sentence, as the branch takes cards or not. */
const promised = ({ promise, promiseCash }: { promise: string; promiseCash: string }) =>
  new RegExp(`^(${[promise, promiseCash].map(literal).join('|')})$`);

test('a booking is promised and shown as confirmed, with no call, where the clinic says so', async ({
  page,
  request,
  language,
  words,
}) => {
  const doctor = await confirmAtOnce(request, language);
  const { form, confirmation } = words.booking;
  await page.goto(`/${language}/doctor/${doctor.number}-x`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  await expect(page.getByText(promised(form.atOnce))).toBeVisible();
  await expect(page.getByText(form.atOnce.phoneHint)).toBeVisible();
  await expectAccessible(page);
  await fillPatientForm({ page, words, patient: newPatient(language) });
  await page.getByRole('button', { name: form.atOnce.send }).click();
  await expect(page.getByRole('heading', { name: confirmation.titleConfirmed })).toBeVisible();
  for (const text of [confirmation.status, confirmation.callFrom])
    await expect(page.getByText(text)).toHaveCount(0);
  const number = await page
    .getByText(/^\s*\d{3}-\d{3}-\d{3}\s*$/)
    .first()
    .textContent();
  expect(findAppointment(String(number).trim())).toMatchObject({ status: 'confirmed' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the one-page form says and does the same', async ({ page, request, language, words }) => {
    const doctor = await confirmAtOnce(request, language);
    const { form, confirmation } = words.booking;
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words, doctor });
    await expect(page.getByText(promised(form.atOnce))).toBeVisible();
    await plainForm({ page, words }).times.last().check();
    await fillPlainForm({ page, words, patient: newPatient(language) });
    await page.getByRole('button', { name: form.atOnce.send }).click();
    await expect(page.getByRole('heading', { name: confirmation.titleConfirmed })).toBeVisible();
  });
});

/** Asks for a place on the waiting list of the test's doctor; gives the button that sends it. */
async function askForPlace({
  page,
  language,
  words,
}: {
  page: Page;
  language: Locale;
  words: (typeof wordsOf)['en'];
}) {
  const patient = newPatient(language);
  await page.goto(`/${language}/booking/waiting-list?doctor=${doctorOfTest().number}`);
  await fillWaitingForm({ page, words, patient });
  await page.getByRole('textbox', { name: words.booking.form.email }).fill('waits@example.com');
  const send = page.getByRole('button', { name: words.waitingList.form.send });
  await send.click();
  return { patient, send };
}

test.describe('an address that has booked as often as is free, in a clinic that sends no codes', () => {
  test.beforeEach(() => changeSettings({ phoneProof: 'never', freeRequestsPerAddressDay: '0' }));

  test('step by step, the browser works and the request goes on by itself', async ({
    page,
    language,
    words,
  }) => {
    // The work waits, so that what is said meanwhile can be read.
    await page.addInitScript(() => {
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      const begun = new Promise((resolve) => Object.assign(window, { begin: resolve }));
      crypto.subtle.digest = async (...given) => {
        await begun;
        return digest(...given);
      };
    });
    const patient = newPatient(language);
    await page.goto(`/${language}/doctor/${doctorOfTest().number}-x`);
    await (await chooseTime({ page, words, place: 'last' })).click();
    await answerToInformation({ page, words });
    await fillPatientForm({ page, words, patient });
    await page.getByRole('button', { name: words.booking.form.send }).click();
    await expect(page.getByRole('status').filter({ hasText: words.booking.outcome.working })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate('window.begin()');
    expect(findAppointment(await readBookingNumber({ page, words }))).toMatchObject({
      phone: patient.storedPhone,
    });
  });

  test('in the form of one page as well', async ({ page, language, words }) => {
    const patient = newPatient(language);
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words });
    await form.times.last().check();
    await fillPlainForm({ page, words, patient });
    await form.send.click();
    expect(findAppointment(await readBookingNumber({ page, words }))).toMatchObject({
      phone: patient.storedPhone,
    });
  });

  test('for a place on the waiting list as well', async ({ page, language, words }) => {
    await askForPlace({ page, language, words });
    await expect(page.getByRole('heading', { name: words.waitingList.own.titles.waiting })).toBeVisible();
  });

  test('a browser that cannot work says to call, and nothing typed is lost', async ({
    page,
    language,
    words,
  }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    const patient = newPatient(language);
    const form = plainForm({ page, words });
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words });
    await form.times.last().check();
    await fillPlainForm({ page, words, patient });
    await form.send.click();
    await expect(page.getByRole('heading', { name: words.booking.outcome.workTitle })).toBeVisible();
    await expect(form.firstName).toHaveValue(patient.firstName);
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it says to call, with the phone, and nothing typed is lost', async ({ page, language, words }) => {
      const patient = newPatient(language);
      const form = plainForm({ page, words });
      await page.goto(`/${language}/booking-old`);
      await showTimes({ page, words });
      await form.times.last().check();
      await fillPlainForm({ page, words, patient });
      await form.send.click();
      const outcome = page.locator('[data-outcome="work"]');
      await expect(outcome).toContainText(words.booking.outcome.workText);
      await expect(outcome.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await expect(form.firstName).toHaveValue(patient.firstName);
      await expect(form.phone).not.toHaveValue('');
      await expect(form.times.last()).toBeChecked();
    });

    test('so does the form of the waiting list', async ({ page, language, words }) => {
      const { patient } = await askForPlace({ page, language, words });
      const outcome = page.locator('[data-outcome="work"]');
      await expect(outcome).toContainText(words.waitingList.notices.work);
      await expect(outcome.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await expect(page.getByRole('textbox', { name: words.booking.form.firstName })).toHaveValue(
        patient.firstName,
      );
    });

    test('where codes are sent, the form of the waiting list asks for one', async ({
      page,
      language,
      words,
    }) => {
      await changeSettings({ phoneProof: 'when_limits_ask' });
      const { patient, send } = await askForPlace({ page, language, words });
      const code = page.getByRole('textbox', { name: words.booking.form.code.label });
      await expect(code).toBeVisible();
      const sent = () =>
        phoneMessagesTo(patient.storedPhone).flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? []);
      await expect.poll(sent).toHaveLength(1);
      await code.fill(sent()[0] ?? '');
      await send.click();
      await expect(page.getByRole('heading', { name: words.waitingList.own.titles.waiting })).toBeVisible();
    });
  });
});
