// biome-ignore lint/plugin: the half minute of a code is time itself
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, settleAppointment } from '../support/accounts';
import { bookAppointment } from '../support/appointments';
import { type Clock, letBegin } from '../support/clock';
import { columnOf, requireFromBackend } from '../support/database';
import { type Locale, literal, patternOf, wordsOf } from '../support/locale';
import { familyName, type Patient } from '../support/patient';

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
    await page.getByLabel(words.appointments.amend[name]).fill(patient[name]);
  // The caller's or, for a walk-in, the patient's.
  await page.getByLabel(form.consent).or(page.getByLabel(form.walkInConsent)).check();
}

/**
 * A confirmed appointment that began ten minutes ago, of a patient with a name of their own.
 *
 * @param untilTold waits for messages, which may be gone once weeks have passed
 */
export async function dueAppointment(
  language: Locale,
  clock: Clock,
  person: Record<string, string> = {},
  untilTold = async () => {},
) {
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName, ...person } });
  await settleAppointment(bookingNumber);
  await untilTold();
  await letBegin(clock, bookingNumber, 10);
  return { lastName, bookingNumber, branch: String(columnOf(bookingNumber, 'branch')) };
}

/** The board of the day at a branch. */
export async function openBoard(page: Page, language: Locale, branch: string, lastName = '') {
  const { today } = wordsOf[language];
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: lastName });
  const row = own.filter({ has: page.getByRole('link') }).last();
  return {
    row,
    press: (name: keyof typeof today.press) =>
      row.getByRole('button', { name: today.press[name], exact: true }).click(),
    group: (name: keyof typeof today.groups) =>
      page.getByRole('region', { name: new RegExp(`^${literal(today.groups[name])}`) }),
    said: (name: keyof typeof today.pressed) =>
      page.getByRole('status').getByText(patternOf(today.pressed[name])),
  };
}

type Authenticator = { generate: (options: { timestamp: number }) => string };
const { TOTP }: { TOTP: new (options: { secret: string }) => Authenticator } = requireFromBackend('otpauth');
const HALF_MINUTE_MS = 30_000;

/**
 * Returns the code of an authenticator for a secret in base 32.
 * @param stepsAgo half minutes back; a code counts once, and the one before is still good
 */
export const oneTimeCode = (secret: string, stepsAgo = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() - stepsAgo * HALF_MINUTE_MS });

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
