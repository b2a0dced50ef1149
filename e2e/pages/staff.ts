import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import type { Locale, wordsOf } from '../support/locale';
import type { Patient } from '../support/patient';

type Words = (typeof wordsOf)[Locale];

/** Opens what holds the rest of the staff area: beside the daily work on a desktop, all of it on a phone. */
export async function openParts(page: Page, words: Words): Promise<void> {
  const nav = page.getByRole('navigation', { name: words.account.nav.label });
  const menu = nav.locator('details').filter({ visible: true });
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
}

/** Fills in the sign-in page that is open, and sends it. */
export async function signIn(page: Page, words: Words, account: Account): Promise<void> {
  const { login } = words.account;
  await page.getByRole('textbox', { name: login.identifier }).fill(account.email);
  await page.getByLabel(login.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

/** Expects a link to give a file of a type to the session of its page. */
export async function expectFile(link: Locator, type: string): Promise<void> {
  const answer = await link.page().request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
}

/** Fills in the form that books for a caller, who agrees. */
export async function fillCallerForm(page: Page, words: Words, patient: Patient): Promise<void> {
  const form = words.staffCalendar.new;
  for (const name of ['firstName', 'lastName', 'phone', 'age'] as const)
    await page.getByLabel(form[name]).fill(patient[name]);
  // The caller's or, for a walk-in, the patient's.
  await page.getByLabel(form.consent).or(page.getByLabel(form.walkInConsent)).check();
}

/** Fills in who waits for a time, and agrees; how they are told is left open. */
export async function fillWaitingForm(page: Page, words: Words, patient: Patient): Promise<void> {
  const { form } = words.booking;
  for (const name of ['firstName', 'lastName', 'phone', 'age'] as const)
    await page.getByRole('textbox', { name: form[name] }).fill(patient[name]);
  await page.getByRole('checkbox', { name: form.consent }).check();
}
