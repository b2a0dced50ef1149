import type { APIRequestContext, Page } from '@playwright/test';
import { bookingOn } from '../../pages/booking';
import { changeSettings } from '../../support/accounts';
import { addressOf, doctorOfTest, listFreeTimes } from '../../support/appointments';
import { findAppointment, firstValue } from '../../support/database';
import { signInAsEditor, untilHeard } from '../../support/editor';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { type Locale, literal, wordsOf } from '../../support/locale';
import { codeSentTo, newPatient } from '../../support/patient';

/** Has the bookings of a doctor confirmed at once, or by staff again. */
async function confirm(request: APIRequestContext, { id }: { id: string }, confirmation: 'at_once' | null) {
  const editor = await signInAsEditor(request);
  await untilHeard(() => editor.publish({ type: 'doctor', id, language: 'en', data: { confirmation } }));
}

/** Either sentence, as the branch takes cards or not. */
const promised = ({ promise, promiseCash }: { promise: string; promiseCash: string }) =>
  new RegExp(`^(${[promise, promiseCash].map(literal).join('|')})$`);

test('a booking is confirmed without a call', async ({ page, booking, request, language, words }) => {
  const doctor = doctorOfTest();
  const { form, confirmation } = words.booking;
  await confirm(request, doctor, 'at_once');
  try {
    await booking.open('last', doctor);
    await expect(page.getByText(promised(form.atOnce))).toBeVisible();
    await expect(page.getByText(form.atOnce.phoneHint)).toBeVisible();
    await booking.fill(newPatient(language));
    await page.getByRole('button', { name: form.atOnce.send }).click();
    const number = await booking.number(confirmation.titleConfirmed);
    for (const text of [confirmation.status, confirmation.callFrom])
      await expect(page.getByText(text)).toHaveCount(0);
    expect(findAppointment(number)).toMatchObject({ status: 'confirmed' });
  } finally {
    await confirm(request, doctor, null);
  }
});

async function askForPlace(page: Page, language: Locale) {
  const { fillPerson, email } = bookingOn(page, language);
  const patient = newPatient(language);
  await page.goto(`/${language}/booking/waiting-list?doctor=${doctorOfTest().number}`);
  await fillPerson(patient);
  await email.fill('waits@example.com');
  const send = page.getByRole('button', { name: wordsOf[language].waitingList.form.send });
  await send.click();
  return { patient, send };
}

test.describe('an address that has booked as often as is free, in a clinic that sends no codes', () => {
  let before: Record<string, string> = {};
  test.beforeEach(async () => {
    const stored = (column: string) => String(firstValue(`SELECT ${column} FROM booking_settings LIMIT 1`));
    const freeRequestsPerAddressDay = stored('free_requests_per_address_day');
    before = { phoneProof: stored('phone_proof'), freeRequestsPerAddressDay };
    await changeSettings({ phoneProof: 'never', freeRequestsPerAddressDay: '0' });
  });
  test.afterEach(() => changeSettings(before));

  test('the browser works, and each form goes on', async ({ page, booking, plain, language, words }) => {
    // The work waits, so that what is said meanwhile can be read.
    await page.addInitScript(() => {
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      const begun = new Promise((resolve) => Object.assign(window, { begin: resolve }));
      crypto.subtle.digest = async (...given) => {
        await begun;
        return digest(...given);
      };
    });
    const works = page.getByRole('status').filter({ hasText: words.booking.outcome.working });
    const patient = newPatient(language);
    const times = await listFreeTimes({ doctor: doctorOfTest().id, daysAhead: 1, days: 9 });
    const [other, time] = times.slice(-2);
    if (!other || !time) throw new Error('The doctor has no two free times.');
    await page.goto(addressOf(time, language));
    await booking.fill(patient);
    // The time that is asked for in place of a taken one is sent again after the work.
    const { takenTitle: title, takenText: text, requestTime } = words.booking.outcome;
    const next = [{ startsAt: other.startsAt, label: 'another' }];
    const json = { status: 'taken', title, text, next };
    await page.route('**/booking/request', (route) => route.fulfill({ json }), { times: 1 });
    await booking.send.click();
    await page.getByRole('button', { name: requestTime.replace('{time}', 'another') }).click();
    await expect(works).toBeVisible();
    await expectAccessible(page);
    await page.evaluate('window.begin()');
    const stored = findAppointment(await booking.number());
    expect(stored).toMatchObject({ phone: patient.storedPhone, startsAt: new Date(other.startsAt) });

    const worked = await plain.prepare();
    await plain.send.click();
    await expect(works).toBeVisible();
    await page.evaluate('window.begin()');
    expect(findAppointment(await plain.number())).toMatchObject({ phone: worked.storedPhone });

    await askForPlace(page, language);
    await expect(works).toBeVisible();
    await page.evaluate('window.begin()');
    await expect(page.getByRole('heading', { name: words.waitingList.own.titles.waiting })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('both forms say to call, with nothing lost', async ({ page, plain, language, words }) => {
      await test.step('no codes', async () => {
        const patient = await plain.prepare();
        await plain.send.click();
        const outcome = page.locator('[data-outcome="work"]');
        await expect(outcome).toContainText(words.booking.outcome.workText);
        await expect(outcome.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expect(plain.firstName).toHaveValue(patient.firstName);
        await expect(plain.phone).not.toHaveValue('');
        await expect(plain.times.last()).toBeChecked();

        const waiting = await askForPlace(page, language);
        await expect(outcome).toContainText(words.waitingList.notices.work);
        await expect(outcome.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
        await expect(plain.firstName).toHaveValue(waiting.patient.firstName);
      });

      await test.step('codes are sent', async () => {
        await changeSettings({ phoneProof: 'when_limits_ask' });
        const { patient, send } = await askForPlace(page, language);
        const code = page.getByRole('textbox', { name: words.booking.form.code.label });
        await expect(code).toBeVisible();
        await code.fill(await codeSentTo(patient.storedPhone));
        await send.click();
        await expect(page.getByRole('heading', { name: words.waitingList.own.titles.waiting })).toBeVisible();
      });
    });
  });
});
