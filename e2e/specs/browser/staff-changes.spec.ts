import { createAccount, enterAs, holdSession, idOfAccount, tokenOf } from '../../support/accounts';
import { bookAppointment } from '../../support/booked-appointment';
import { colleague, settleAppointment } from '../../support/colleague';
import { idOfAppointment } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'] });

test('what a colleague did in between is shown, and not overwritten', async ({
  page,
  context,
  language,
  words,
}) => {
  const { move, status, detail } = words.appointments;
  const { bookingNumber } = await bookAppointment({ language });
  const id = idOfAppointment(bookingNumber);
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/appointments/${id}`);
  // While something is typed the page does not ask again by itself.
  await page.getByLabel(move.reason).fill('The patient wrote');
  await settleAppointment(bookingNumber);
  await page.getByRole('button', { name: move.canceled, exact: true }).click();

  await expect(page.getByText(move.conflict)).toBeFocused();
  await expect(page.getByLabel(move.reason)).toHaveValue('The patient wrote');
  const event = detail.event.replace('{from}', status.pending).replace('{to}', status.confirmed);
  await expect(page.getByRole('main').getByText(event).first()).toBeVisible();
  expect(findAppointment(bookingNumber)?.status).toBe('confirmed');
});

test('a blocked account is out with the next click, and what it sends changes nothing', async ({
  page,
  context,
  language,
  words,
}) => {
  const { bookingNumber } = await bookAppointment({ language });
  const account = await createAccount('staff');
  await holdSession(context, await tokenOf(account));
  const file = `/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`;
  await page.goto(file);
  await page.getByLabel(words.appointments.move.reason).fill('x');
  const path = `/staff-accounts/${idOfAccount(account)}`;
  await colleague({ method: 'PUT', path, body: { data: { blocked: true } } }, 'manager');

  await page.getByRole('button', { name: words.appointments.move.confirmed, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login\?.*why=ended/);
  expect(findAppointment(bookingNumber)?.status).toBe('pending');
  await page.goto(file);
  await expect(page).toHaveURL(/\/admin\/login\?/);
  await expect(page.getByText(bookingNumber)).toHaveCount(0);
});

test('a manager sees where somebody is signed in and ends it, which counts from the next click', async ({
  page,
  context,
  browser,
  language,
  words,
}) => {
  const { sessions, outcome } = words.staff;
  const account = await createAccount('staff');
  const theirs = await browser.newContext();
  await holdSession(theirs, await tokenOf(account));
  const desk = await theirs.newPage();
  await desk.goto(`${environment.siteUrl}/${language}/admin/messages`);
  await expect(desk.getByRole('heading', { level: 1, name: words.messages.title })).toBeVisible();

  await enterAs(context, 'manager');
  await page.goto(`/${language}/admin/staff`);
  await page.getByRole('row').filter({ hasText: account.email }).getByRole('link').click();
  await page.getByRole('button', { name: sessions.end, exact: true }).click();
  await expect(page.getByText(outcome.ended)).toBeVisible();
  await expect(page.getByText(sessions.none)).toBeVisible();
  await desk.reload();
  await expect(desk).toHaveURL(/\/admin\/login\?/);
  await theirs.close();
});
