import type { Page } from '@playwright/test';
import { readBookingNumber } from '../../pages/booking';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { phoneMessagesTo } from '../../support/patient-mail';
import { findAppointment } from '../../support/stored-appointment';

const CODE = /(?<!\d)\d{6}(?!\d)/;
const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';

/** The code that a phone was sent, once it has come. */
async function codeSentTo(phone: string): Promise<string> {
  const codes = () => phoneMessagesTo(phone).flatMap((text) => CODE.exec(text.split('\n\n')[1] ?? '') ?? []);
  await expect.poll(codes).toHaveLength(1);
  return codes()[0] ?? '';
}

const links = (phone: string) =>
  phoneMessagesTo(phone).flatMap((text) => /\/((?:en|ar)\/v\/\d{9}#[\w-]{12})$/m.exec(text)?.[1] ?? []);

/** Asks for the link of whatever is booked under a phone, and reads the answer. */
async function askForLink({
  page,
  words,
  to,
}: {
  page: Page;
  words: { label: string; send: string; sent: string };
  to: string;
}): Promise<void> {
  await page.getByRole('textbox', { name: words.label }).fill(to);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
}

test('by SMS alone, a phone shows all its bookings, and a lost link comes back', async ({
  page,
  browser,
  language,
  words,
}) => {
  const patient = newPatient(language);
  const { bookingNumber } = await bookAppointment({ language, person: { phone: patient.storedPhone } });
  const { phoneProof } = words;
  await page.goto(`/${language}`);
  await page.getByRole('contentinfo').getByRole('link', { name: words.layout.myBookings }).click();
  await page.getByRole('textbox', { name: phoneProof.phone, exact: true }).fill(patient.phone);
  await page.getByRole('button', { name: phoneProof.send, exact: true }).click();

  const field = page.getByRole('textbox', { name: phoneProof.code });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  const code = await codeSentTo(patient.storedPhone);
  await field.fill(code === '000000' ? '111111' : '000000');
  await field.press('Enter');
  await expect(page.getByRole('textbox', { name: phoneProof.code })).toHaveAttribute('aria-invalid', 'true');
  // Asked for again too soon: the one that was sent stays good.
  await page.getByRole('button', { name: phoneProof.again }).click();
  await expect(page.getByRole('status')).toContainText(/\d/);
  const typed = code.replace(/\d/g, (digit) =>
    language === 'ar' ? (ARABIC_INDIC[Number(digit)] ?? '') : digit,
  );
  await page.getByRole('textbox', { name: phoneProof.code }).fill(typed);
  await page.getByRole('button', { name: phoneProof.verify }).click();

  await expect(page.getByText(bookingNumber)).toBeVisible();
  await expectAccessible(page);
  // Nothing of the person stands in an address.
  expect(page.url()).toMatch(new RegExp(`/${language}/my-bookings$`));
  await page.getByRole('button', { name: phoneProof.list.manage }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/confirmation/${bookingNumber}#`));

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false });
  const lost = await other.newPage();
  await lost.goto(`/${language}/my-bookings`);
  await askForLink({ page: lost, words: phoneProof.link, to: newPatient(language).phone });
  await askForLink({ page: lost, words: phoneProof.link, to: patient.phone });
  await expect.poll(() => links(patient.storedPhone)).toHaveLength(1);
  await expect(lost.getByText(bookingNumber)).toHaveCount(0);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mother whose phone has several appointments proves it in the form, and does not type a child again', async ({
    page,
    language,
    words,
  }) => {
    const patient = newPatient(language);
    const phone = patient.storedPhone;
    for (const firstName of ['Omar', 'Salma', 'Nour']) {
      await bookAppointment({ language, person: { phone, firstName, lastName: 'Hany' } });
    }
    const form = plainForm({ page, words });
    const { booking } = words;
    await page.goto(`/${language}/booking-old`);
    await showTimes({ page, words });
    await form.times.last().check();
    await fillPlainForm({ page, words, patient });
    await form.send.click();

    const code = page.getByRole('textbox', { name: booking.form.code.label });
    await code.fill('12');
    await form.send.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(form.firstName).toHaveValue(patient.firstName);
    await code.fill(await codeSentTo(phone));
    await form.send.click();
    const bookingNumber = await readBookingNumber({ page, words });
    expect(findAppointment(bookingNumber)).toMatchObject({ phone, firstName: patient.firstName });

    // The phone is proved: whoever it was booked for is a press away.
    await page.goto(`/${language}/booking-old`);
    await page
      .getByRole('group', { name: booking.form.known.title })
      .getByRole('button', { name: /Salma/ })
      .click();
    await expect(form.firstName).toHaveValue('Salma');
    await expect(form.lastName).toHaveValue('Hany');
    await expect(form.age).toHaveValue('34');
    await page.getByRole('button', { name: booking.form.known.someoneElse }).click();
    await expect(form.firstName).toHaveValue('');
    await expect(form.phone).not.toHaveValue('');
  });
});
