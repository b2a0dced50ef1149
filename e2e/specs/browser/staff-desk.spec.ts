import { bookAppointment } from '../../support/booked-appointment';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { patternOf } from '../../support/locale';

test.use({ screens: ['desktop'] });

test('a message is read, and done', async ({ page, enter, request, language, words }) => {
  const { messages } = words;
  const email = `visitor-${crypto.randomUUID()}@example.org`;
  const name = `Hala ${crypto.randomUUID()}`;
  const form = { name, email, message: 'Do you treat children?', elapsed: '9000' };
  const headers = { Origin: environment.siteUrl };
  await request.post(`/${language}/contact/message`, { form, headers });

  await enter('staff', 'messages');
  const open = async (state: string) => {
    const filter = page.getByRole('navigation', { name: messages.filter });
    const link = filter.getByRole('link', { name: new RegExp(`^${state}`) });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  };
  const message = page.getByRole('link', { name });
  await open(messages.handlings.new);
  await message.click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name })).toBeVisible();
  await expect(panel.getByText(form.message)).toBeVisible();
  await panel.getByRole('button', { name: messages.settle.done }).click();
  await expect(panel.getByText(messages.feedback.done)).toBeVisible();

  await panel.getByRole('link', { name: words.lists.closeBeside }).click();
  await expect(panel).toBeHidden();
  await open(messages.handlings.done);
  await expect(message).toBeVisible();
  for (const state of [messages.handlings.new, messages.handlings.read]) {
    await open(state);
    await expect(message).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is opened, called about and confirmed', async ({ page, enter, language, words }) => {
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
});
