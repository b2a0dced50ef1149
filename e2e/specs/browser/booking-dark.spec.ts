import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { expectReadableInDark } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

// Colours are the same on every screen and in every language.
test.use({ screens: ['phone'] });

test('a booking is dark and can be read at every step, and is printed on white', async ({
  page,
  request,
  language,
  words,
}) => {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  await expectReadableInDark({ page, name: 'form' });
  const form = patientForm({ page, words });
  await form.send.click();
  await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
  await expectReadableInDark({ page, name: 'mistakes' });
  await fillPatientForm({ page, words, patient: newPatient(language) });
  await form.send.click();
  await readBookingNumber({ page, words });
  await expectReadableInDark({ page, name: 'confirmation' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});
