import type { Page } from '@playwright/test';
import { enterCode, finishSetup, oneTimeCode, signIn } from '../../pages/staff';
import { createAccount } from '../../support/accounts';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

async function signInBy(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('link', { name: name.replace('<name></name>', 'Clinic directory') }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

// The provider is another site to the browser, as a real one is: 127.0.0.1 here, localhost there.
test('staff sign in by a provider, then a code', async ({ page, language, words, context, enter }) => {
  const { staff, secondFactor, account } = words;
  const { email } = await createAccount('staff');
  await enter('manager', 'staff');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const name = staff.provider.use.replace('<name></name>', 'Clinic directory');
  const use = page.getByRole('button', { name });
  await expect(use).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(staff.one));
  const file = page.url();
  await use.click();
  await expect(page.getByText(staff.outcome.provider)).toBeVisible();
  const wanted = `/${language}/admin/calendar?span=week`;
  const come = async () => {
    await context.clearCookies();
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/admin\/login\?/);
    await signInBy(page, account.login.continueWith, email);
  };
  const landed = () => expect(page).toHaveURL(new RegExp(`/${language}/admin/calendar\\?span=week`));
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);

  await come();
  await landed();
  expect(await cookie('staff')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(await cookie('staff-connect')).toBeUndefined();

  // No password is known to prove with: who sets a factor up signs in there again, and a code takes it off.
  await page.goto(`/${language}/admin/second-factor`);
  await signInBy(page, account.login.continueWith, email);
  await expect(page.getByText(secondFactor.offText)).toBeVisible();
  const own = await finishSetup(page, words);
  await page.getByRole('link', { name: secondFactor.goOn }).click();
  await page.getByRole('textbox', { name: secondFactor.code }).fill(oneTimeCode(own.secret));
  await page.getByRole('button', { name: secondFactor.remove }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/profile`));
  await expect(page.getByRole('link', { name: account.profile.change })).toBeHidden();

  await enter('manager');
  await page.goto(file);
  await page.getByRole('button', { name: staff.factor.require }).click();
  await expect(page.getByText(staff.outcome.required)).toBeVisible();
  await come();
  await expect(page.getByText(secondFactor.mustText)).toBeVisible();
  expect(await cookie('staff')).toBeUndefined();
  const { secret } = await finishSetup(page, words);
  await page.getByRole('link', { name: secondFactor.goOn }).click();
  await landed();

  await come();
  await expect(page.getByRole('heading', { level: 1, name: secondFactor.enterTitle })).toBeVisible();
  expect(await cookie('staff')).toBeUndefined();
  await enterCode(page, words, oneTimeCode(secret));
  await landed();
  expect(await cookie('staff')).toBeDefined();
});

test('an account not set up, or another browser, is refused in words', async ({ page, language, words }) => {
  const account = environment.staff;
  const { login } = words.account;
  await page.goto(`/${language}/admin/login`);
  await signInBy(page, login.continueWith, account.email);
  await expect(page.getByText(login.provider)).toBeVisible();
  await page.goto('/api/connected/openid?access_token=abcdefghijklmnopqrstuvwx.connect.zzzzzzz.x');
  await expect(page).toHaveURL(/\/en\/admin\/login\?why=provider/);
  await page.goto(`/${language}/admin/connect/nobody`);
  await expect(page.getByText(login.failed)).toBeVisible();
  await signIn(page, words, account);
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/appointments`));
});
