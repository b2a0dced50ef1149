import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { enterAs } from '../../support/accounts';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

const BOX = '#news';

function newsOf(bookingNumber: string): unknown {
  const sql = 'SELECT document_id AS id, news_text AS news FROM appointments WHERE booking_number = ?';
  return queryDatabase({ sql, values: [bookingNumber] })[0];
}

test('news by email is agreed to by a box that nobody ticked beforehand, exported, and withdrawn by its patient', async ({
  page,
  request,
  browser,
  language,
  words,
}) => {
  const patient = newPatient(language);
  const email = `${patient.storedPhone.slice(1)}@news.example`;
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  await fillPatientForm({ page, words, patient });
  await page.locator('input[name="email"]').fill(email);
  const box = page.locator(BOX);
  await expect(box).not.toBeChecked();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  await patientForm({ page, words }).send.click();
  const number = await readBookingNumber({ page, words });
  expect(newsOf(number)).toMatchObject({ news: expect.stringMatching(language === 'ar' ? /أخبار/ : /news/) });

  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enterAs(desk, 'manager');
  const staff = await desk.newPage();
  await staff.goto(`/${language}/admin/patient-data`);
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: words.patients.news.export }).click();
  const file = await (await (await download).createReadStream()).toArray();
  expect(Buffer.concat(file).toString()).toContain(`${email},${patient.firstName},${language},`);
  await staff.goto(`/${language}/admin/appointments/${Reflect.get(Object(newsOf(number)), 'id')}`);
  await expect(staff.getByText(words.appointments.news.agreed)).toBeVisible();
  await desk.close();

  const { news } = words.appointment;
  await page.getByRole('button', { name: news.stop }).click();
  await expect(page.getByRole('heading', { name: news.title })).toHaveCount(0);
  expect(newsOf(number)).toMatchObject({ news: null });
});

test('on the plain page the box is there as well, and whoever leaves it is not asked again', async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  await plainForm({ page, words }).times.last().check();
  await fillPlainForm({ page, words, patient: newPatient(language) });
  await expect(page.locator(BOX)).not.toBeChecked();
  await plainForm({ page, words }).send.click();
  expect(newsOf(await readBookingNumber({ page, words }))).toMatchObject({ news: null });
});
