import { enterCode, finishSetup, oneTimeCode } from '../../pages/second-factor';
import { signIn } from '../../pages/staff';
import { enterAsNew } from '../../support/accounts';
import { expect, expectAccessible, test } from '../../support/fixtures';

test.use({ screens: ['desktop'] });

test('a second factor is set up, a recovery code stands in', async ({ page, context, language, words }) => {
  const { secondFactor, account: own } = words;
  const account = await enterAsNew(context, 'staff');

  await page.goto(`/${language}/admin/second-factor`);
  await page.getByLabel(secondFactor.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: secondFactor.begin }).click();
  await expect(page.getByText(secondFactor.scan)).toBeVisible();
  await expectAccessible(page);
  const { secret, recoveryCodes } = await finishSetup(page, words);
  expect(recoveryCodes.length).toBeGreaterThan(5);
  await page.getByRole('link', { name: secondFactor.goOn }).click();
  await expect(page.getByText(own.profile.factorOn, { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.goto(`/${language}/admin/messages?handling=done`);
  await signIn(page, words, account);
  await enterCode(page, words, '000000');
  await expect(page.getByText(secondFactor.wrongCode)).toBeVisible();
  await expectAccessible(page);
  // The right password alone has opened nothing.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('staff');
  await enterCode(page, words, oneTimeCode(secret));
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/messages\\?handling=done$`));

  await context.clearCookies();
  await page.goto(`/${language}/admin/login`);
  await signIn(page, words, account);
  await enterCode(page, words, recoveryCodes[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: words.appointments.title })).toBeVisible();
});
