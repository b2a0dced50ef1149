import type { Page } from '@playwright/test';
import { bookAppointment, holdAppointment } from '../../support/booked-appointment';
import { columnOf } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, SCRIPT } from '../../support/held';
import { newPatient } from '../../support/patient';

const ZONE = { en: 'Egypt Time', ar: 'توقيت مصر' };

/** Returns where the parts of the page begin and how high they are, in CSS pixels. */
function placesOf(page: Page): Promise<number[][]> {
  const parts = page.locator('header, main :is(h1, h2, h3, h4, p, dt, dd, td, li, form, article)');
  return parts.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    return boxes.map(({ top, height }) => [top, height].map(Math.round));
  });
}

// Only the script knows the reader's zone: this test reads far from the clinic (playwright.config.ts).
test('nothing moves when the zone is named beside a time', async ({ page, context, language }) => {
  const booked = await bookAppointment({ language });
  await holdAppointment(context, booked);
  const own = `/${language}/booking/confirmation/${booked.bookingNumber}`;
  const times = `/${language}/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1`;
  for (const path of [own, `${own}/cancel`, times])
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
      // A text that fills its reserved place moves nothing.
      const after = await placesOf(page);
      const shown = before.flatMap(([, height], index) => (height ? [index] : []));
      const of = (places: number[][]) => shown.map((index) => places[index]);
      expect.soft(after.length, path).toBe(before.length);
      expect.soft(of(after), path).toEqual(of(before));
      await page.unroute(SCRIPT);
    });
});

test.describe('a reader with the clock of the branch', () => {
  test.use({ timezoneId: 'Africa/Cairo' });

  test('is told nothing of zones, and corrects a wrong digit', async ({ page, booking, language, words }) => {
    const { confirmation } = words.booking;
    const { correct } = words.appointment;
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
    await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
    await expect(page.getByRole('link', { name: confirmation.correct })).toBeVisible();
    await expect(page.getByText(ZONE[language])).toHaveCount(0);

    await page.getByRole('link', { name: confirmation.correct }).click();
    await expect(page.getByRole('heading', { level: 1, name: correct.title })).toBeVisible();
    const save = page.getByRole('button', { name: correct.save });
    await booking.lastName.fill('Corrected');
    await booking.phone.fill('12');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
    await expect(booking.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(booking.lastName).toHaveValue('Corrected');
    await expect(booking.phone).toHaveValue('12');
    await expectAccessible(page);
    const right = newPatient(language);
    await booking.phone.fill(right.phone);
    await save.click();
    await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
    await expect(page.getByText('Corrected')).toBeVisible();
    expect(columnOf(bookingNumber, 'phone')).toBe(right.storedPhone);
    expect(columnOf(bookingNumber, 'last_name')).toBe('Corrected');
  });
});
