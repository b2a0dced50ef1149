import { expect, type Page } from '@playwright/test';
import type { wordsOf } from './locale';

/** Opens what holds the rest of the staff area: beside the daily work on a desktop, all of it on a phone. */
export async function openParts({
  page,
  words,
}: {
  page: Page;
  words: (typeof wordsOf)['en'];
}): Promise<void> {
  const nav = page.getByRole('navigation', { name: words.account.nav.label });
  const menu = nav.locator('details').filter({ visible: true });
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
}
