import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { expectAccessible } from '../../support/axe';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { phoneMessagesTo } from '../../support/patient-mail';

/** The link in a message leads to its page, whatever the name of the site in it. */
const SHORT_LINK = /\/((?:en|ar)\/v\/\d{9}#[\w-]{12})$/m;

test('a patient without e-mail agrees to SMS, and the link in it opens the booking on another device', async ({
  page,
  request,
  browser,
  language,
  words,
}) => {
  const patient = newPatient(language);
  const { form } = words.booking;
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'last' })).click();
  await answerToInformation({ page, words });
  await fillPatientForm({ page, words, patient });
  const question = page.getByRole('group', { name: form.tellBy });
  // Nobody has agreed to anything yet.
  await expect(question.getByRole('radio', { name: form.tellByNo })).toBeChecked();
  await question.getByRole('radio', { name: form.tellBySms }).check();
  await expectAccessible(page);

  // What was answered outlives a reload.
  await page.reload();
  await expect(question.getByRole('radio', { name: form.tellBySms })).toBeChecked();
  await patientForm({ page, words }).send.click();
  const bookingNumber = await readBookingNumber({ page, words });

  await expect.poll(() => phoneMessagesTo(patient.storedPhone)).toHaveLength(1);
  const [message = ''] = phoneMessagesTo(patient.storedPhone);
  expect(message).toMatch(language === 'ar' ? /وصلنا طلبك/ : /we have your request/);
  expect(message).not.toContain(patient.firstName);

  const link = SHORT_LINK.exec(message)?.[1] ?? '';
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const opened = await other.newPage();
  await opened.goto(`/${link}`);
  await expect(opened).toHaveURL(new RegExp(`/${language}/booking/confirmation/${bookingNumber}#`));
  await expect(opened.getByText(bookingNumber).first()).toBeVisible();
  await expect(opened.getByRole('heading', { name: words.booking.confirmation.title })).toBeVisible();
  await other.close();
});

test('on the plain page the question is asked as well, and whoever does not answer is not written to', async ({
  page,
  language,
  words,
}) => {
  const patient = newPatient(language);
  const { form } = words.booking;
  await page.goto(`/${language}/booking-old`);
  await showTimes({ page, words });
  await plainForm({ page, words }).times.last().check();
  await fillPlainForm({ page, words, patient });
  await expect(page.getByRole('radio', { name: form.tellByNo })).toBeChecked();
  await expect(page.getByRole('radio', { name: form.tellByWhatsapp })).toBeVisible();
  await plainForm({ page, words }).send.click();
  await readBookingNumber({ page, words });
  // A message is written with the booking, in one transaction.
  const written = {
    sql: 'SELECT id FROM outbox_messages WHERE recipient = ?',
    values: [patient.storedPhone],
  };
  expect(queryDatabase(written)).toEqual([]);
  expect(phoneMessagesTo(patient.storedPhone)).toEqual([]);
});

test('an address that is no link of a message is not led anywhere', async ({ request, language }) => {
  for (const path of ['/v/12345678', '/v/012345678', '/v/1234567890', '/v/abcdefghi']) {
    const answer = await request.get(`/${language}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});
