import type { APIRequestContext } from '@playwright/test';
import { answerToInformation, fillPatientForm } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { type Doctor, doctorOfTest } from '../../support/doctors';
import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';
import { type Locale, literal } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test.use({ world: 'confirmed-at-once' });

/** Has the bookings of a doctor confirmed at once while `work` lasts. */
async function confirmedAtOnce({
  request,
  language,
  doctor,
  work,
}: {
  request: APIRequestContext;
  language: Locale;
  doctor: Doctor;
  work: () => Promise<void>;
}): Promise<void> {
  const editor = await signInAsEditor(request);
  const entry = { type: 'doctor', id: doctor.id, language };
  await editor.publish({ ...entry, data: { confirmation: 'at_once' } });
  try {
    await work();
  } finally {
    await editor.publish({ ...entry, data: { confirmation: null } });
  }
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
  const doctor = doctorOfTest();
  const patient = newPatient(language);
  const { form } = words.booking;
  await confirmedAtOnce({
    request,
    language,
    doctor,
    work: async () => {
      await page.goto(`/${language}/doctor/${doctor.number}-x`);
      await (await chooseTime({ page, words, place: 'last' })).click();
      await answerToInformation({ page, words });
      await expect(page.getByText(promised(form.atOnce))).toBeVisible();
      await expect(page.getByText(form.atOnce.phoneHint)).toBeVisible();
      await expectAccessible(page);
      await fillPatientForm({ page, words, patient });
      await page.getByRole('button', { name: form.atOnce.send }).click();
      const { confirmation } = words.booking;
      await expect(page.getByRole('heading', { name: confirmation.titleConfirmed })).toBeVisible();
      await expect(page.getByText(confirmation.status)).toHaveCount(0);
      await expect(page.getByText(confirmation.callFrom)).toHaveCount(0);
      const number =
        (await page
          .getByText(/^\s*\d{3}-\d{3}-\d{3}\s*$/)
          .first()
          .textContent()) ?? '';
      expect(findAppointment(number.trim())).toMatchObject({ status: 'confirmed' });
    },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the one-page form says and does the same', async ({ page, request, language, words }) => {
    const doctor = doctorOfTest();
    const { form } = words.booking;
    await confirmedAtOnce({
      request,
      language,
      doctor,
      work: async () => {
        await page.goto(`/${language}/booking-old`);
        await showTimes({ page, words, doctor });
        await expect(page.getByText(promised(form.atOnce))).toBeVisible();
        await plainForm({ page, words }).times.last().check();
        await fillPlainForm({ page, words, patient: newPatient(language) });
        await page.getByRole('button', { name: form.atOnce.send }).click();
        await expect(
          page.getByRole('heading', { name: words.booking.confirmation.titleConfirmed }),
        ).toBeVisible();
      },
    });
  });
});
