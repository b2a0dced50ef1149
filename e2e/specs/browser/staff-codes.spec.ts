import { readFileSync } from 'node:fs';
import { enterCode, finishSetup, oneTimeCode } from '../../pages/second-factor';
import { signIn } from '../../pages/staff';
import { enterAsNew } from '../../support/accounts';
import { expect, expectAccessible, test } from '../../support/fixtures';
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
  // The right password alone has opened nothing.
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
