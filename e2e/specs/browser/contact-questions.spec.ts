import { randomInt } from 'node:crypto';
import { readBookingNumber } from '../../pages/booking';
import { fillCallerForm } from '../../pages/caller-form';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { weekOf } from '../../pages/staff-calendar';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';
import { findMessages } from '../../support/stored-message';

/** In Riyadh a mobile, in Cairo the landline of another town. */
const landline = () => `050${String(randomInt(2_000_000, 9_000_000))}`;

test('without script a landline and a slip in an address are asked about, and taken when sent again', async ({
  browser,
  baseURL,
  language,
  words,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  const form = plainForm({ page, words });
  const typed = landline();
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  await form.times.last().check();
  await fillPlainForm({ page, words, patient: { ...newPatient(language), phone: typed } });
  await page.locator('#email').fill('mona@gmial.com');
  await form.send.click();

  await expect(page.locator('#phone-question')).toContainText(language === 'ar' ? 'مصر؟' : 'Egypt?');
  await expect(page.locator('#email-question')).toContainText('mona@gmail.com');
  await expect(form.phone).toHaveAccessibleDescription(/20\s50/);
  await page.locator('#email').fill('mona@gmail.com');
  await form.send.click();

  const stored = findAppointment(await readBookingNumber({ page, words }));
  expect(stored).toMatchObject({ phone: `+2${typed}` });
  await context.close();
});

test('with script what was probably meant is taken by one press', async ({ page, language, words }) => {
  const name = `mona-${crypto.randomUUID()}`;
  await page.goto(`/${language}/contact`);
  await page.getByLabel(words.contact.fields.name).fill('Mona');
  await page.getByLabel(words.contact.fields.email).fill(`${name}@gmial.com`);
  await page.getByLabel(words.contact.fields.message).fill('When are you open?');
  const send = page.getByRole('button', { name: words.contact.submit });
  await waitForReact(send);
  await send.click();

  const email = page.getByLabel(words.contact.fields.email);
  await expect(email).toBeFocused();
  await expect(page.locator('#email-question')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${name}@gmail.com` }).click();
  await expect(email).toHaveValue(`${name}@gmail.com`);
  await expect(page.locator('#email-question')).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: words.contact.sent })).toBeVisible();
  expect(findMessages(`${name}@gmail.com`).messages).toHaveLength(1);
});

test('the desk is asked about a landline too, and the appointment is booked by one more press', async ({
  page,
  context,
  language,
  words,
}) => {
  const { book, new: form } = words.staffCalendar;
  await enterAs(context, 'staff');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(weekOf({ language, doctor: doctorOfTest().id }));
  await page
    .getByRole('link', { name: patternOf(book) })
    .first()
    .click();
  await fillCallerForm({ page, words, patient: { ...newPatient(language), phone: landline() } });
  const send = page.getByRole('button', { name: form.submit });
  await send.click();
  await expect(page.locator('#phone-question')).toBeVisible();
  await expect(page.getByLabel(form.consent)).toBeChecked();
  await send.click();
  const { history, status } = words.appointments;
  await expect(page.getByText(history.booked.replace('{status}', status.confirmed))).toBeVisible();
});
