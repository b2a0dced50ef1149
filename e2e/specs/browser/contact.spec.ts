import type { Page } from '@playwright/test';
import { findMessages } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, waitForReact } from '../../support/hydration';
import { directionOf, type Locale, wordsOf } from '../../support/locale';
import { EMERGENCY } from '../../support/patient';
import { toastsOn } from '../../support/toasts';

async function openForm(page: Page, language: Locale) {
  const { contact } = wordsOf[language];
  await page.goto(`/${language}/contact`);
  return {
    name: page.getByLabel(contact.fields.name),
    email: page.getByLabel(contact.fields.email),
    message: page.getByLabel(contact.fields.message),
    send: page.getByRole('button', { name: contact.submit }),
    sent: page.getByRole('heading', { name: contact.sent }),
  };
}

test.use({ allowedComplaints: [/ERR_FAILED|contact\/message/] });

const nameOf = () => `visitor-${crypto.randomUUID()}`;

test('a fault or a slip is said first, then a message is stored', async ({ page, language, words }) => {
  const { contact, branches: at } = words;
  const release = await holdScripts(page);
  const form = await openForm(page, language);
  const branches = page.getByRole('region', { name: contact.branches }).getByRole('listitem');
  expect(await branches.count()).toBeGreaterThan(0);
  for (const branch of await branches.all()) {
    const name = (await branch.getByRole('heading').textContent()) ?? '';
    await expect(branch.locator('a[href^="tel:+"]')).toBeVisible();
    const link = (word: string) => branch.getByRole('link', { name: `${word} ${name}`, exact: true });
    await expect(link(at.whatsapp)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(link(at.directions)).toHaveAttribute('href', /^https:\/\//);
  }

  // Empty fields wait at the edge reading starts from.
  for (const field of [form.name, form.message])
    await expect(field).toHaveCSS('direction', directionOf[language]);
  await form.name.fill('Mona منى');
  await expect(form.name).toHaveCSS('direction', 'ltr');
  await form.email.fill('mona@clinic');
  await form.send.click();
  const summary = page.getByRole('alert').filter({ hasText: contact.faults.email.invalid });
  await expect(summary.getByRole('link')).toHaveCount(2);
  release();
  await waitForReact(form.send);
  await expectAccessible(page);
  await summary.getByRole('link', { name: contact.faults.message.required }).click();
  await expect(form.message).toBeFocused();
  await expect(form.email).toHaveValue('mona@clinic');

  // The name stays as it was sent before the script came.
  const name = nameOf();
  const text = (language === 'ar' ? 'متى تفتحون؟\n' : 'When are you open?\n').repeat(12).trim();
  await form.message.fill(EMERGENCY[language]);
  await form.send.click();
  const warning = page.getByRole('alert').filter({ hasText: words.search.urgent });
  await expect(warning.locator('..')).toBeFocused();
  await expect(page.locator('a[href*="/booking"]:visible')).toHaveCount(0);
  await form.email.fill(`${name}@gmial.com`);
  await form.message.fill(text);
  await form.send.click();
  const question = page.locator('#email-question');
  await expect(form.email).toBeFocused();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: `${name}@gmail.com` }).click();
  await expect(form.email).toHaveValue(`${name}@gmail.com`);
  await expect(question).toHaveCount(0);

  await page.route('**/contact/message', (route) => route.abort());
  await form.send.click();
  const notice = page.getByRole('alert').filter({ hasText: contact.refused.failed.title });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(form.message).toHaveValue(text);
  await page.unroute('**/contact/message');
  await form.send.click();
  await expect(toastsOn(page).filter({ hasText: contact.sent })).toBeVisible();
  await expect(form.sent).toBeVisible();
  const messages = [{ name: 'Mona منى', message: text, language }];
  expect(findMessages(`${name}@gmail.com`)).toEqual({ messages, mails: 1 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('faults and slips come back with what was written', async ({ page, language, words }) => {
    const email = `${nameOf()}@example.org`;
    const form = await openForm(page, language);
    await form.name.fill('Mona');
    await form.email.fill(email);
    await form.send.click();
    await expect(page.getByText(words.contact.faults.message.required).first()).toBeVisible();
    await expect(form.name).toHaveValue('Mona');
    await expect(form.email).toHaveValue(email);
    await form.message.fill('Hello');
    await form.send.click();
    await expect(form.sent).toBeVisible();
    expect(findMessages(email)).toMatchObject({ messages: [{ message: 'Hello', language }], mails: 1 });

    // A program that fills in everything is thanked and forgotten: site/contact/rules.test.ts says who is one.
    const written = { name: 'Mona', email: `bot-${email}`, message: 'Hello', elapsed: '9000' };
    const headers = { Origin: environment.siteUrl };
    const sent = { form: { ...written, extra: 'https://cheap.example' }, headers };
    const answer = await page.request.post(`/${language}/contact/message`, sent);
    expect(await answer.json()).toEqual({ status: 'sent' });
    expect(findMessages(written.email)).toEqual({ messages: [], mails: 0 });
  });
});
