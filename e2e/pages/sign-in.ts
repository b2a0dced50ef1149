import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import type { wordsOf } from '../support/locale';

/** Fills in the sign-in page that is open, and sends it. */
export async function signIn({
  page,
  words,
  account,
}: {
  page: Page;
  words: (typeof wordsOf)['en'];
  account: Account;
}): Promise<void> {
  const { login } = words.account;
  await page.getByRole('textbox', { name: login.identifier }).fill(account.email);
  await page.getByLabel(login.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}
