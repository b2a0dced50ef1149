import type { Page, PlaywrightTestArgs } from '@playwright/test';
import { enterCode, finishSetup } from '../../pages/second-factor';
import { createAccount, enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import type { Locale, wordsOf } from '../../support/locale';
import { oneTimeCode } from '../../support/one-time-code';

type Words = (typeof wordsOf)[Locale];

/** Sets an account up for the provider, in the staff area, and has it need a second factor where that is asked for. */
async function letManagerSetUp({
  page,
  language,
  email,
  words,
  needsFactor = false,
}: Pick<PlaywrightTestArgs, 'page' | 'request'> & {
  language: Locale;
  email: string;
  words: Words;
  needsFactor?: boolean;
}) {
  await enterAs(page.context(), 'manager');
  await page.goto(`/${language}/admin/staff`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const name = words.staff.provider.use.replace('<name></name>', 'Clinic directory');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.staff.one));
  await expectAccessible(page);
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(words.staff.outcome.provider)).toBeVisible();
  if (needsFactor) {
    await page.getByRole('button', { name: words.staff.factor.require }).click();
    await expect(page.getByText(words.staff.outcome.required)).toBeVisible();
  }
  await page.context().clearCookies();
}

/** Goes from the sign-in page to the provider, and says there who one is. */
async function signInBy({ page, name, email }: { page: Page; name: string; email: string }): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

// The provider is another site to the browser, as a real one is: 127.0.0.1 here, localhost there.
test('staff sign in by the provider that is configured, and land where they wanted to go', async ({
  page,
  request,
  language,
  words,
  context,
}) => {
  const { email } = await createAccount('staff');
  await letManagerSetUp({ page, request, language, email, words });
  const name = words.account.login.continueWith.replace('<name></name>', 'Clinic directory');
  await page.goto(`/${language}/admin/calendar`);
  await expect(page).toHaveURL(/\/admin\/login\?/);
  await expectAccessible(page);
  await signInBy({ page, name, email });
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/calendar`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookies = await context.cookies();
  const names = cookies.map((cookie) => cookie.name);
  expect(names).toContain('staff');
  expect(names).not.toContain('staff-connect');
  expect(cookies.find((cookie) => cookie.name === 'staff')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });
});

test('a second factor is asked for behind the provider too, and leads where one wanted to go', async ({
  page,
  request,
  language,
  words,
  context,
}) => {
  test.setTimeout(150_000);
  const { email } = await createAccount('staff');
  await letManagerSetUp({ page, request, language, email, words, needsFactor: true });
  const name = words.account.login.continueWith.replace('<name></name>', 'Clinic directory');
  const wanted = `/${language}/admin/calendar?span=week`;
  const come = async () => {
    await page.goto(wanted);
    await signInBy({ page, name, email });
  };
  const isSignedIn = async () => (await context.cookies()).some((cookie) => cookie.name === 'staff');

  await come();
  await expect(page.getByText(words.secondFactor.mustText)).toBeVisible();
  await expectAccessible(page);
  expect(await isSignedIn()).toBe(false);
  const { secret } = await finishSetup({ page, words });
  await page.getByRole('link', { name: words.secondFactor.goOn }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/calendar\\?span=week`));

  await context.clearCookies();
  await come();
  await expect(page.getByRole('heading', { level: 1, name: words.secondFactor.enterTitle })).toBeVisible();
  expect(await isSignedIn()).toBe(false);
  await enterCode({ page, words, code: oneTimeCode({ secret }) });
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/calendar\\?span=week`));
  expect(await isSignedIn()).toBe(true);
});

test('an account that is not set up for it is refused in words, and can use its password', async ({
  page,
  language,
  words,
}) => {
  const { email, password } = await createAccount('staff');
  const { login } = words.account;
  const name = login.continueWith.replace('<name></name>', 'Clinic directory');
  await page.goto(`/${language}/admin/login`);
  await signInBy({ page, name, email });
  await expect(page.getByText(login.provider)).toBeVisible();
  await page.getByRole('textbox', { name: login.identifier }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/appointments`));
});

test('the address a provider sends back to opens nothing in a browser that did not begin there', async ({
  page,
  language,
  words,
}) => {
  await page.goto('/api/connected/openid?access_token=abcdefghijklmnopqrstuvwx.connect.zzzzzzz.x');
  await expect(page).toHaveURL(/\/en\/admin\/login\?why=provider/);
  await page.goto(`/${language}/admin/connect/nobody`);
  await expect(page.getByText(words.account.login.failed)).toBeVisible();
});
