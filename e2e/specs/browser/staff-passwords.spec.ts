import { signIn } from '../../pages/staff';
import { createAccount, linkCodesTo } from '../../support/accounts';
import { expect, expectAccessible, test } from '../../support/fixtures';

test.use({ screens: ['desktop'] });

const NEW_PASSWORD = 'sieben blaue Heringe 7';

test('a forgotten password is replaced by the link of a mail', async ({ page, language, words }) => {
  const { forgot, password, login } = words.account;
  const account = await createAccount('staff');
  const invited = linkCodesTo(account.email);
  const asked = () => linkCodesTo(account.email).filter((code) => !invited.includes(code));
  await page.goto(`/${language}/admin/login`);
  await page.getByRole('link', { name: login.forgot }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: forgot.title })).toBeVisible();
  await page.getByRole('textbox', { name: forgot.email }).fill(account.email);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.askedTitle)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(asked).toHaveLength(1);
  const link = `/${language}/admin/reset-password?code=${asked()[0]}`;

  await page.goto(link);
  const fields = [password.new, password.repeat].map((label) => page.getByLabel(label, { exact: true }));
  for (const field of fields) {
    // Password managers look for this.
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await field.fill(NEW_PASSWORD);
  }
  await page.getByRole('button', { name: password.show }).first().click();
  await expect(page.getByLabel(password.new, { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.appointments.title })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: password.endedTitle })).toBeVisible();
  await expect(page.getByText(password.code)).toBeVisible();
  for (const field of fields) await expect(field).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${link}&invited=1`);
  await expect(page.getByText(password.invitedEnded)).toBeVisible();
  await expect(page.getByRole('link', { name: password.invitedSignIn })).toBeVisible();
  await page.goto(link);
  await page.getByRole('link', { name: password.askAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: forgot.title })).toBeVisible();

  await page.goto(`/${language}/admin/login`);
  await signIn(page, words, { ...account, password: NEW_PASSWORD });
  await expect(page.getByRole('heading', { level: 1, name: words.appointments.title })).toBeVisible();

  // That every other session ends: backend/tests/passwords.test.ts.
  await page.goto(`/${language}/admin/change-password`);
  const change = async (current: string) => {
    await page.getByLabel(password.current, { exact: true }).fill(current);
    for (const field of fields) await field.fill('sieben gelbe Heringe 7');
    await page.getByRole('button', { name: password.submit }).click();
  };
  await change('not the present one');
  await expect(page.getByRole('link', { name: password.faults.wrong })).toBeVisible();
  await change(NEW_PASSWORD);
  await expect(page.getByText(words.account.profile.changed)).toBeVisible();
});
