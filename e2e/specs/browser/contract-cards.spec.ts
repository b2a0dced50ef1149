import { enterAs } from '../../support/accounts';
import { cardPhoto, wrongFiles } from '../../support/card-pictures';
import { idOfAppointment, queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

// The browser logs an answer that refuses a file, and a broken line; both are expected here.
test.use({ allowedComplaints: [/status of 415|ERR_CONNECTION_FAILED/] });

test('a contract has both sides of its card stored', async ({ page, booking, language, words }) => {
  await booking.open('last');
  const patient = newPatient(language);
  await booking.fill(patient);

  const { form, faults } = words.booking;
  await page.getByRole('radio', { name: form.company }).check();
  const side = (name: string) => page.getByRole('group', { name, exact: true });
  const choose = (name: string) => side(name).locator('input[type=file]').last();
  await booking.send.click();
  await expect(page.getByRole('alert').filter({ hasText: faults.cardBack.required })).toBeVisible();
  await expectAccessible(page);

  for (const { file, fault } of wrongFiles()) {
    await choose(form.cardFront).setInputFiles(file);
    await expect(side(form.cardFront)).toContainText(words.cards.faults[fault]);
  }
  // The line breaks under a picture: sending it again is one press, and the picture need not be chosen again.
  await page.route('**/api/cards', (route) => route.abort('connectionfailed'), { times: 1 });
  await choose(form.cardFront).setInputFiles(await cardPhoto('#0b1b33'));
  await expect(side(form.cardFront)).toContainText(words.cards.faults.offline);
  await side(form.cardFront).getByRole('button', { name: words.cards.retry }).click();
  await expect(side(form.cardFront)).toContainText(words.cards.kept);
  for (const name of [form.cardFront, form.cardBack]) {
    await choose(name).setInputFiles(await cardPhoto(name === form.cardFront ? '#0b4a8f' : '#0b7a75'));
    await expect(side(name)).toContainText(words.cards.kept);
  }
  await page.getByRole('combobox', { name: form.organisation.company }).selectOption({ index: 1 });

  await page.reload();
  await expect(booking.lastName).toHaveValue(patient.lastName);
  await expect(side(form.cardBack)).toContainText(words.cards.kept);
  await booking.send.click();

  const bookingNumber = await booking.number();
  const sql = `SELECT c.side FROM cards c JOIN appointments a ON a.document_id = c.appointment
    WHERE a.booking_number = ? ORDER BY c.side`;
  expect(queryDatabase(sql, bookingNumber)).toEqual([{ side: 'back' }, { side: 'front' }]);

  // Staff who open the appointment have not looked at its card: a picture is fetched, and that recorded, when asked for.
  const id = idOfAppointment(bookingNumber);
  const looks = () =>
    queryDatabase("SELECT action FROM log_entries WHERE action = 'card.view' AND subject = ?", id);
  await enterAs(page.context(), 'manager');
  await page.goto(`/${language}/admin/appointments/${id}`);
  const { staff } = words.cards;
  const show = page.getByRole('link', { name: `${staff.show}: ${staff.front}` });
  await expect(show).toBeVisible();
  expect(looks()).toEqual([]);
  await show.click();
  const picture = page.getByRole('img', { name: staff.front });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect.poll(looks).toHaveLength(1);
  await expect(page.getByRole('link', { name: `${staff.show}: ${staff.back}` })).toBeVisible();
});
