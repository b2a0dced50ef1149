import { expect, type Page } from '@playwright/test';
import type { wordsOf } from '../support/locale';

type Words = (typeof wordsOf)['en'];
type Question = keyof Words['booking']['questions'];

/** The heading of a question of the booking. */
export function question({ page, words, name }: { page: Page; words: Words; name: Question }) {
  return page.getByRole('heading', { name: words.booking.questions[name], exact: true });
}

/** Answers a question that lists its answers with the one at this place, or the last one when there are fewer. */
export async function chooseAnswer({
  page,
  words,
  name,
  index,
}: {
  page: Page;
  words: Words;
  name: Question;
  index: number;
}): Promise<void> {
  const heading = question({ page, words, name });
  await expect(heading).toBeVisible();
  // The filter above a list of doctors holds links too, but is no part of the list itself.
  const answers = page
    .getByRole('region', { name: words.booking.questions[name] })
    .locator('ul > li.grid > a');
  await expect(answers.first()).toBeVisible();
  await answers.nth(Math.min(index, (await answers.count()) - 1)).click();
  await expect(heading).toHaveCount(0);
}

/** The times of the day that is open in the calendar. */
export function timesOfDay(page: Page) {
  // By address: their names, a time and a date, read like those of the days.
  return page.getByRole('main').locator('a[href*="time="]');
}

/** Turns to the next month and opens the last day there that has free times: far from what other tests take. */
export async function openFarDay({ page, words }: { page: Page; words: Words }): Promise<void> {
  await page.getByRole('link', { name: words.booking.calendar.nextMonth }).click();
  await expect(page).toHaveURL(/[?&]month=\d{4}-\d{2}/);
  const day = page.getByRole('grid').getByRole('link').last();
  const date = (await day.getAttribute('data-date')) ?? '';
  await day.click();
  await expect(page).toHaveURL(new RegExp(`[?&]date=${date}`));
}
