import type { Page } from '@playwright/test';
import { bookingOn } from '../../pages/booking';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

test('a picked time is kept for one visitor', async ({ page, booking, browser, language, words }) => {
  await booking.open('last');
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  const address = page.url();
  const second = await browser.newPage();
  const { goneTitle } = words.booking.outcome;
  await second.goto(address);
  await expect(second.getByRole('alert').filter({ hasText: goneTitle })).toBeVisible();
  await expect(second.getByRole('timer')).toHaveCount(0);

  await page.reload();
  await expect(timer).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: goneTitle })).toHaveCount(0);
  const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.goto(`/${language}/booking`);
  expect((await released).status()).toBe(204);
  await second.goto(address);
  await expect(second.getByRole('timer')).toBeVisible();
  await second.close();
});

test('a double press books one appointment, and two tabs two', async ({ page, context, language, words }) => {
  const begin = (tab: Page) => ({ tab, steps: bookingOn(tab, language), patient: newPatient(language) });
  const tabs = [begin(page), begin(await context.newPage())];
  for (const [turn, { tab, steps, patient }] of tabs.entries()) {
    await steps.open(turn === 0 ? 'first' : 'last');
    await expect(tab.getByRole('timer')).toBeVisible();
    await steps.fill(patient);
  }
  const forms = tabs.map(({ tab }) => tab.url());
  // Both leave at once, so that neither tells the website what the other has booked. The browser adds cookies as a request
  // leaves it: by then the second tab has put its own key there.
  const { promise: bothSent, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await context.route('**/booking/request', async (route) => {
    sent += 1;
    if (sent === 2) resolve();
    await bothSent;
    await route.continue();
  });
  for (const { steps } of tabs) await steps.send.dblclick();
  const numbers = new Set<string>();
  for (const { steps } of tabs) numbers.add(await steps.number());
  expect(numbers.size).toBe(2);
  const sql = 'SELECT booking_number FROM appointments WHERE phone = ?';
  for (const { patient } of tabs) expect(queryDatabase(sql, patient.storedPhone)).toHaveLength(1);
  for (const form of forms) {
    await page.goto(form);
    await expect(page.getByRole('heading', { name: words.booking.outcome.bookedTitle })).toBeVisible();
  }
});

test('a form sent before the script came is not in its own way', async ({ page, booking, language }) => {
  // Nothing is held while the form is looked for.
  await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
  await booking.open('middle');
  const address = page.url();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.unroute('**/api/holds');

  const scripts = Promise.withResolvers<void>();
  const form = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', (route) => scripts.promise.then(() => route.continue()));
  await page.route(
    (url) => url.pathname === `/${language}/booking`,
    async (route) => {
      if (route.request().method() === 'POST') await form.promise;
      await route.continue();
    },
  );
  // A page that is being left answers no test: it has to say by itself that React has its form.
  await page.addInitScript(() => {
    setInterval(() => {
      const form = document.querySelector('form[method="post"]');
      if (form && Object.keys(form).some((key) => key.startsWith('__reactProps$'))) console.debug('hydrated');
    }, 100);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await booking.fill(newPatient(language));
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  const holds: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/api/holds') && one.method() === 'POST') holds.push(one.url());
  });
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/booking'));
  await booking.send.click({ noWaitAfter: true });
  await sent;
  scripts.resolve();
  await hydrated;
  form.resolve();
  expect(await booking.number()).toMatch(/\d/);
  expect(holds).toEqual([]);
});
