import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterCode, finishSetup, oneTimeCode, signIn } from '../../pages/staff';
import { createAccount, enterAsNew, linkCodesTo, openWithoutScript } from '../../support/accounts';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { downloadBy } from '../../support/spreadsheet-rows';

test.use({ screens: ['desktop'] });

test('a second factor is set up, stood in for, and exports', async ({ page, context, language, words }) => {
  const { secondFactor, account: own, dataExport } = words;
  const account = await enterAsNew(context, 'manager');
  await page.goto(`/${language}/admin/data-export`);
  await expect(page.getByText(dataExport.needsFactor)).toBeVisible();
  await page.getByRole('link', { name: dataExport.setUpFactor }).click();
  await page.getByLabel(secondFactor.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: secondFactor.begin }).click();
  await expect(page.getByText(secondFactor.scan)).toBeVisible();
  await expectAccessible(page);
  const { secret, recoveryCodes } = await finishSetup(page, words);
  expect(recoveryCodes.length).toBeGreaterThan(5);
  await page.getByRole('link', { name: secondFactor.goOn }).click();
  await expect(page.getByText(own.profile.factorOn, { exact: true })).toBeVisible();

  await context.clearCookies();
  await page.goto(`/${language}/admin/data-export`);
  await signIn(page, words, account);
  await enterCode(page, words, '000000');
  await expect(page.getByText(secondFactor.wrongCode)).toBeVisible();
  await expectAccessible(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('staff');
  // With a code of the authenticator: social-sign-in.spec.ts.
  await enterCode(page, words, recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/data-export$`));

  const code = page.getByRole('textbox', { name: dataExport.code });
  await code.fill('000000');
  await page.getByRole('button', { name: dataExport.make }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(dataExport.wrongCode));
  await code.fill(oneTimeCode(secret));
  await page.getByRole('button', { name: dataExport.make }).click();
  const passphrase = page.getByRole('textbox', { name: dataExport.passphrase });
  await expect(passphrase).toHaveValue(/^(?:[a-z2-9]{5}-){5}[a-z2-9]{5}$/);
  // It is shown for as long as the page is, which asks by itself how far the export is.
  const take = page.getByRole('button', { name: dataExport.fetch });
  await expect(take).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(dataExport.passphraseOnce)).toBeVisible();
  await expectAccessible(page);

  const download = await downloadBy(take);
  expect(download.suggestedFilename()).toMatch(/^clinic-\d{4}-\d\d-\d\d\.tar\.gz\.age$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(file.length).toBeGreaterThan(100_000);
  await page.getByRole('button', { name: dataExport.remove }).click();
  await expect(take).toHaveCount(0);
  await expect(code).toBeVisible();
});

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
  await page.getByRole('link', { name: password.askAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: forgot.title })).toBeVisible();
  await page.goto(`${link}&invited=1`);
  await expect(page.getByText(password.invitedEnded)).toBeVisible();
  await page.getByRole('link', { name: password.invitedSignIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible();
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

test('a manager invites, limits and blocks a person', async ({ page, enter, language, words }) => {
  const { invite, rights, entry, outcome } = words.staff;
  const begin = async (at: Page) => {
    const email = `invited-${crypto.randomUUID()}@clinic.example`;
    await at.goto(`/${language}/admin/staff/invite`);
    await at.getByRole('textbox', { name: invite.name }).fill('Mona Adel');
    await at.getByRole('textbox', { name: invite.email }).fill(email);
    await expect(at.getByRole('radio', { name: rights.all, exact: true })).toBeChecked();
    return email;
  };
  const send = async (at: Page, email: string) => {
    await at.getByRole('button', { name: invite.submit }).click();
    await expect(at.getByText(outcome.invited)).toBeVisible();
    await at.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await expect(at.getByRole('radio', { name: rights.some })).toBeChecked();
    await expect(at.getByRole('checkbox', { checked: true })).toHaveCount(1);
  };
  await enter('manager');
  await test.step('without script, a ticked branch is the one an invited member gets', async () => {
    const plain = await openWithoutScript(page);
    const email = await begin(plain);
    await plain.getByRole('checkbox').first().check();
    // Texts are not looked for inside noscript.
    await expect(plain.locator('noscript p')).toHaveText(rights.withoutScript);
    await send(plain, email);
    await plain.close();
  });

  const email = await begin(page);
  // Ticks and the choice above them follow one another by script.
  await waitForReact(page.getByRole('checkbox').first());
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await send(page, email);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await waitForReact(page.getByRole('checkbox').first());
  await page.getByRole('radio', { name: rights.all, exact: true }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: rights.save }).click();
  await expect(page.getByText(outcome.changed)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  // A choice stays where something is missing.
  const doctor = page.locator('input[name="role"][value="doctor"]');
  await doctor.check();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: rights.save }).click();
  await expect(page.getByRole('link', { name: rights.noDoctor })).toBeVisible();
  await expect(doctor).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

  await page.getByRole('button', { name: entry.block }).click();
  await expect(page.getByText(outcome.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: entry.unblock })).toBeVisible();
});
