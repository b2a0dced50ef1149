import type { Locator } from '@playwright/test';
import { doctorOfTest } from '../../support/appointments';
import { findAppointment } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { startScripts, waitForReact } from '../../support/hydration';
import { tabTo } from '../../support/keyboard';
import { newPatient } from '../../support/patient';

// Phones have no Tab key.
test.use({ screens: ['desktop'] });

test('by keyboard alone an appointment is booked', async ({ page, booking, language, words }) => {
  const patient = newPatient(language);
  const doctor = `/${language}/doctor/${doctorOfTest().number}-`;
  await page.goto(`/${language}`);
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.layout.skipToContent });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const allDoctors = page.getByRole('main').getByRole('link', { name: words.home.allDoctors });
  await waitForReact(allDoctors);
  await press(allDoctors);
  await expect(page).toHaveURL(new RegExp(`/${language}/doctors$`));
  await press(page.getByRole('main').locator(`a[href^="${doctor}"]`).first());
  await expect(page.getByRole('heading', { name: words.availability.week.title })).toBeVisible();

  await press(await booking.freeTime());
  await booking.answer(press);

  for (const field of ['firstName', 'lastName', 'phone', 'age'] as const) {
    await tabTo(page, booking[field]);
    await page.keyboard.type(patient[field]);
  }
  await tabTo(page, booking.consent);
  await page.keyboard.press('Space');
  await press(booking.send);

  expect(findAppointment(await booking.number())?.phone).toBe(patient.storedPhone);
});

test('by keys the month turns, menu and search close again', async ({ page, booking, language, words }) => {
  await test.step('the focus goes along with the month, and arrows follow the reading direction', async () => {
    await page.goto(`/${language}/booking?by=doctor&doctor=${doctorOfTest().number}`);
    const grid = await booking.answerToTimes();
    const focused = grid.locator('a:focus');
    const dayInFocus = async () => (await focused.getAttribute('data-date')) ?? '';
    const reached = grid.locator('a[tabindex="0"]');
    // Untouched, the page has no scripts, and every day is a stop of its own.
    await startScripts(page);
    await expect(reached).toHaveCount(1);
    await reached.focus();

    // Into a month that lies ahead whole, so that it has days on either side.
    const month = (await grid.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('PageDown');
    await expect(grid).not.toHaveAttribute('aria-label', month);
    await expect(focused).toBeVisible();

    const day = await dayInFocus();
    const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(onward);
    await expect.poll(async () => (await dayInFocus()) > day).toBe(true);
    await page.keyboard.press(back);
    await expect.poll(dayInFocus).toBe(day);

    await page.keyboard.press('PageUp');
    await expect(grid).toHaveAttribute('aria-label', month);
    await expect(focused).toBeVisible();
  });

  await test.step('the header of a narrow screen', async () => {
    // A desktop at 400 % has the width of a phone.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${language}/faq`);
    const banner = page.getByRole('banner');
    const opened = banner.locator('details[open]');
    const bookingLink = opened.getByRole('link', { name: words.layout.booking });
    const submit = opened.getByRole('button', { name: words.search.submit });
    const parts = [
      { name: words.layout.menu, last: bookingLink, next: page.getByRole('main').locator(':focus') },
      // The menu's own button follows.
      { name: words.layout.search, last: submit, next: banner.locator('summary:focus') },
    ];
    for (const { name, last, next } of parts)
      await test.step(name, async () => {
        const summary = banner.locator('summary').filter({ hasText: name });
        await waitForReact(summary);
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(last).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(last).toBeHidden();
        await expect(summary).toBeFocused();
        await page.keyboard.press('Enter');
        await tabTo(page, last);
        await page.keyboard.press('Tab');
        await expect(opened).toHaveCount(0);
        await expect(next).toBeInViewport();
      });
  });
});
