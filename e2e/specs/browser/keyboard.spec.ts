import { patientForm, readBookingNumber } from '../../pages/booking';
import { freeTimes } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { newPatient } from '../../support/patient';
import { findAppointment } from '../../support/stored-appointment';

test.skip(({ isMobile }) => isMobile, 'phones have no Tab key');

test('a visit is booked with the keyboard alone', async ({ page, request, language, words }) => {
  const patient = newPatient(language);
  const index = language === 'en' ? 8 : 9;
  await page.goto(`/${language}${await doctorPath({ request, language, index })}`);
  const press = async (target: Parameters<typeof tabTo>[0]['target']) => {
    await tabTo({ page, target });
    await page.keyboard.press('Enter');
  };

  const time = freeTimes({ page, words }).nth(3);
  await expect(time).toBeVisible();
  await press(time);

  const { questions } = words.booking;
  const information = page.getByRole('heading', { name: questions.information });
  const service = page.getByRole('heading', { name: questions.service });
  await expect(information.or(service)).toBeVisible();
  if (await service.isVisible()) {
    await press(page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await expect(information).toBeVisible();
  }

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
