import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { expectInside } from '../../support/page-checks';

const FRONT_END = join(__dirname, '../../../examples/booking-front-end.mjs');

test('a front end books by a key until it is revoked', async ({ page, enter, language, words }) => {
  const { apiKeys: t } = words;
  await enter('manager', 'api-keys');
  await page.getByRole('textbox', { name: t.name }).fill('Front end');
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await expect(page.getByRole('alert').or(page.locator('#scopes')).first()).toBeVisible();
  await expect(page.getByText(t.missing.scopes).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.name })).toHaveValue('Front end');
  await page.getByRole('checkbox', { name: t.scopes.catalogue }).check();
  await page.getByRole('checkbox', { name: t.scopes.book, exact: true }).check();
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await expect(page.getByText(t.secretOnce)).toBeVisible();
  const secret = await page.getByLabel(t.secret, { exact: true }).inputValue();
  expect(secret).toMatch(/^clinic_[\w-]{43}$/);
  await expect(page.getByRole('row').filter({ hasText: 'Front end' })).toContainText(t.everywhere);

  const front = spawn(process.execPath, [FRONT_END], {
    env: { CLINIC_URL: environment.siteUrl, CLINIC_KEY: secret, CLINIC_LANGUAGE: language, PORT: '0' },
  });
  try {
    const [said] = await once(front.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
    const patient = await page.context().newPage();
    await patient.goto(address);
    await patient.getByRole('listitem').getByRole('link').first().click();
    await patient.getByRole('button').first().click();
    await patient.getByLabel('First name').fill('Mona');
    await patient.getByLabel('Last name').fill('Hassan');
    await patient.getByLabel('Phone').fill('+201001234599');
    await patient.getByLabel('Age').fill('34');
    await patient.getByRole('checkbox').check();
    await patient.getByRole('button', { name: 'Book' }).click();
    await expect(patient.getByRole('heading', { name: /^Booked: \d{3}-\d{3}-\d{3}$/ })).toBeVisible();
    await patient.getByRole('button', { name: 'Cancel' }).click();
    await expect(patient.getByRole('heading', { name: /^Canceled: / })).toBeVisible();

    const strange: string[] = [];
    page.on('console', (message) => message.type() === 'error' && strange.push(message.text()));
    page.on('request', (one) => one.url().startsWith(environment.siteUrl) || strange.push(one.url()));
    await page.locator('main a[href="/api/docs"]').click();
    await expect(page.getByRole('heading', { name: 'Clinic API' })).toBeVisible();
    await expectAccessible(page);
    await expectInside(page, 'reference');
    await page.getByLabel(/^Key/).fill(secret);
    const call = page.locator('#getCatalogue');
    await call.getByText('Try it').click();
    await call.getByRole('button', { name: 'Send' }).click();
    await expect(call.getByRole('region', { name: 'Answer to getCatalogue' })).toContainText('200 OK');
    expect(strange).toEqual([]);
    await page.goto(`/${language}/admin/api-keys`);

    await page.getByRole('button', { name: `${t.revoke}: Front end` }).click();
    await expect(page.getByText(t.outcomes.revoked)).toBeVisible();
    await patient.goto(address);
    await expect(patient.getByRole('alert')).toContainText('UnauthorizedError');
  } finally {
    front.kill();
  }
});
