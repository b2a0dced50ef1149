import { enterAs } from '../../support/accounts';
import { bookAppointment } from '../../support/booked-appointment';
import { colleague } from '../../support/colleague';
import { columnOf, idOfAppointment } from '../../support/database';
import { expect, test } from '../../support/fixtures';

test.use({ screens: ['desktop'] });

test('what was paid is noted by one press, has a receipt, and is taken back by an entry against it', async ({
  page,
  context,
  language,
  words,
}) => {
  const { payments } = words;
  const { bookingNumber } = await bookAppointment({ language });
  const id = idOfAppointment(bookingNumber);
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/appointments/${id}`);
  const panel = page.getByRole('heading', { name: payments.title, exact: true }).locator('..');
  await expect(panel).toContainText(payments.none);
  const pay = async (fee: string, amount: string, method: keyof typeof payments.methods) => {
    await panel.getByLabel(payments.fee, { exact: true }).fill(fee);
    await panel.getByLabel(payments.amount, { exact: true }).fill(amount);
    await panel.getByRole('button', { name: payments.methods[method], exact: true }).click();
  };
  await pay('free', '1', 'cash');
  await expect(panel).toContainText(payments.invalid);
  await expect(panel.getByLabel(payments.fee, { exact: true })).toHaveValue('free');
  // As an Arabic keyboard has it.
  await pay('٣٥٠', '200', 'card');
  await expect(panel.getByRole('status')).toContainText(payments.taken.split('{number}')[0] ?? '');
  await expect(panel).toContainText(payments.stillOpen.split('{amount}')[0] ?? '');
  await expect(panel.getByLabel(payments.amount, { exact: true })).toHaveValue('150');

  const link = panel.getByRole('link');
  const receipt = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // A colleague has taken the rest in the meantime.
  const data = { key: crypto.randomUUID(), seen: 1, fee: 35_000, amount: 15_000, method: 'cash' };
  await colleague({ path: `/appointments/${id}/payments`, body: { data } });
  await panel.getByRole('button', { name: payments.methods.cash, exact: true }).click();
  await expect(panel).toContainText(payments.conflict);
  await expect(panel).toContainText(payments.settled);
  await expect(panel.getByRole('listitem')).toHaveCount(2);

  const first = panel.getByRole('listitem').first();
  await first.getByText(payments.takeBack, { exact: true }).click();
  await first.getByLabel(payments.reason).fill('Another patient');
  await first.getByRole('button').last().click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').last()).toContainText('Another patient');
  await expect(panel.getByLabel(payments.amount, { exact: true })).toHaveValue('200');
});

test('what a day comes to is shown by who took it, as a spreadsheet, and what is open is a list', async ({
  page,
  context,
  language,
  words,
}) => {
  const { payments } = words;
  const { bookingNumber } = await bookAppointment({ language });
  const id = idOfAppointment(bookingNumber);
  const branch = String(columnOf(bookingNumber, 'branch'));
  const data = { key: crypto.randomUUID(), seen: 0, fee: 35_000, amount: 20_000, method: 'transfer' };
  await colleague({ path: `/appointments/${id}/payments`, body: { data } });
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/payments?branch=${branch}`);
  await expect(page.getByRole('heading', { name: payments.day.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: bookingNumber })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: payments.day.all })).toBeVisible();
  const sheet = await page.request.get(
    (await page.getByRole('link', { name: payments.day.spreadsheet }).getAttribute('href')) ?? '',
  );
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  await page.getByRole('link', { name: payments.open.title, exact: true }).click();
  await expect(page.getByRole('heading', { name: payments.open.title, level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
  await expect(row).toContainText('150');
});
