import type { Page } from '@playwright/test';
import { bookAppointment, holdAppointment } from '../../support/appointments';
import { expectAccessibleToAll, expectReadableInDark, expectWholeAccessible } from '../../support/axe';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { directionOf, type Locale, otherLocale, wordsOf } from '../../support/locale';
import { openAtRest, readLayoutShift, scrollThrough, watchLayoutShift } from '../../support/page-at-rest';
import { expectInside, findBrokenPictures, resizeTo, SIZES } from '../../support/page-checks';
import { expectLight } from '../../support/page-weight';
import { expectOwnWords, onPaper } from '../../support/paper';
import { listSiteMap, pathOn, publicRoutes, type Route } from '../../support/routes';

/** Shows a page with its text twice as large, as a browser's own setting does it, and gives what its reader misses. */
async function findFaultsOfLargeText(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // Parts below are laid out, whether or not the scripts have come to them.
  await page.evaluate(() => document.documentElement.classList.add('fully-rendered'));
  const faults = await findTextFaults(page);
  await style.evaluate((element) => element instanceof Element && element.remove());
  return faults;
}

/** Finds what a reader of large text misses: pushed beyond the screen, cut off by its own box, or words torn apart. */
function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const styleOf = (element: Element) => getComputedStyle(element);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}" ${element.className}`;
    /** Tells whether a box of a kind is around an element, or is the element; each box is looked at once. */
    const isWithin = (isMeant: (box: Element) => boolean) => {
      const known = new Map<Element | null, boolean>([[document.body, false]]);
      const has = (box: Element | null): boolean => {
        const found = known.get(box) ?? (box !== null && (isMeant(box) || has(box.parentElement)));
        known.set(box, found);
        return found;
      };
      return has;
    };
    const isForReadersOnly = isWithin(
      (box) => box.getBoundingClientRect().width <= 1 && styleOf(box).overflowX === 'hidden',
    );
    const isHidden = 'a[href="#content"], [inert], [popover]:not(:popover-open), [aria-hidden="true"]';
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(isHidden) &&
      !isForReadersOnly(element);
    const scrolls = isWithin((box) => /auto|scroll/.test(styleOf(box).overflowX));
    // An element's own words alone: words for screen readers inside of it are cut off on purpose.
    const wordsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const rangeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range;
    };
    const sticksOut = (node: Node) =>
      [...rangeOf(node).getClientRects()].some(
        (line) => line.width > 1 && (line.left < -1 || line.right > width + 1),
      );
    // Torn by a column too narrow for it; a long word may break in a wide column.
    const isTorn = (node: Node) => {
      const box = node.parentElement?.closest('p, h1, h2, h3, li, dd, dt, a, div') ?? document.body;
      if (box.clientWidth > width * 0.45 || box.clientWidth === 0) return false;
      return [...(node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)].some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size > 1;
      });
    };
    const isClipped = (element: Element) =>
      element.clientWidth > 1 &&
      /hidden|clip/.test(styleOf(element).overflowX) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);

    const faults: string[] = [];
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width + 1) faults.push(`the page is ${pageWidth} wide`);
    for (const bar of document.querySelectorAll('.bottom-bar'))
      if (bar.clientHeight > window.innerHeight / 4) faults.push(`a quarter of the screen: ${nameOf(bar)}`);
    for (const element of document.querySelectorAll('body *')) {
      const words = wordsOf(element);
      if (words.length === 0 || !isSeen(element) || scrolls(element)) continue;
      if (words.some(sticksOut)) faults.push(`beyond the screen: ${nameOf(element)}`);
      if (words.some(isTorn)) faults.push(`torn words: ${nameOf(element)}`);
      if (isClipped(element)) faults.push(`cut off: ${nameOf(element)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
}

/**
 * Routes of one test, which is quicker than one for each. The first of each is a kind of page, which is also read in the dark and
 * in the other language; others are made of the same parts.
 */
const GROUPS = [
  ['home'],
  ['faq', 'contact', 'jobs', 'job'],
  ['article', 'blog', 'insurance'],
  ['booking', 'privacy policy', 'terms and conditions', 'accessibility'],
  ['doctors', 'offers', 'offer'],
  ['doctor', 'branches', 'branch'],
  ['service', 'services', 'page of blocks', 'who we are'],
];

/** Kinds that are weighed; a list of questions and a service are made of less. */
const WEIGHED = ['home', 'article', 'booking', 'doctors', 'doctor'];

/** Sections, a form and an entry: judged by all judges, who take as long as five visits; every page is in the whole matrix. */
const BY_ALL_JUDGES = ['home', 'booking', 'doctor'];

/** Pages that are no routes of their own, or that have no budget. */
const OTHERS: Route[] = [
  { name: 'times of a doctor', path: '/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1' },
  { name: 'booking on one page', path: '/booking-old' },
  { name: 'no doctor found', path: '/doctors?q=zzzz' },
  { name: 'not found', path: '/no-such-page' },
  { name: 'staff sign-in', path: '/admin/login' },
];

const isWholeMatrix = process.env.E2E_MATRIX === 'whole';

// They look, and change nothing.
test.describe.configure({ mode: 'parallel' });

test.use({ allowedComplaints: [/no-such-page|confirmation\/mistyped/] });

test('every public route is in one group', () => {
  expect(GROUPS.flat().sort()).toEqual(publicRoutes.map(({ name }) => name).sort());
});

type Looked = { page: Page; name: string; language: Locale };

async function expectSteady({ page, name, language, path }: Looked & { path: string }): Promise<void> {
  await openAtRest(page, path);
  await scrollThrough(page);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expect(page.locator('html'), name).toHaveAttribute('lang', language);
  await expect(page.locator('html'), name).toHaveAttribute('dir', directionOf[language]);
  const shift = await readLayoutShift(page);
  expect.soft(shift.value, `${name}: ${shift.moved.join('\n')}`).toBeLessThanOrEqual(0.02);
  expect.soft(await findBrokenPictures(page), `${name}: pictures`).toEqual([]);
}

async function expectFitting({ page, name, language }: Looked): Promise<void> {
  const quick = page.getByRole('navigation', { name: wordsOf[language].layout.quickActions });
  const header = page.locator('header').first();
  for (const width of [320, 360, 1024]) {
    await resizeTo(page, { width, height: 800 });
    await expectInside(page, `${name}, ${width} px`);
    // A second row would take another 44 px at least; the clinic's name has two on the smallest screens.
    const height = (await header.boundingBox())?.height;
    const most = width === 320 ? 100 : 72;
    expect.soft(height, `${name}, ${width} px: the header is one line`).toBeLessThanOrEqual(most);
    if (width >= 1024) await expect.soft(quick, name).toBeHidden();
    if (width === 360) expect.soft(await findFaultsOfLargeText(page), `${name}: large text`).toEqual([]);
  }
}

/** One visit on the screen and in the language of the test, then the same page in every width; one of each kind in the dark. */
async function expectSound(look: Looked & { path: string; isKind?: boolean }): Promise<void> {
  const { page, name, isKind = false } = look;
  const own = page.viewportSize() ?? SIZES.phone;
  await expectSteady(look);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await expectWholeAccessible(page);
  if (isKind || isWholeMatrix) await expectReadableInDark(page, name);
  await expectFitting(look);
  await resizeTo(page, own);
}

async function expectReadable(page: Page, path: string, name: string): Promise<void> {
  // The judges measure each part in turn: what is laid out meanwhile would lie over another.
  await openAtRest(page, path);
  await scrollThrough(page);
  const direction = directionOf[path.startsWith('/ar') ? 'ar' : 'en'];
  await expect(page.locator('html'), name).toHaveAttribute('dir', direction);
  await expectInside(page, name);
  await (BY_ALL_JUDGES.includes(name) ? expectAccessibleToAll(page) : expectAccessible(page));
}

const ON_PAPER: Record<string, (page: Page, language: Locale) => Promise<void>> = {
  async faq(page) {
    const answers = page.locator('main details > p');
    expect.soft(await answers.count()).toBeGreaterThan(5);
    await expect.soft(answers.filter({ visible: false }), 'answers that are folded up').toHaveCount(0);
  },
  async doctor(page, language) {
    const { about, degrees, whereAndWhen } = wordsOf[language].doctors;
    for (const name of [about, degrees, whereAndWhen])
      await expect.soft(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect.soft(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    // Weeks to turn over, which paper cannot.
    await expect.soft(page.locator('#free-times')).toBeHidden();
  },
};

// Accessible, still, inside every screen, whole in the dark, in large text and on paper. A complaint of the console (React's about
// hydration among them) fails each of these; see support/fixtures.
for (const group of GROUPS)
  test(`public pages are sound: ${group.join(', ')}`, async ({ page, browser, request, language }) => {
    test.setTimeout((group.length + 2) * 60_000);
    await watchLayoutShift(page);
    const map = await listSiteMap(request);
    const pathTo = (route: Route, wanted: Locale) => pathOn({ map, route, language: wanted });
    for (const [turn, name] of group.entries())
      await test.step(name, async () => {
        const route = publicRoutes.find((each) => each.name === name);
        if (!route) throw new Error(`There is no route ${name}.`);
        const shown = turn % 2 === 0 ? language : otherLocale[language];
        await expectSound({ page, name, language: shown, path: pathTo(route, shown), isKind: turn === 0 });
        await onPaper(page, async () => {
          await expectOwnWords(page, name);
          await ON_PAPER[name]?.(page, shown);
        });
        if (turn > 0) return;
        await expectReadable(page, pathTo(route, otherLocale[shown]), name);
        if (!WEIGHED.includes(name) && !isWholeMatrix) return;
        await expectLight({ browser, route, path: pathTo(route, shown) });
      });
  });

test('steps of the booking and searches are whole on every screen', async ({ page, language }) => {
  await watchLayoutShift(page);
  for (const [turn, { name, path }] of OTHERS.entries())
    await test.step(name, async () => {
      const shown = turn % 2 === 0 ? language : otherLocale[language];
      await expectSound({ page, name, language: shown, path: `/${shown}${path}` });
    });
});

test('an appointment is whole in large text and on paper', async ({ page, context, language, words }) => {
  const booked = await bookAppointment({ language });
  const { bookingNumber } = booked;
  await holdAppointment(context, booked);
  const parts = ['', '/correct', '/move', '/cancel', '/undo'].map((part) => `${bookingNumber}${part}`);
  for (const part of [...parts, 'mistyped'])
    await test.step(part, async () => {
      await openAtRest(page, `/${language}/booking/confirmation/${part}`);
      await expectFitting({ page, name: part, language });
      if (part !== bookingNumber) return;
      await onPaper(page, async () => {
        await expectOwnWords(page, 'appointment');
        await expect(page.getByText(bookingNumber)).toBeVisible();
        const { change } = words.appointment;
        for (const name of [change.move, change.cancel, words.booking.confirmation.copy])
          await expect(page.getByText(name, { exact: true })).toBeHidden();
      });
    });
});
