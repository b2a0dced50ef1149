import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { createAccount } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { letBegin } from '../../support/clock';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { literal, patternOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { mailsTo } from '../../support/patient-mail';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'], world: 'working-day' });

test('a working day with the keyboard alone: a request arrives, nobody answers, it is confirmed, mailed and done', async ({
  page,
  language,
  words,
  clock,
}) => {
  test.setTimeout(240_000);
  const { account, appointments, calls } = words;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo({ page, target });
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo({ page, target });
    await page.keyboard.type(text);
  };
  const staff = await createAccount('staff');
  const signIn = async () => {
    await type(page.getByRole('textbox', { name: account.login.identifier }), staff.email);
    await type(page.getByLabel(account.login.password, { exact: true }), staff.password);
    await page.keyboard.press('Enter');
  };
  await page.goto(`/${language}/admin`);
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: appointments.title })).toBeVisible();

  // The list is open; what the patient sends appears in it by itself.
  const lastName = familyName();
  const email = `${lastName.toLowerCase()}@example.org`;
  const phone = newPatient(language).storedPhone;
  const { bookingNumber } = await bookAppointment({ language, person: { lastName, email, phone } });
  const row = page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) });
  await expect(row).toBeVisible();
  const news = new RegExp(`^${literal(appointments.arrival.news).replace(/\\\{found\\\}/, '.+')}$`);
  await expect(page.getByRole('status').filter({ hasText: news })).toHaveCount(1);

  await press(row);
  await expect(page.getByText(appointments.mails.title)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: calls.this.open }));

  // The first call: nobody answers. The focus is where the keys count, and they lead to the answers.
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await expectAccessible(page);
  await expect(call.locator('#call-phone')).toHaveAttribute('href', `tel:${phone}`);
  const number = new RegExp(bookingNumber.replaceAll('-', ''));
  await expect(call.locator('#call-whatsapp')).toHaveAttribute('href', number);
  await call.focus();
  await page.keyboard.press('2');
  const tryAgain = page.getByRole('combobox', { name: calls.desk.tryAgain });
  await expect(tryAgain).toBeFocused();
  await tryAgain.selectOption('15');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();
  await expect(page.getByRole('button', { name: calls.desk.next })).toBeFocused();

  // Found again by name, which is in no address; called again and confirmed.
  await page.goto(`/${language}/admin/appointments`);
  const search = page.getByRole('searchbox', { name: appointments.filter.q });
  await type(search, lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=[a-z0-9]{10}/);
  expect(page.url()).not.toContain(lastName);
  await expect(search).toHaveValue(lastName);
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(row);
  await expect(page.getByText(patternOf(appointments.history.noAnswer))).toBeVisible();
  const file = page.url();
  await press(page.getByRole('button', { name: calls.this.open }));
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: calls.desk.confirmed })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();

  // The patient is told, and the appointment takes place.
  await expect.poll(() => mailsTo(email).sort()).toEqual(['visit-confirmed', 'visit-received']);
  await page.goto(file);
  await expect(page.getByText(appointments.history.phone.confirmed)).toBeVisible();
  await expect(page.getByRole('button', { name: appointments.move.done })).toHaveCount(0);
  await press(page.getByRole('button', { name: appointments.move.canceled, exact: true }));
  await expect(page.getByText(appointments.move.reasonRequired)).toBeFocused();
  await expect(page.getByText(appointments.move.reasonMissing)).toBeVisible();
  await letBegin(clock, bookingNumber);
  await page.goto(file);
  await signIn();
  await press(page.getByRole('button', { name: appointments.move.done }));
  await expect(page.getByText(appointments.move.changed)).toBeFocused();
  expect(findAppointment(bookingNumber)?.status).toBe('done');

  await page.goto(file);
  await press(page.getByRole('button', { name: account.logout }));
  await expect(page.getByRole('heading', { level: 1, name: account.login.title })).toBeVisible();
  const logs = [environment.backendLog, environment.websiteLog]
    .map((log) => readFileSync(log, 'utf8'))
    .join('\n')
    .toLowerCase();
  for (const planted of [lastName, email, phone]) expect(logs).not.toContain(planted.toLowerCase());
});
