import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { directionOf, type wordsOf } from '../../support/locale';
import { findMessages } from '../../support/stored-message';
import { toastsOn } from '../../support/toasts';

type Words = (typeof wordsOf)['en'];

const formOn = ({ page, words }: { page: Page; words: Words }) => ({
  name: page.getByLabel(words.contact.fields.name),
  email: page.getByLabel(words.contact.fields.email),
  message: page.getByLabel(words.contact.fields.message),
  send: page.getByRole('button', { name: words.contact.submit }),
});

const newEmail = () => `visitor-${crypto.randomUUID()}@example.org`;

test('a message is stored, mailed and thanked for', async ({ page, language, words }) => {
  const email = newEmail();
  const text = language === 'ar' ? 'متى تفتحون؟' : 'When are you open?';
  await page.goto(`/${language}/contact`);
  const form = formOn({ page, words });
  await form.name.fill('Mona منى');
  await form.email.fill(email);
  await form.message.fill(text);
  await waitForReact(form.send);
  await form.send.click();

  await expect(toastsOn(page).filter({ hasText: words.contact.sent })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.contact.sent })).toBeVisible();
  await expectAccessible(page);
  expect(findMessages(email)).toEqual({
    messages: [{ name: 'Mona منى', message: text, language }],
    mails: 1,
  });
});

test('every branch can be called, written to and found', async ({ page, language, words }) => {
  await page.goto(`/${language}/contact`);
  const branches = page.getByRole('region', { name: words.contact.branches }).getByRole('listitem');
  expect(await branches.count()).toBeGreaterThan(0);
  for (const branch of await branches.all()) {
    const name = (await branch.getByRole('heading').textContent()) ?? '';
    await expect(branch.locator('a[href^="tel:+"]')).toBeVisible();
    for (const { word, to } of [
      { word: words.branches.whatsapp, to: /^https:\/\/wa\.me\/\d+$/ },
      { word: words.branches.directions, to: /^https:\/\// },
    ]) {
      const link = branch.getByRole('link', { name: `${word} ${name}`, exact: true });
      await expect(link).toHaveAttribute('href', to);
    }
  }
});

test('what is missing is said at the top and at its field, and nothing is lost', async ({
  page,
  language,
  words,
}) => {
  await page.goto(`/${language}/contact`);
  const form = formOn({ page, words });
  for (const field of [form.name, form.message]) {
    await expect(field, 'waits at the edge reading starts from').toHaveCSS(
      'direction',
      directionOf[language],
    );
  }
  await form.name.fill('Mona');
  await expect(form.name).toHaveCSS('direction', 'ltr');
  await form.email.fill('mona@clinic');
  await form.send.click();

  const summary = page.getByRole('alert').filter({ hasText: words.contact.faults.email.invalid });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await summary.getByRole('link', { name: words.contact.faults.message.required }).click();
  await expect(form.message).toBeFocused();
  await expect(form.email).toHaveValue('mona@clinic');
});

test.describe('when the line breaks', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|contact\/message/] });

  test('a message that could not be sent is said where the focus goes, and nothing is lost', async ({
    page,
    language,
    words,
  }) => {
    const email = newEmail();
    const text = 'When are you open?\n'.repeat(12);
    await page.goto(`/${language}/contact`);
    await page.route('**/contact/message', (route) => route.abort());
    const form = formOn({ page, words });
    await form.name.fill('Mona');
    await form.email.fill(email);
    await form.message.fill(text);
    await waitForReact(form.send);
    await form.send.click();

    const notice = page.getByRole('alert').filter({ hasText: words.contact.refused.failed.title });
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await expect(form.message).toHaveValue(text);

    await page.unroute('**/contact/message');
    await form.send.click();
    await expect(page.getByRole('heading', { name: words.contact.sent })).toBeVisible();
    expect(findMessages(email)).toMatchObject({ messages: [{ language }], mails: 1 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('faults come back with what was typed, and the message arrives', async ({ page, language, words }) => {
    const email = newEmail();
    await page.goto(`/${language}/contact`);
    const form = formOn({ page, words });
    await form.name.fill('Mona');
    await form.email.fill(email);
    await form.send.click();
    await expect(page.getByText(words.contact.faults.message.required).first()).toBeVisible();
    await expect(form.name).toHaveValue('Mona');
    await expect(form.email).toHaveValue(email);

    await form.message.fill('Hello');
    await form.send.click();
    await expect(page.getByRole('heading', { name: words.contact.sent })).toBeVisible();
    expect(findMessages(email)).toMatchObject({ messages: [{ message: 'Hello', language }], mails: 1 });
  });
});
