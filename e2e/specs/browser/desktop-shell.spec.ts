import type { Locator, Page } from '@playwright/test';
import { STACKING, TOAST } from '../../../website/src/lib/browser/shell-constants';
import type { Toast } from '../../../website/src/lib/browser/toast';
import { doctorOfTest } from '../../support/appointments';
import { findAppointment } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { startScripts, waitForReact, waitForRouter } from '../../support/hydration';
import { tabTo } from '../../support/keyboard';
import type { Locale, wordsOf } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { orderToast, toastsOn, waitForToastArea } from '../../support/toasts';

// On phones the numbers are in the bar at the bottom, nothing hovers, and there is no Tab key.
test.use({ screens: ['desktop'] });

test('popovers and toasts come and go', async ({ page, language, words }) => {
  await page.goto(`/${language}/doctors`);
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: words.layout.call });
  const number = banner.locator('a[href^="tel:"]');
  const panel = page.locator('[popover]', { has: page.locator('a[href^="tel:"]') });
  await waitForReact(button);

  await test.step('by keyboard', async () => {
    await button.focus();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(number).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(number).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(number).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('by a press, above everything', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('z-index', String(STACKING.tooltip));
    await page.mouse.click(5, 500);
    await expect(panel).toBeHidden();
  });

  await test.step('the hint, on hover and on focus', async () => {
    const link = banner.getByRole('link', { name: words.layout.switchLanguage, exact: true });
    await expect(link).toHaveAccessibleDescription(words.layout.switchLanguageHint);
    const tooltip = page.getByRole('tooltip', { name: words.layout.switchLanguageHint });
    await link.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  // Places: popup-place.test.ts. Durations, and a press right after the pointer that closes nothing: popup-timing.test.ts.
  await test.step('by pointer', async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(5, 500);
    await expect(panel).toBeHidden();
  });

  await test.step('toasts of all kinds are announced, and go after a time', () => expectToasts(page, words));
});

test('the parts of the policies are linked beside them', async ({ page, language, words }) => {
  await page.goto(`/${language}/privacy-policy`);
  // A press in the moment the router starts would lose its mark.
  await waitForRouter(page);
  const parts = page.getByRole('navigation', { name: words.policies.parts });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const links = parts.getByRole('link');
  expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
  const last = headings.last();
  await links.last().click();
  await expect(page).toHaveURL(/#part-\d+$/);
  await expect(last).toBeInViewport();
  // Not under the header, which stays.
  const header = await page.getByRole('banner').boundingBox();
  expect((await last.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);

  const footer = page.getByRole('contentinfo');
  for (const number of [1, 2, 3]) {
    const branch = footer
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/branches/${number}-"]`) });
    await expect(branch.locator('p')).not.toBeEmpty();
    await expect(branch.locator('a[href^="tel:+"]')).toBeVisible();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(parts).toBeHidden();
});

const types: Toast['type'][] = ['default', 'success', 'info', 'warning', 'error', 'loading'];

/** Milliseconds of the page's clock that pass in one look for a toast. */
const STEP = 50;
/** Time that sonner takes to remove a toast from the page. */
const GONE_IN = 500;

/** Orders a toast and lets just so much time pass that it is drawn. */
async function show(page: Page, toast: Toast): Promise<void> {
  const before = await toastsOn(page).count();
  await orderToast(page, toast);
  const look = async () => {
    await page.clock.runFor(STEP);
    return toastsOn(page).count();
  };
  await expect.poll(look).toBe(before + 1);
}

async function expectToasts(page: Page, words: (typeof wordsOf)[Locale]): Promise<void> {
  await waitForToastArea(page);
  // No toast leaves before the test lets time pass, however busy the machine is. The moment must still lie ahead when the page is
  // told of it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, { type: 'success', message: 'One' });
  const toast = toastsOn(page).first();
  await expect(toast).toBeVisible();
  await expect(page.locator('section[aria-live="polite"]', { has: toast })).toHaveCount(1);
  const area = page.locator('[data-sonner-toaster]');
  await expect(area).toHaveAttribute('data-y-position', 'bottom');
  await expect(area).toHaveAttribute('data-x-position', 'right');
  await page.clock.runFor(TOAST.duration - 2 * STEP);
  await expect(toast).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(2 * STEP);
  await expect(toast).toHaveAttribute('data-removed', 'true');
  await page.clock.runFor(GONE_IN);
  await expect(toast).toHaveCount(0);

  await show(page, { type: 'loading', message: 'Stays' });
  await show(page, { type: 'error', message: 'Closes' });
  await page.keyboard.press('Alt+T');
  await expect(area).toBeFocused();
  const closed = toastsOn(page).filter({ hasText: 'Closes' });
  await closed.getByRole('button', { name: words.ui.closeNotification }).click();
  await page.clock.runFor(GONE_IN);
  await expect(closed).toHaveCount(0);

  for (const type of types.filter((one) => one !== 'loading'))
    await show(page, { type, message: `Kind ${type}` });
  await expect(toastsOn(page)).toHaveCount(types.length);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(TOAST.visible);
  expect((await toastsOn(page).first().boundingBox())?.width).toBe(TOAST.width);

  // Pointed at, they stay: looking for faults takes longer on a busy machine than a toast lives.
  await toastsOn(page).first().hover();
  await page.clock.resume();
  await expect(toastsOn(page).first()).toHaveAttribute('data-expanded', 'true');
  await expectAccessible(page);
}

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
  // Before, a press loads the next question as a page of its own, which takes no focus.
  await booking.answer(async (link) => {
    await waitForReact(link);
    await press(link);
  });

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
