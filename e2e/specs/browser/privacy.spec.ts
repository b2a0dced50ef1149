import { randomUUID } from 'node:crypto';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';

test('a manager completes the register of processing by keyboard, and reads what was filled in', async ({
  page,
  context,
  language,
  words,
}) => {
  const { privacy, settings } = words;
  const controller = `Clinics ${randomUUID()}`;
  await enterAs(context, 'manager');
  await page.goto(`/${language}/admin/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
  await page.getByText(privacy.activities.cards.purpose).click();
  await expect(page.getByText('cardFront, cardBack')).toBeVisible();
  await expectAccessible(page);

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
