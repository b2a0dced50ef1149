import type { Page } from '@playwright/test';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { holdScripts, SCRIPT } from '../../support/hold-scripts';

const ZONE = { en: 'Egypt Time', ar: 'توقيت مصر' };

/** Where the parts of the page begin and how high they are, in CSS pixels. */
function placesOf(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, main :is(h1, h2, h3, h4, p, dt, dd, td, li, form, article)')].map(
      (element) => {
        const { top, height } = element.getBoundingClientRect();
        return [top, height].map(Math.round);
      },
    ),
  );
}

// Only the script knows the reader's zone: these tests read far from the clinic (playwright.config.ts).
test('nothing moves when the zone is named beside a time', async ({ page, context, baseURL, language }) => {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  // As this browser keeps it once the link was opened.
  await context.addCookies([{ name: `booking-${bookingNumber}`, value: manageKey, url: String(baseURL) }]);
  const own = `/${language}/booking/confirmation/${bookingNumber}`;
  const times = `/${language}/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1`;
  for (const path of [own, `${own}/correct`, `${own}/cancel`, times]) {
    await test.step(path, async () => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('footer').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const note = page.getByText(ZONE[language]).first();
      await expect(note).toHaveCount(0);
      const before = await placesOf(page);
      release();
      await expect(note).toBeVisible();
      // What comes into a place that was kept for it moves nothing.
      const after = await placesOf(page);
      const shown = before.flatMap(([, height], index) => (height ? [index] : []));
      const of = (places: number[][]) => shown.map((index) => places[index]);
      expect.soft(after.length, path).toBe(before.length);
      expect.soft(of(after), path).toEqual(of(before));
      await page.unroute(SCRIPT);
    });
  }
});
