import type { PlaywrightTestArgs } from '@playwright/test';
import { createAccount, tokenOf } from '../../support/accounts';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { colleague } from '../../support/colleague';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'] });

async function enter({ request, context }: Pick<PlaywrightTestArgs, 'request' | 'context'>) {
  const account = await createAccount({ request, role: 'staff' });
  const value = await tokenOf({ request, account });
  await context.addCookies([{ name: 'staff', value, url: environment.siteUrl, httpOnly: true }]);
  return account;
}

test('what a colleague did in between is shown, and not overwritten', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { move, status, detail } = words.appointments;
  const { bookingNumber } = await bookAppointment({ language });
  const id = idOfAppointment(bookingNumber);
  await enter({ request, context });
  await page.goto(`/${language}/admin/appointments/${id}`);
  // While something is typed the page does not ask again by itself.
  await page.getByLabel(move.reason).fill('The patient wrote');
  const other = await colleague(request);
  await other({ path: `/appointments/${id}/transitions`, data: { to: 'confirmed', version: 1 } });
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
  request,
  language,
  words,
}) => {
  const { bookingNumber } = await bookAppointment({ language });
  const { email } = await enter({ request, context });
  const file = `/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`;
  await page.goto(file);
  await page.getByLabel(words.appointments.move.reason).fill('x');
  const manager = await colleague(request, 'manager');
  const { data } = await manager({ method: 'GET', path: '/staff-accounts' });
  const { documentId } = data.find((one: { email: string }) => one.email === email);
  await manager({ method: 'PUT', path: `/staff-accounts/${documentId}`, data: { blocked: true } });

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
  request,
  browser,
  language,
  words,
}) => {
  const { sessions, outcome } = words.staff;
  const account = await createAccount({ request, role: 'staff' });
  const theirs = await browser.newContext();
  const value = await tokenOf({ request, account });
  await theirs.addCookies([{ name: 'staff', value, url: environment.siteUrl, httpOnly: true }]);
  const desk = await theirs.newPage();
  await desk.goto(`${environment.siteUrl}/${language}/admin/messages`);
  await expect(desk.getByRole('heading', { level: 1, name: words.messages.title })).toBeVisible();

  const manager = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value: manager, url: environment.siteUrl, httpOnly: true }]);
  await page.goto(`/${language}/admin/staff`);
  await page.getByRole('row').filter({ hasText: account.email }).getByRole('link').click();
  await page.getByRole('button', { name: sessions.end, exact: true }).click();
  await expect(page.getByText(outcome.ended)).toBeVisible();
  await expect(page.getByText(sessions.none)).toBeVisible();
  await desk.reload();
  await expect(desk).toHaveURL(/\/admin\/login\?/);
  await theirs.close();
});
