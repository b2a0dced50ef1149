import type { Page } from '@playwright/test';
import { createAccount, tokenOf } from '../../support/accounts';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { literal } from '../../support/locale';

test.use({ world: 'clinic-settings' });

/** Presses until it is stored: who changes another setting at the same moment is answered that somebody was faster. */
async function save({
  page,
  name,
  saved,
  open,
}: {
  page: Page;
  name: string;
  saved: string;
  /** What the button is behind. */
  open?: string;
}): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    if (open && !(await button.isVisible())) await page.getByText(open, { exact: true }).last().click();
    await button.click();
    await expect(page.getByText(saved)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test.beforeEach(async ({ context, request, baseURL }) => {
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value: token, url: String(baseURL), httpOnly: true }]);
});

test('a manager changes settings; what cannot be is refused with nothing lost, and the log has both values', async ({
  page,
  language,
  words,
}) => {
  const { settings, log } = words;
  await page.goto(`/${language}/admin/settings?part=limits`);
  const age = page.getByLabel(settings.fields.maxAge.label);
  // One for each language: both run at once.
  const other = settings.fields[language === 'en' ? 'notesMaxLength' : 'maxHoldsPerAddress'];
  const length = page.getByLabel(other.label);
  const before = await length.inputValue();
  await waitForReact(age);
  await age.fill('900');
  await length.fill(before === '991' ? '990' : '991');
  await page.getByRole('button', { name: settings.submit, exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: settings.errors });
  await expect(summary).toContainText(settings.faults.tooBig.replace('{max}', '150'));
  await expect(age).toHaveValue('900');
  await expect(length).not.toHaveValue(before);
  await age.fill('120');
  await save({ page, name: settings.submit, saved: settings.saved });
  await expect(length).not.toHaveValue(before);
  await page.goto(`/${language}/admin/log?action=settings.change`);
  await expect(page.getByText(`${log.details.setting}: ${other.label}`).first()).toBeVisible();
});

test('a manager words a text: placeholders are put in and checked, its SMS are counted, and the standard comes back', async ({
  page,
  language,
  words,
}) => {
  const { messageTexts } = words;
  const name = language === 'en' ? 'recall' : 'canceledByPatient';
  await page.goto(`/${language}/admin/message-texts/${name}`);
  const card = page.locator('section').filter({ has: page.locator('#ar') });
  const area = card.locator('#ar');
  // React sets the text to what it knows as it takes the page over: a filler of forms would be cut in two by that.
  await waitForReact(area);
  await area.fill('حان وقت زيارتك {day}');
  await page.getByRole('button', { name: messageTexts.submit, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: messageTexts.errors })).toContainText('{day}');
  await expect(area).toHaveValue('حان وقت زيارتك {day}');
  await area.fill(`${'حان وقت زيارتك '.repeat(8)}`);
  await card.getByRole('button', { name: '{link}' }).click();
  await expect(area).toHaveValue(/\{link\}$/);
  await expect(card.getByText(new RegExp(literal(messageTexts.parts.replace('{count}', '3'))))).toBeVisible();
  await save({ page, name: messageTexts.submit, saved: messageTexts.saved });
  await expect(card.getByText(messageTexts.own)).toBeVisible();
  const { restore, saved, standardWords } = messageTexts;
  await page.goto(`/${language}/admin/message-texts/${name}`);
  await save({ page, name: restore, saved, open: standardWords });
  await expect(card.getByText(messageTexts.standard, { exact: true })).toBeVisible();
});
