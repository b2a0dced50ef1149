import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { letBegin } from '../../support/clock';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { literal, patternOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { mailsTo } from '../../support/patient-mail';
import { inviteStaff } from '../../support/staff-account';

test.use({ screens: ['desktop'], world: 'working-day' });

test('a working day: a request arrives, nobody answers, it is confirmed, mailed and done', async ({
  page,
  language,
  words,
  clock,
}) => {
  test.setTimeout(180_000);
  const { account, appointments, calls } = words;
  const staff = await inviteStaff({ role: 'staff' });
  const signIn = async () => {
    await page.getByRole('textbox', { name: account.login.identifier }).fill(staff.email);
    await page.locator('input[name=password]').fill(staff.password);
    await page.getByRole('button', { name: account.login.submit }).click();
  };
  await page.goto(`/${language}/admin`);
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: appointments.title })).toBeVisible();
  await expectAccessible(page);

  // The list is open; what the patient sends appears in it by itself.
  const lastName = familyName();
  const email = `${lastName.toLowerCase()}@example.org`;
  const phone = newPatient(language).storedPhone;
  const { bookingNumber } = await bookAppointment({
    language,
    person: { lastName, email, phone },
  });
  const row = page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) });
  await expect(row).toBeVisible();
  const news = new RegExp(`^${literal(appointments.arrival.news).replace(/\\\{found\\\}/, '.+')}$`);
  await expect(page.getByRole('status').filter({ hasText: news })).toHaveCount(1);

  await row.click();
  await expect(page.getByText(appointments.mails.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: calls.this.open }).click();

  // The first call: nobody answers. By keyboard alone.
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await expectAccessible(page);
  await expect(call.locator('#call-phone')).toHaveAttribute('href', `tel:${phone}`);
  await expect(call.locator('#call-whatsapp')).toHaveAttribute(
    'href',
    new RegExp(bookingNumber.replaceAll('-', '')),
  );
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
  await page.getByRole('searchbox', { name: appointments.filter.q }).fill(lastName);
  await page.getByRole('button', { name: appointments.filter.apply }).click();
  await expect(page).toHaveURL(/search=[a-z0-9]{10}/);
  expect(page.url()).not.toContain(lastName);
  await expect(page.getByRole('searchbox', { name: appointments.filter.q })).toHaveValue(lastName);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.click();
  await expect(page.getByText(patternOf(appointments.history.noAnswer))).toBeVisible();
  const file = page.url();
  await page.getByRole('button', { name: calls.this.open }).click();
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: calls.desk.confirmed })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();

  // The patient is told, and the appointment takes place.
  await expect.poll(() => mailsTo(email).sort()).toEqual(['visit-confirmed', 'visit-received']);
  await page.goto(file);
  await expect(page.getByText(appointments.history.phone.confirmed)).toBeVisible();
  await page.getByRole('button', { name: appointments.move.canceled, exact: true }).click();
  await expect(page.getByText(appointments.move.reasonRequired)).toBeFocused();
  await expect(page.getByText(appointments.move.reasonMissing)).toBeVisible();
  await letBegin(clock, bookingNumber);
  await page.goto(file);
  await signIn();
  await page.getByRole('button', { name: appointments.move.done }).click();
  await expect(page.getByText(appointments.move.changed)).toBeVisible();

  const logs = [environment.backendLog, environment.websiteLog]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .toLowerCase();
  for (const planted of [lastName, email, phone]) expect(logs).not.toContain(planted.toLowerCase());
});
