import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { newPatient } from '../../support/patient';

test('what an old page still offers is answered with the way on, and nothing typed is lost', async ({
  page,
  request,
  language,
  words,
}) => {
  const { outcome } = words.booking;
  const form = patientForm({ page, words });
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  const patient = newPatient(language);
  await fillPatientForm({ page, words, patient });
  // As after the doctor has left the clinic: nobody has this number. Not before it is sent: React gives a hidden field its
  // own value again whenever it draws the form.
  await waitForReact(form.send);
  await page.evaluate(() => {
    const leave = () => {
      const field = document.querySelector('input[name="doctor"]');
      if (field instanceof HTMLInputElement) field.value = '99999';
    };
    addEventListener('submit', leave, { capture: true, once: true });
  });
  await form.send.click();
  await expect(page.getByRole('alert').filter({ hasText: outcome.goneTitle })).toBeVisible();
  await expect(form.lastName).toHaveValue(patient.lastName);
  await page.getByRole('link', { name: outcome.allTimes }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a double press books once, and two tabs book one appointment each', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const doctor = `/${language}${await doctorPath({ request, language })}`;
  const second = await context.newPage();
  const patients = [newPatient(language), newPatient(language)];
  const tabs = [
    { tab: page, place: 'first' as const },
    { tab: second, place: 'last' as const },
  ];
  for (const [turn, { tab, place }] of tabs.entries()) {
    await tab.goto(doctor);
    await (await chooseTime({ page: tab, words, place })).click();
    await answerToInformation({ page: tab, words });
    await expect(tab.getByRole('timer')).toBeVisible();
    const patient = patients[turn];
    if (patient) await fillPatientForm({ page: tab, words, patient });
  }
  const forms = tabs.map(({ tab }) => tab.url());
  // Both leave at once, so that neither tells the website what the other has booked.
  const { promise: bothSent, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await context.route('**/booking/request', async (route) => {
    sent += 1;
    if (sent === 2) resolve();
    await bothSent;
    await route.continue();
  });
  for (const { tab } of tabs) await patientForm({ page: tab, words }).send.dblclick();
  const numbers = new Set<string>();
  for (const { tab } of tabs) numbers.add(await readBookingNumber({ page: tab, words }));
  expect(numbers.size).toBe(2);
  for (const { storedPhone } of patients) {
    const sql = 'SELECT booking_number FROM appointments WHERE phone = ?';
    expect(queryDatabase({ sql, values: [storedPhone] })).toHaveLength(1);
  }
  for (const form of forms) {
    await page.goto(form);
    await expect(page.getByRole('heading', { name: words.booking.outcome.bookedTitle })).toBeVisible();
  }
});
