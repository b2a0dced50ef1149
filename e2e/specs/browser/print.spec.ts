import type { Page } from '@playwright/test';
import { bookAppointment } from '../../support/booked-appointment';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { pathOf, publicRoutes } from '../../support/routes';

/** A4 between margins of 14 mm, at 96 dots per inch. */
const PAPER = { width: 688, height: 1017 };

async function openForPrint({ page, path }: { page: Page; path: string }) {
  await page.setViewportSize(PAPER);
  await page.goto(encodeURI(path), { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
}

/** Words in a colour too pale for white paper; backgrounds are not printed. */
function findPaleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && hasWords(element))
      .filter((element) => !element.closest('a, button, [aria-hidden="true"]'))
      .filter((element) => luminance(getComputedStyle(element).color) > 0.6)
      .map((element) => (element.textContent ?? '').trim().slice(0, 40));
  });
}

async function expectOwnWordsOnPaper({ page, name }: { page: Page; name: string }) {
  const bars = page.locator('body > nav, body > header nav, body > footer, body > a[href="#content"]');
  expect.soft(await bars.count(), `${name}: bars there are`).toBeGreaterThan(2);
  await expect.soft(bars.filter({ visible: true }), `${name}: bars`).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: heading`).toBeVisible();
  expect.soft(await findPaleWords(page), `${name}: white on white`).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(excess, `${name}: wider than the paper`).toBeLessThanOrEqual(0);
}

test('on paper every public page is its own words, without bars and without white on white', async ({
  page,
  language,
  request,
}) => {
  for (const route of publicRoutes) {
    await openForPrint({ page, path: await pathOf({ route, language, request }) });
    await expectOwnWordsOnPaper({ page, name: route.name });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on paper an appointment is what its patient needs, without buttons', async ({
  page,
  context,
  language,
  words,
}) => {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  // As this browser keeps it once the link was opened.
  await context.addCookies([
    { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
  ]);
  await openForPrint({ page, path: `/${language}/booking/confirmation/${bookingNumber}` });
  await expectOwnWordsOnPaper({ page, name: 'appointment' });
  await expect(page.getByText(bookingNumber)).toBeVisible();
  for (const name of [
    words.appointment.change.move,
    words.appointment.change.cancel,
    words.booking.confirmation.copy,
  ])
    await expect(page.getByText(name, { exact: true })).toBeHidden();
});

test('answers that are folded up are open on paper', async ({ page, language }) => {
  await openForPrint({ page, path: `/${language}/faq` });
  const answers = page.locator('main details > p');
  const total = await answers.count();
  expect(total).toBeGreaterThan(5);
  const seen = answers.filter({ visible: true });
  await expect(seen).toHaveCount(total);
  await page.emulateMedia({ media: 'screen' });
  expect(await seen.count()).toBeLessThan(total);
});

test('a doctor is whole on paper: what is known of the doctor, where and when', async ({
  page,
  language,
  words,
  request,
}) => {
  const path = await pathOf({ route: { name: 'doctor', path: { under: '/doctor/' } }, language, request });
  await openForPrint({ page, path });
  for (const name of [words.doctors.about, words.doctors.degrees, words.doctors.whereAndWhen])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  // Weeks to turn over, which paper cannot.
  await expect(page.locator('#free-times')).toBeHidden();
});
