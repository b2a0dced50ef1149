import type { Page } from '@playwright/test';
import { bookAppointment } from '../../support/booked-appointment';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { enlargeText, findTextFaults } from '../../support/large-text';
import { pathOf, publicRoutes, type Route } from '../../support/routes';

/** Other pages that visitors and staff come to without a session. */
const others: Route[] = [
  { name: 'booking by doctor', path: '/booking?by=doctor' },
  { name: 'booking by branch', path: '/booking?by=branch' },
  { name: 'specialty of a branch', path: '/booking?by=branch&branch=1' },
  { name: 'times of a doctor', path: '/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1' },
  { name: 'booking on one page', path: '/booking-old' },
  { name: 'searched doctors', path: '/doctors?specialty=1' },
  { name: 'own appointments', path: '/booking/confirmation' },
  { name: 'mistyped number', path: '/booking/confirmation/1234' },
  { name: 'staff sign-in', path: '/admin/login' },
  { name: 'forgotten password', path: '/admin/forget-password' },
  { name: 'not found', path: '/nothing-here' },
];

test.use({ allowedComplaints: [/nothing-here|confirmation\/1234/] });

/** Many pages in one visit, which is quicker than a browser for each. */
async function expectWhole({ page, name, path }: { page: Page; name: string; path: string }) {
  await test.step(name, async () => {
    await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
    await enlargeText(page);
    expect.soft(await findTextFaults(page), name).toEqual([]);
  });
}

for (const [group, routes] of Object.entries({ 'public pages': publicRoutes, 'other pages': others })) {
  test(`text twice as large is neither cut nor pushed aside: ${group}`, async ({
    page,
    language,
    request,
  }) => {
    // Two dozen pages, each laid out twice.
    test.setTimeout(routes.length * 20_000);
    for (const route of routes)
      await expectWhole({ page, name: route.name, path: await pathOf({ route, language, request }) });
  });
}

test('text twice as large is neither cut nor pushed aside: pages of an appointment', async ({
  page,
  context,
  language,
}) => {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  // As this browser keeps it once the link was opened.
  await context.addCookies([
    { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
  ]);
  for (const name of ['', '/correct', '/move', '/cancel', '/undo'])
    await expectWhole({ page, name, path: `/${language}/booking/confirmation/${bookingNumber}${name}` });
});
