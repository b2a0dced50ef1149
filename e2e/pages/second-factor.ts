import { createHmac } from 'node:crypto';
// biome-ignore lint/plugin: the half minute of a code is time itself
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { wordsOf } from '../support/locale';

type Words = (typeof wordsOf)['en'];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HALF_MINUTE_MS = 30_000;

/**
 * Returns the code of an authenticator for a secret in base 32 (RFC 6238: SHA-1, six digits, half a minute each),
 * written here once more so that the backend is not measured by itself.
 * @param stepsAgo half minutes back; a code counts once, and the one before is still good
 */
export function oneTimeCode(secret: string, stepsAgo = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS) - stepsAgo));
  const digest = createHmac('sha1', key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Waits for the next half minute when this one is nearly over: a code of the one before would then be too old. */
async function beginningOfCode(): Promise<void> {
  const left = HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);
  if (left < HALF_MINUTE_MS / 3) await pause(left);
}

/**
 * Ends the setup of a second factor that shows what to scan: reads the letters below the picture, and answers with a
 * code of the half minute before, so that the present one is left for signing in.
 * @returns the secret, and the recovery codes that are shown this once
 */
export async function finishSetup(page: Page, words: Words) {
  const { secondFactor } = words;
  await expect(page.getByRole('img', { name: secondFactor.scanAlt })).toBeVisible();
  const letters = page.getByRole('main').getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const secret = ((await letters.textContent()) ?? '').replaceAll(' ', '');
  await beginningOfCode();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(oneTimeCode(secret, 1));
  await page.getByRole('button', { name: secondFactor.finish }).click();
  await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeFocused();
  return { secret, recoveryCodes: await page.getByRole('main').getByRole('listitem').allInnerTexts() };
}

/** The second step of signing in, with a code of the authenticator or a recovery code. */
export async function enterCode(page: Page, words: Words, code: string) {
  const { secondFactor } = words;
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.enterTitle })).toBeVisible();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(code);
  await page.getByRole('button', { name: secondFactor.submit }).click();
}
