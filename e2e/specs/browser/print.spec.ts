import type { Page } from '@playwright/test';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { pathOf, publicRoutes } from '../../support/routes';
import { enterAs } from '../../support/staff-session';

test.use({ screens: ['desktop'] });

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

/** The title and the words below it, where something else lies over their last line. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    return [...document.querySelectorAll('main h1, main h1 + p')]
      .filter((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        const on = document.elementFromPoint(isRtl ? right - 8 : left + 8, bottom - 6);
        return on !== null && !element.contains(on) && !on.contains(element);
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 40));
  });
}

async function expectOwnWordsOnPaper({ page, name }: { page: Page; name: string }) {
  const bars = page.locator('body > nav, body > header nav, body > footer, body > a[href="#content"]');
  expect.soft(await bars.count(), `${name}: bars there are`).toBeGreaterThan(2);
  await expect.soft(bars.filter({ visible: true }), `${name}: bars`).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: heading`).toBeVisible();
  expect.soft(await findPaleWords(page), `${name}: white on white`).toEqual([]);
  expect.soft(await findCovered(page), `${name}: covered by what follows`).toEqual([]);
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

test.describe('on paper the pages of the desk', () => {
  /** How many sheets each may come to; only the first page of a list is printed. */
  const SHEETS = {
    appointments: 4,
    'work-list': 4,
    today: 4,
    'calendar?span=day': 1,
    'calendar?span=week': 1,
    'waiting-list': 4,
    patients: 1,
    figures: 8,
    hours: 8,
    recalls: 4,
    messages: 4,
  };

  test('are their rows and what they are of, without controls and within the paper', async ({
    page,
    context,
    request,
    language,
    words,
  }) => {
    test.setTimeout(Object.keys(SHEETS).length * 20_000);
    await bookAppointment({ language });
    await enterAs({ role: 'manager', context, request });
    for (const [name, most] of Object.entries(SHEETS)) {
      await openForPrint({ page, path: `/${language}/admin/${name}` });
      await expectDeskPage({ page, name });
      const facts = page.locator('main dl').first();
      for (const label of [words.paper.branch, words.paper.filter])
        await expect.soft(facts.getByText(`${label}:`, { exact: true }), `${name}: ${label}`).toBeVisible();
      expect.soft(await footOf(page), `${name}: foot of every sheet`).toContain('·');
      await expect
        .soft(page.locator('[data-paper-head]').getByText(/\d{4}/), `${name}: printed`)
        .toBeVisible();
      expect.soft(await countSheets(page), `${name}: sheets`).toBeLessThanOrEqual(most);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('name the branch, the dates and the filter that were chosen', async ({
    page,
    context,
    request,
    language,
    words,
  }) => {
    const { bookingNumber } = await bookAppointment({ language });
    await enterAs({ role: 'manager', context, request });
    const { label } = words.appointments.filter;
    await page.goto(`/${language}/admin/appointments`);
    const branch = page.getByRole('form', { name: label }).locator('select[name="branch"] option').nth(1);
    const [id, name] = [await branch.getAttribute('value'), (await branch.textContent())?.trim()];
    const query = `branch=${id}&status=pending&firstDay=2026-01-02&lastDay=2031-03-04`;
    await openForPrint({ page, path: `/${language}/admin/appointments?${query}` });
    const facts = page.locator('main dl').first();
    for (const text of [String(name), words.appointments.status.pending, '2026', '2031'])
      await expect(facts.locator('dd').filter({ hasText: text }).first()).toBeVisible();
    expect(await footOf(page)).toContain(String(name));
    await page.emulateMedia({ media: 'screen' });

    // A page of one appointment, and of its patient, is on paper what is known.
    const id2 = idOfAppointment(bookingNumber);
    for (const path of [`appointments/${id2}`, `patients/${id2}`]) {
      await openForPrint({ page, path: `/${language}/admin/${path}` });
      await expectDeskPage({ page, name: path });
      expect.soft(await countSheets(page), `${path}: sheets`).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

async function expectDeskPage({ page, name }: { page: Page; name: string }) {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: heading`).toBeVisible();
  const bars = page.getByRole('navigation').filter({ visible: true });
  await expect.soft(bars, `${name}: bars`).toHaveCount(0);
  const controls = page.locator('body :is(button, input, select, textarea)').filter({ visible: true });
  await expect.soft(controls, `${name}: controls`).toHaveCount(0);
  expect.soft(await findPaleWords(page), `${name}: white on white`).toEqual([]);
  expect.soft(await findBeyondPaper(page), `${name}: beyond the edge of the paper`).toEqual([]);
}

/** Words that begin or end beyond the paper. What a box cuts off at its own edge is not printed there. */
function findBeyondPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      let { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX === 'hidden') {
          const edges = box.getBoundingClientRect();
          [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        }
      return right - left > 1 && (left < -1 || right > window.innerWidth + 1);
    };
    return (
      [...document.querySelectorAll('main :is(th, td, p, dd, dt, h1, h2, h3, li, svg)')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        // A sheet of its own, which lies on its side.
        .filter((element) => !element.closest('.wide-sheet') && isCut(element))
        .map((element) => (element.textContent ?? '').trim().slice(0, 40))
    );
  });
}

/** What stands at the foot of every sheet, without its number. */
async function footOf(page: Page): Promise<string> {
  const escaped = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--paper-clinic') + style.getPropertyValue('--paper-facts');
  });
  const plain = escaped.replace(/\\([0-9a-f]+) /g, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return plain.replaceAll('"', '');
}

async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
