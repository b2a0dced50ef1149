import { expect, test } from '../../support/fixtures';

test.use({ screens: ['desktop'] });

test('a manager invites, limits and blocks a person', async ({ page, enter, words }) => {
  const { invite, rights, entry, outcome } = words.staff;
  const email = `invited-${crypto.randomUUID()}@clinic.example`;
  await enter('manager', 'staff/invite');
  await page.getByRole('textbox', { name: invite.name }).fill('Mona Adel');
  await page.getByRole('textbox', { name: invite.email }).fill(email);
  await expect(page.getByRole('radio', { name: rights.all, exact: true })).toBeChecked();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await page.getByRole('button', { name: invite.submit }).click();
  await expect(page.getByText(outcome.invited)).toBeVisible();

  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('radio', { name: rights.all, exact: true }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: rights.save }).click();
  await expect(page.getByText(outcome.changed)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox').last()).toBeChecked();

  await page.getByRole('button', { name: entry.block }).click();
  await expect(page.getByText(outcome.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: entry.unblock })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a ticked branch is the one an invited member gets', async ({ page, enter, words }) => {
    const { invite, rights, outcome } = words.staff;
    const email = `ticked-${crypto.randomUUID()}@clinic.example`;
    await enter('manager', 'staff/invite');
    await page.getByRole('textbox', { name: invite.name }).fill('Mona Adel');
    await page.getByRole('textbox', { name: invite.email }).fill(email);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('radio', { name: rights.all, exact: true })).toBeChecked();
    // Texts are not looked for inside noscript.
    await expect(page.locator('noscript p')).toHaveText(rights.withoutScript);
    await page.getByRole('button', { name: invite.submit }).click();
    await expect(page.getByText(outcome.invited)).toBeVisible();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
});
