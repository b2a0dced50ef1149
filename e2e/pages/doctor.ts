import type { Locator, Page } from '@playwright/test';
import { patternOf, type wordsOf } from '../support/locale';

type Words = (typeof wordsOf)['en'];

/** The free times on a doctor's page. */
export function freeTimes({ page, words }: { page: Page; words: Words }): Locator {
  return page.getByRole('link', { name: patternOf(words.availability.week.book) }).filter({ visible: true });
}
