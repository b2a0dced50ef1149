import type { Locator } from '@playwright/test';
import { createAccount } from '../../support/accounts';
import { beginAppointment } from '../../support/begin-appointment';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { familyName } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

// The staff area is made for desks.
test.use({ screens: ['desktop'] });

test('a working day is done with the keyboard alone', async ({ page, request, language, words }) => {
  test.setTimeout(240_000);
  const { account: own, appointments, calls } = words;
  const { login } = own;
  const account = await createAccount({ request, role: 'staff' });
  const lastName = familyName();
  const person = { lastName };
  const { bookingNumber } = await bookAppointment({ language, person });
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo({ page, target });
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo({ page, target });
    await page.keyboard.type(text);
  };

  await page.goto(`/${language}/admin`);
  await type(page.getByRole('textbox', { name: login.identifier }), account.email);
  await type(page.getByLabel(login.password, { exact: true }), account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: appointments.title })).toBeVisible();

  await type(page.getByRole('searchbox', { name: appointments.filter.q }), lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await press(page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) }));
  const open = page.getByRole('button', { name: calls.this.open });
  await expect(open).toBeVisible();
  const file = page.url();
  await press(open);

  // Nobody answers: the focus is where the keys count, and they lead to the answers.
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('combobox', { name: calls.desk.tryAgain })).toBeFocused();
  await press(page.getByRole('button', { name: calls.desk.noAnswer }));
  await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();

  await page.goto(file);
  await press(page.getByRole('button', { name: calls.this.open }));
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();

  await page.goto(file);
  await expect(page.getByRole('button', { name: appointments.move.canceled, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: appointments.move.done })).toHaveCount(0);
  beginAppointment(bookingNumber);
  await page.goto(file);
  await press(page.getByRole('button', { name: appointments.move.done }));
  await expect(page.getByText(appointments.move.changed)).toBeFocused();
  expect(findAppointment(bookingNumber)?.status).toBe('done');

  await page.goto(file);
  await press(page.getByRole('button', { name: own.logout }));
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
});
