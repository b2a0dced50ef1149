import { readBookingNumber } from '../../pages/booking';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { cardPhoto, wrongFiles } from '../../support/card-pictures';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

/** Far enough ahead that no other test takes a time of that day. */
const FAR_DAY = 25;

test.use({ javaScriptEnabled: false });

test('without JavaScript, an appointment through a company takes both sides of the card, and keeps the one that was right', async ({
  page,
  language,
  words,
}) => {
  const form = plainForm({ page, words });
  const { booking, cards } = words;
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  const former = await form.times.first().inputValue();
  await form.change.click();
  await form.day.selectOption({ index: FAR_DAY });
  await form.showAgain.click();
  await expect(form.times.first()).not.toHaveValue(former);

  const front = page.getByLabel(booking.form.cardFront, { exact: true });
  const back = page.getByLabel(booking.form.cardBack, { exact: true });
  await expect(front).toBeHidden();
  await page.getByRole('radio', { name: booking.form.company }).check();
  await expect(front).toBeVisible();
  await front.setInputFiles(await cardPhoto('#0b4a8f'));
  const [document] = wrongFiles();
  if (document) await back.setInputFiles(document.file);
  await form.send.click();

  const mistake = (text: string) => form.summary.getByRole('link', { name: text });
  await expect(mistake(cards.faults.notAPicture)).toBeVisible();
  await expect(mistake(booking.faults.cardFront.required)).toHaveCount(0);
  await expect(front).toHaveAccessibleDescription(cards.kept);

  const patient = newPatient(language);
  await form.times.first().check();
  await fillPlainForm({ page, words, patient });
  await page.getByRole('combobox', { name: words.plainBooking.organisation }).selectOption({ index: 1 });
  await back.setInputFiles(await cardPhoto('#0b7a75'));
  await form.send.click();

  const bookingNumber = await readBookingNumber({ page, words });
  const sides = queryDatabase({
    sql: `SELECT c.side, a.contract_type FROM cards c JOIN appointments a ON a.document_id = c.appointment
          WHERE a.booking_number = ? ORDER BY c.side`,
    values: [bookingNumber],
  });
  expect(sides).toEqual([
    { side: 'back', contract_type: 'company' },
    { side: 'front', contract_type: 'company' },
  ]);
});
