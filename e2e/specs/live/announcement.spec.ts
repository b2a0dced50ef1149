import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';

test.use({ world: 'announcement' });

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('an announcement stands above every page while it runs, until somebody closes it', async ({
  browser,
  request,
}) => {
  const editor = await signInAsEditor(request);
  const text = `Closed on Friday ${Date.now()}`;
  const dates = { startsOn: dayFromNow(-2), endsOn: dayFromNow(2) };
  const id = await editor.create({
    type: 'announcement',
    language: 'en',
    data: { text, linkLabel: 'See the hours', linkPath: '/branches', ...dates },
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  const bar = page.getByRole('region', { name: /Announcement|إعلان/ });
  await expect(async () => {
    await page.goto('/ar/faq');
    await expect(bar.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Its words have no Arabic yet, and say so.
  await expect(bar.locator('[lang="en"][dir="ltr"]')).toContainText(text);
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/ar/branches');

  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.goto('/en');
  await expect(bar).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => /announce/.test(name))).toEqual([]);

  await editor.remove({ type: 'announcement', id });
  await expect
    .poll(async () => (await request.get('/ar/faq')).text(), { timeout: 20_000 })
    .not.toContain(text);
  await context.close();
});
