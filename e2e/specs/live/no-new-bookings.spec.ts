import { signInAsEditor } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { wordsOf } from '../../support/locale';

test.use({ world: 'no-new-bookings' });

test('a link to what takes no new bookings says so above the question, in both languages', async ({
  page,
  request,
}) => {
  const editor = await signInAsEditor(request);
  const name = { en: 'Allergy test', ar: 'اختبار الحساسية' };
  const data = { takesNoNewBookings: true, order: 999 };
  const id = await editor.create({ type: 'service', language: 'en', data: { ...data, name: name.en } });
  try {
    await editor.publish({ type: 'service', id, language: 'ar', data: { name: name.ar } });
    for (const language of ['en', 'ar'] as const) {
      const words = wordsOf[language].booking.notOffered.replace('<name></name>', name[language]);
      const address = `${environment.siteUrl}/${language}/booking?by=doctor&service=${id}`;
      await expect(async () => {
        await page.goto(address);
        await expect(page.locator('#question').locator('xpath=..')).toContainText(words, { timeout: 1000 });
      }).toPass();
      await expect(page.getByRole('list').filter({ hasText: words })).toHaveCount(1);
    }
  } finally {
    await editor.remove({ type: 'service', id });
  }
});
