import { expect, type Page } from '@playwright/test';
import type { wordsOf } from '../support/locale';
import { beginningOfCode, oneTimeCode } from '../support/one-time-code';

type Words = (typeof wordsOf)['en'];

/**
 * Ends the setup of a second factor that shows what to scan: reads the letters below the picture, and answers with a
 * code of the half minute before, so that the present one is left for signing in.
 * @returns the secret, and the recovery codes that are shown this once
 */
export async function finishSetup({ page, words }: { page: Page; words: Words }) {
  const { secondFactor } = words;
  await expect(page.getByRole('img', { name: secondFactor.scanAlt })).toBeVisible();
  const letters = page.getByRole('main').getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = ((await letters.textContent()) ?? '').replaceAll(' ', '');
  await beginningOfCode();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(oneTimeCode({ secret, stepsAgo: 1 }));
  await page.getByRole('button', { name: secondFactor.finish }).click();
  await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeFocused();
  return { secret, recoveryCodes: await page.getByRole('main').getByRole('listitem').allInnerTexts() };
}

/** The second step of signing in, with a code of the authenticator or a recovery code. */
export async function enterCode({ page, words, code }: { page: Page; words: Words; code: string }) {
  const { secondFactor } = words;
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.enterTitle })).toBeVisible();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(code);
  await page.getByRole('button', { name: secondFactor.submit }).click();
}
