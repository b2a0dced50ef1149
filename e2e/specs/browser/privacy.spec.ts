import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../../support/fixtures';

test('a manager does data protection by keyboard', async ({ page, enter, language, words }) => {
  const { peopleSeen, privacy, privacyCases, settings } = words;
  await test.step('the register', async () => {
    const controller = `Clinics ${randomUUID()}`;
    await enter('manager', 'privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
    await page.getByText(privacy.activities.cards.purpose).click();
    await expect(page.getByText('cardFront, cardBack')).toBeVisible();

    await page.getByRole('link', { name: privacy.complete }).focus();
    await page.keyboard.press('Enter');
    const name = page
      .getByRole('group', { name: settings.fields.controllerName.label })
      .getByLabel(settings.languages[language]);
    // Somebody else may change settings in the same moment.
    await expect(async () => {
      await name.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(controller);
      await page.getByRole('button', { name: settings.submit, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(settings.saved)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.goto(`/${language}/admin/privacy`);
    await expect(page.getByText(controller)).toBeVisible();
  });

  await test.step('whose data an account opened', async () => {
    await enter('manager', 'privacy/people');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleSeen.title);
    await page.getByLabel(peopleSeen.account).selectOption({ index: 1 });
    await page.getByLabel(peopleSeen.firstDay, { exact: true }).fill('2026-01-01');
    await page.getByLabel(peopleSeen.lastDay, { exact: true }).fill('2027-12-31');
    await page.getByRole('button', { name: peopleSeen.show }).press('Enter');
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page).toHaveURL(/lastDay=2027-12-31/);
    await expectAccessible(page);
  });

  await test.step('a request', async () => {
    const name = `Person ${randomUUID()}`;
    await enter('manager', 'privacy');
    await page.getByRole('link', { name: privacy.cases }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyCases.title);
    const summary = page.locator('summary', { hasText: privacyCases.add });
    if (!(await page.getByLabel(privacyCases.name, { exact: true }).isVisible()))
      await summary.press('Enter');
    await page.getByRole('button', { name: privacyCases.open }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(privacyCases.missing.name);
    await expectAccessible(page);
    await page.getByLabel(privacyCases.kind, { exact: true }).selectOption('access');
    await page.getByLabel(privacyCases.name, { exact: true }).fill(name);
    await page.getByLabel(privacyCases.contact).fill('nobody@patients.example');
    await page.getByLabel(privacyCases.text, { exact: true }).fill('A copy of everything');
    await page.getByRole('button', { name: privacyCases.open }).press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyCases.kinds.access);
    await expect(page.getByText('A copy of everything')).toBeVisible();
    const sought = page.getByRole('textbox', { name: words.patients.sought });
    await expect(sought).toHaveValue('nobody@patients.example');
    await expectAccessible(page);
    await page.getByLabel(privacyCases.step).fill('Handed over on paper');
    await page.getByRole('button', { name: privacyCases.steps.answered }).press('Enter');
    await expect(page.getByText(privacyCases.taken.answered)).toBeVisible();
    await expect(page.getByText('Handed over on paper')).toBeVisible();
    await expect(page.getByRole('button', { name: privacyCases.steps.reopened })).toBeVisible();
    await page.getByRole('link', { name: privacyCases.backToList }).click();
    await page.getByRole('link', { name: privacyCases.lists.closed }).click();
    await expect(page.getByText(name).first()).toBeVisible();
  });
});
