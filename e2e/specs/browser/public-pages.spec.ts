import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { findFaultsOfLargeText } from '../../support/large-text';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { directionOf, type Locale, otherLocale, wordsOf } from '../../support/locale';
import { openAtRest, scrollThrough } from '../../support/page-at-rest';
import { expectInside, findBrokenPictures, resizeTo, SIZES } from '../../support/page-checks';
import { expectLight } from '../../support/page-weight';
import { expectOwnWords, onPaper } from '../../support/paper';
import { pathOf, publicRoutes, type Route } from '../../support/routes';

/** Pages that are opened in one test, which is quicker than one for each. */
const GROUPS = [
  ['home'],
  ['faq', 'contact'],
  ['blog', 'article'],
  ['booking', 'insurance'],
  ['doctors', 'doctor'],
  ['branches', 'branch'],
  ['services', 'service'],
  ['offers', 'offer'],
  ['jobs', 'job'],
  ['page of blocks', 'who we are'],
  ['privacy policy', 'terms and conditions'],
];

/** Pages that are no routes of their own, or that have no budget. */
const OTHERS: Record<string, Route[]> = {
  'steps of the booking': [
    { name: 'booking by doctor', path: '/booking?by=doctor' },
    { name: 'booking by branch', path: '/booking?by=branch' },
    { name: 'specialty of a branch', path: '/booking?by=branch&branch=1' },
    { name: 'times of a doctor', path: '/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1' },
    { name: 'booking on one page', path: '/booking-old' },
  ],
  searches: [
    { name: 'searched doctors', path: '/doctors?specialty=1' },
    { name: 'no doctor found', path: '/doctors?q=zzzz' },
    { name: 'no article found', path: '/blog?q=zzzz' },
    { name: 'not found', path: '/no-such-page' },
  ],
  'pages that lead to what is one’s own': [
    { name: 'own appointments', path: '/booking/confirmation' },
    { name: 'staff sign-in', path: '/admin/login' },
    { name: 'forgotten password', path: '/admin/forget-password' },
  ],
};

// They look, and change nothing.
test.describe.configure({ mode: 'parallel' });

test.use({ allowedComplaints: [/no-such-page|confirmation\/mistyped/] });

test('every public route is in one group', () => {
  expect(GROUPS.flat().sort()).toEqual(publicRoutes.map(({ name }) => name).sort());
});

type Looked = { page: Page; name: string; language: Locale };

/** Opens a page and reads it to its end, at the present size. */
async function expectSteady({ page, name, language, path }: Looked & { path: string }): Promise<void> {
  await openAtRest({ page, path });
  await scrollThrough(page);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  await expect(page.locator('html'), name).toHaveAttribute('lang', language);
  await expect(page.locator('html'), name).toHaveAttribute('dir', directionOf[language]);
  const shift = await readLayoutShift(page);
  expect.soft(shift.value, `${name}: ${shift.moved.join('\n')}`).toBeLessThanOrEqual(0.02);
  expect.soft(await findBrokenPictures(page), `${name}: pictures`).toEqual([]);
}

/** Looks at a page that is open in the sizes of a phone, also with large text, and of a desktop. */
async function expectFitting({ page, name, language }: Looked): Promise<void> {
  const quick = page.getByRole('navigation', { name: wordsOf[language].layout.quickActions });
  const header = page.locator('header').first();
  for (const [size, widths] of Object.entries({ phone: [360], desktop: [1024, 1280, 1440] }))
    for (const width of widths) {
      await resizeTo(page, { width, height: 800 });
      await expectInside({ page, name: `${name}, ${width} px` });
      // A second row would take another 44 px at least.
      const height = (await header.boundingBox())?.height;
      expect.soft(height, `${name}, ${width} px: the header is one line`).toBeLessThanOrEqual(72);
      if (size === 'desktop') await expect.soft(quick, name).toBeHidden();
      else expect.soft(await findFaultsOfLargeText(page), `${name}: large text`).toEqual([]);
    }
}

/** A test's own screen first, then the other language on the other screen. */
async function expectSound({
  page,
  name,
  language,
  pathIn,
}: Looked & { pathIn: (language: Locale) => Promise<string> }): Promise<void> {
  const own = page.viewportSize() ?? SIZES.phone;
  const other = own.width === SIZES.phone.width ? SIZES.desktop : SIZES.phone;
  await expectSteady({ page, name, language, path: await pathIn(language) });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await expectAccessible(page);
  await expectFitting({ page, name, language });

  await resizeTo(page, other);
  const second = otherLocale[language];
  await expectSteady({ page, name, language: second, path: await pathIn(second) });
  await expectReadableInDark({ page, name });
  await expectFitting({ page, name, language: second });
  await resizeTo(page, own);
}

type Look = (options: { page: Page; language: Locale }) => Promise<void>;

/** What else has to stand on paper. */
const ON_PAPER: Record<string, Look> = {
  async faq({ page }) {
    const answers = page.locator('main details > p');
    expect.soft(await answers.count()).toBeGreaterThan(5);
    await expect.soft(answers.filter({ visible: false }), 'answers that are folded up').toHaveCount(0);
  },
  async doctor({ page, language }) {
    const { about, degrees, whereAndWhen } = wordsOf[language].doctors;
    for (const name of [about, degrees, whereAndWhen])
      await expect.soft(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect.soft(page.locator('main a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
    // Weeks to turn over, which paper cannot.
    await expect.soft(page.locator('#free-times')).toBeHidden();
  },
};

// A complaint of the console (React's about hydration among them) fails each of these; see support/fixtures.
for (const group of GROUPS)
  test(`${group.join(', ')}: accessible, still, inside every screen, whole in the dark, in large text and on paper, and light`, async ({
    page,
    browser,
    request,
    language,
  }) => {
    test.setTimeout(group.length * 90_000);
    await watchLayoutShift(page);
    const routes = publicRoutes.filter(({ name }) => group.includes(name));
    const pages: { route: Route; path: string }[] = [];
    for (const route of routes)
      await test.step(route.name, async () => {
        const pathIn = (wanted: Locale) => pathOf({ route, language: wanted, request });
        await expectSound({ page, name: route.name, language, pathIn });
        pages.push({ route, path: await pathIn(language) });
        await onPaper(page, async () => {
          await expectOwnWords({ page, name: route.name });
          await ON_PAPER[route.name]?.({ page, language: otherLocale[language] });
        });
      });
    await test.step('light enough for a slow phone', () => expectLight({ browser, pages }));
  });

for (const [group, routes] of Object.entries(OTHERS))
  test(`${group}: accessible, still, inside every screen, whole in the dark and in large text`, async ({
    page,
    request,
    language,
  }) => {
    test.setTimeout(routes.length * 60_000);
    await watchLayoutShift(page);
    for (const route of routes)
      await test.step(route.name, () =>
        expectSound({
          page,
          name: route.name,
          language,
          pathIn: (wanted) => pathOf({ route, language: wanted, request }),
        }),
      );
  });

test('pages of an appointment are whole with large text, and on paper what its patient needs', async ({
  page,
  context,
  baseURL,
  language,
  words,
}) => {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  // As this browser keeps it once the link was opened.
  await context.addCookies([{ name: `booking-${bookingNumber}`, value: manageKey, url: String(baseURL) }]);
  const parts = ['', '/correct', '/move', '/cancel', '/undo'].map((part) => `${bookingNumber}${part}`);
  for (const part of [...parts, 'mistyped'])
    await test.step(part, async () => {
      await openAtRest({ page, path: `/${language}/booking/confirmation/${part}` });
      await expectFitting({ page, name: part, language });
      if (part !== bookingNumber) return;
      await onPaper(page, async () => {
        await expectOwnWords({ page, name: 'appointment' });
        await expect(page.getByText(bookingNumber)).toBeVisible();
        for (const name of [
          words.appointment.change.move,
          words.appointment.change.cancel,
          words.booking.confirmation.copy,
        ])
          await expect(page.getByText(name, { exact: true })).toBeHidden();
      });
    });
});
