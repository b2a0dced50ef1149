import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { patternOf } from '../../support/locale';

test.use({ screens: ['desktop'], javaScriptEnabled: false });

test('without script a request is opened, called, confirmed', async ({ page, enter, language, words }) => {
  const { calls } = words;
  const { id } = await bookAppointment({ language });
  await enter('staff');
  const file = `/${language}/admin/appointments/${id}`;
  await page.goto(file);
  await page.getByRole('button', { name: calls.this.open }).click();

  // Too early, as the day has begun: what was typed stays.
  const note = page.getByRole('textbox', { name: calls.desk.note, exact: true });
  await page.getByLabel(calls.desk.time, { exact: true }).fill('00:00');
  await note.fill('After work');
  await page.getByRole('button', { name: calls.desk.callBack }).click();
  await expect(page.getByText(calls.feedback.tooEarly)).toBeVisible();
  await expect(note).toHaveValue('After work');

  const answer = page.getByRole('button', { name: calls.desk.noAnswer });
  await page.getByRole('combobox', { name: calls.desk.tryAgain }).selectOption('15');
  await answer.click();
  await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();
  await expect(answer).toHaveCount(0);

  await page.goto(file);
  await expect(page.getByText(patternOf(words.appointments.history.noAnswer))).toBeVisible();
  await page.getByRole('button', { name: calls.this.open }).click();
  await page.getByRole('button', { name: calls.desk.confirmed }).click();
  await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();
  await page.goto(file);
  await expect(page.getByText(words.appointments.history.phone.confirmed)).toBeVisible();
});
