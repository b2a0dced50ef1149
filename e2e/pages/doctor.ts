import { expect, type Locator, type Page } from '@playwright/test';
import { patternOf, type wordsOf } from '../support/locale';
import { isTaken } from '../support/taken-times';

type Words = (typeof wordsOf)['en'];

/** Sooner than this, a time may leave the list (notice is needed) while a test is looking at it. */
const SOON_MS = 4 * 60 * 60 * 1000;

/** The free times on a doctor's page. */
function freeTimes({ page, words }: { page: Page; words: Words }): Locator {
  return page.getByRole('link', { name: patternOf(words.availability.week.book) }).filter({ visible: true });
}

/**
 * The link of a free time that stays free until the test has taken it; The page may be
 * twenty seconds old, so what an earlier test took of the same doctor is left out.
 */
export async function chooseTime({
  page,
  words,
  place,
}: {
  page: Page;
  words: Words;
  place: 'first' | 'middle' | 'last';
}): Promise<Locator> {
  const times = freeTimes({ page, words });
  await expect(times.first()).toBeVisible();
  const addresses = await times.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sure = addresses.filter((address) => {
    const { startsAt, doctorNumber } = timeOf(address);
    return startsAt > Date.now() + SOON_MS && !isTaken({ doctorNumber, startsAt });
  });
  const address = sure[{ first: 0, middle: Math.floor(sure.length / 2), last: sure.length - 1 }[place]];
  if (!address) throw new Error('The doctor has no free time this week.');
  // The line of the next free time above the week leads there too.
  return times.and(page.locator(`a[href="${address}"]`));
}

function timeOf(address: string): { startsAt: number; doctorNumber: number } {
  const { searchParams } = new URL(address, 'http://site');
  return {
    startsAt: Date.parse(searchParams.get('time') ?? ''),
    doctorNumber: Number(searchParams.get('doctor')),
  };
}
