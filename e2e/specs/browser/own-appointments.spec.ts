import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';

test('the answer about moving and cancelling leads to the appointment, once its link was opened here', async ({
  page,
  language,
  words,
}) => {
  const { bookingNumber: number, manageKey } = await bookAppointment({ language });
  const link = page.locator(`a[href="/${language}/booking/confirmation"]`);
  await page.goto(`/${language}/faq`);
  await page.locator('main details', { has: link }).locator('summary').click();
  await page.locator('main details', { has: link }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.appointment.own.title);
  await expect(page.getByRole('link', { name: number })).toHaveCount(0);

  await page.goto(`/${language}/booking/confirmation/${number}#${manageKey}`);
  // Shown once the key of the link was taken.
  const cancel = page.getByRole('link', { name: words.appointment.change.cancel });
  await expect(cancel).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await page.goto(`/${language}/booking/confirmation`);
  await page.getByRole('link', { name: number }).click();
  await expect(cancel).toBeVisible();
});
