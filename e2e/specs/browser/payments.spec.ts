import { expectFile } from '../../pages/staff';
import { addressOf, bookAppointment, findFreeTime } from '../../support/booked-appointment';
import { colleague } from '../../support/colleague';
import { columnOf, idOfAppointment } from '../../support/database';
import { doctorOfTest } from '../../support/doctors';
import { signInAsEditor } from '../../support/editor';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { literal, patternOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

test.use({ screens: ['desktop'] });

test('what was paid stands, has a receipt and is summed', async ({ page, enter, language, words }) => {
  const { payments } = words;
  const { bookingNumber, id } = await bookAppointment({ language });
  await test.step('one appointment', async () => {
    await enter('staff', `appointments/${id}`);
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
    // Digits of an Arabic keyboard.
    await pay('٣٥٠', '200', 'card');
    await expect(panel.getByRole('status')).toContainText(payments.taken.split('{number}')[0] ?? '');
    await expect(panel).toContainText(payments.stillOpen.split('{amount}')[0] ?? '');
    await expect(panel.getByLabel(payments.amount, { exact: true })).toHaveValue('150');

    // Nobody can send a receipt to who has given neither an address nor a phone for messages.
    await expect(panel).toContainText(payments.unreachable);
    await expectFile(panel.getByRole('link'), 'application/pdf');

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

  await test.step('a day, by who took it', async () => {
    await enter('staff', `payments?branch=${columnOf(bookingNumber, 'branch')}`);
    await expect(page.getByRole('heading', { name: payments.day.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: bookingNumber }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: payments.day.all })).toBeVisible();
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await expectFile(page.getByRole('link', { name: payments.day.spreadsheet }), sheet);
    await page.getByRole('link', { name: payments.open.title, exact: true }).click();
    await expect(page.getByRole('heading', { name: payments.open.title, level: 1 })).toBeVisible();
    const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
    await expect(row).toContainText('200');
  });
});

test('a deposit is paid once at a gateway', async ({ page, enter, request, booking, language, words }) => {
  const { payments } = words;
  const { deposit } = words.appointment;
  const time = await findFreeTime({ doctor: doctorOfTest().id, daysAhead: 12 }, (times) => times.at(-1));
  const editor = await signInAsEditor(request);
  const ask = (depositAmount: string | null) =>
    editor.publish({ type: 'service', id: time.service, language, data: { depositAmount } });
  await ask('100');
  try {
    const promise = new RegExp(literal(words.booking.form.deposit.promise.split('{')[0] ?? ''));
    // The notice of the change is on its way to the website.
    await expect(async () => {
      await page.goto(addressOf(time, language));
      await booking.answer();
      await expect(page.getByText(promise)).toBeVisible({ timeout: 3000 });
    }).toPass();
    const number = await booking.book(newPatient(language), words.booking.confirmation.titleDeposit);
    await expect(page.getByRole('heading', { name: patternOf(deposit.title.asked) })).toBeVisible();
    await expectAccessible(page);

    const pay = page.getByRole('link', { name: deposit.pay });
    await pay.click();
    await page.getByRole('link', { name: 'refused' }).click();
    await expect(page.getByRole('alert').getByText(deposit.refused)).toBeVisible();
    await pay.click();
    await page.getByRole('link', { name: 'paid' }).click();
    await expect(page.getByRole('heading', { name: patternOf(deposit.title.paid) })).toBeVisible();
    const { titleConfirmed } = words.booking.confirmation;
    await expect(page.getByRole('heading', { name: titleConfirmed })).toBeVisible();
    await expect(pay).toHaveCount(0);

    await enter('staff', `appointments/${idOfAppointment(number)}`);
    const panel = page.getByRole('heading', { name: payments.title, exact: true }).locator('..');
    await expect(panel.getByText(patternOf(payments.deposit.paid))).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toContainText(payments.methods.online);
  } finally {
    await ask(null);
  }
});
