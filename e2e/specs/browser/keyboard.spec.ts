import { answerToInformation, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { ownDoctor } from '../../support/own-doctor';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test('a visit is booked with the keyboard alone', async ({ page, request, language, words }, info) => {
  const patient = newPatient(language);
  const index = ownDoctor({ info, turn: 1 });
  await page.goto(`/${language}${await doctorPath({ request, language, index })}`);
  const press = async (target: Parameters<typeof tabTo>[0]['target']) => {
    await tabTo({ page, target });
    await page.keyboard.press('Enter');
  };

  await press(await chooseTime({ page, words, place: 'middle' }));
  await answerToInformation({ page, words, choose: press });

  const form = patientForm({ page, words });
  for (const field of ['firstName', 'lastName', 'phone', 'age'] as const) {
    await tabTo({ page, target: form[field] });
    await page.keyboard.type(patient[field]);
  }
  await tabTo({ page, target: form.consent });
  await page.keyboard.press('Space');
  await press(form.send);

  const bookingNumber = await readBookingNumber({ page, words });
  expect(findAppointment(bookingNumber)?.phone).toBe(patient.storedPhone);
});
