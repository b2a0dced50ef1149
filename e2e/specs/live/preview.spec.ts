import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';

test.use({ world: 'preview' });

test('an editor sees what is saved and not published, in both languages, and nobody else does', async ({
  browser,
  request,
}) => {
  const editor = await signInAsEditor(request);
  const { documentId: id, question } = await editor.first({ type: 'faq', language: 'ar' });
  const entry = { type: 'faq', id, language: 'ar' } as const;
  const marker = `${question} ${Date.now()}`;
  await editor.saveDraft({ ...entry, data: { question: marker } });

  const editors = await browser.newContext();
  const page = await editors.newPage();
  await page.goto(await editor.previewLink(entry));
  const arabic = page.frameLocator('iframe').nth(1);
  await expect(arabic.getByText(marker)).toBeVisible();
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.frameLocator('iframe').nth(0).locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('link', { name: /Desktop|حاسوب/ }).click();
  await expect(page).toHaveURL(/screen=desktop/);
  await expect(page.frameLocator('iframe').nth(1).getByText(marker)).toBeVisible();

  const answer = await request.get('/ar/faq');
  expect(await answer.text()).not.toContain(marker);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await editors.close();
  await editor.discardDraft(entry);
});

test('a doctor who was never published is seen in the preview alone', async ({ browser, request }) => {
  const editor = await signInAsEditor(request);
  const name = `Dr Preview ${Date.now()}`;
  const id = await editor.create({ type: 'doctor', language: 'en', data: { name } });
  await editor.unpublish({ type: 'doctor', id });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await editor.previewLink({ type: 'doctor', id, language: 'en' }));
  const english = page.frameLocator('iframe').nth(0);
  await expect(english.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = await page.locator('iframe').nth(0).getAttribute('src');
  expect((await request.get(String(address))).status()).toBe(404);
  await context.close();
  await editor.remove({ type: 'doctor', id });
});

test('a link that was changed opens nothing', async ({ request }) => {
  const editor = await signInAsEditor(request);
  const { documentId: id } = await editor.first({ type: 'faq', language: 'en' });
  const link = new URL(await editor.previewLink({ type: 'faq', id, language: 'en' }));
  link.searchParams.set('path', '/doctors');
  const answer = await request.get(link.href, { maxRedirects: 0 });
  expect(answer.status()).toBe(403);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('a page of blocks that was never published is seen in the preview alone', async ({
  browser,
  request,
}) => {
  const editor = await signInAsEditor(request);
  const title = `Page in preview ${Date.now()}`;
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words of a block' }] }];
  const blocks = [{ __component: 'page-block.text', heading: 'A heading', body }];
  const id = await editor.create({ type: 'page', language: 'en', data: { title, blocks } });
  await editor.unpublish({ type: 'page', id });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await editor.previewLink({ type: 'page', id, language: 'en' }));
  const english = page.frameLocator('iframe').nth(0);
  await expect(english.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(english.getByText('Words of a block')).toBeVisible();
  const address = await page.locator('iframe').nth(0).getAttribute('src');
  expect((await request.get(String(address))).status()).toBe(404);
  await context.close();
  await editor.remove({ type: 'page', id });
});
