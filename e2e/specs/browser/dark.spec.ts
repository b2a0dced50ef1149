import { answerToInformation, fillPatientForm, patientForm, readBookingNumber } from '../../pages/booking';
import { chooseTime } from '../../pages/doctor';
import { doctorPath } from '../../pages/doctors';
import { createAccount, tokenOf } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { pathOf, publicRoutes } from '../../support/routes';

// Contrast is what dark colours can get wrong, and what axe measures.
test.use({ colorScheme: 'dark' });

const background = () => getComputedStyle(document.body).backgroundColor;

test('every public page is dark and can be read', async ({ page, request, language }) => {
  test.setTimeout(publicRoutes.length * 20_000);
  for (const route of publicRoutes) {
    await page.goto(encodeURI(await pathOf({ route, language, request })));
    expect(await page.evaluate(background), route.name).not.toBe('rgb(255, 255, 255)');
    await expectAccessible(page);
  }
});

test('a booking is dark and can be read at every step, and is printed on white', async ({
  page,
  request,
  language,
  words,
}) => {
  await page.goto(`/${language}${await doctorPath({ request, language })}`);
  await (await chooseTime({ page, words, place: 'middle' })).click();
  await answerToInformation({ page, words });
  await expectAccessible(page);
  const form = patientForm({ page, words });
  await form.send.click();
  await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
  await expectAccessible(page);
  await fillPatientForm({ page, words, patient: newPatient(language) });
  await form.send.click();
  await readBookingNumber({ page, words });
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)');
});

test('the pages of staff are dark and can be read', async ({ page, context, request, language, baseURL }) => {
  const pages = ['appointments', 'work-list', 'calendar', 'today', 'figures', 'settings', 'patients'];
  test.setTimeout(pages.length * 25_000);
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value: token, url: String(baseURL), httpOnly: true }]);
  for (const path of pages) {
    await page.goto(`/${language}/admin/${path}`);
    expect(await page.evaluate(background), path).not.toBe('rgb(255, 255, 255)');
    await expectAccessible(page);
  }
});
