import type { Page } from '@playwright/test';
import { bookingOn } from '../../pages/booking';
import { settleAppointment } from '../../support/accounts';
import { addressOf, bookAppointment, doctorOfTest, findFreeTime } from '../../support/appointments';
import { expectReadableInDark } from '../../support/axe';
import { columnOf, findAppointment, queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, waitForReact } from '../../support/hydration';
import { literal, patternOf } from '../../support/locale';
import { EMERGENCY, newPatient, phoneMessagesTo } from '../../support/patient';

test('a reader walks from the home page', async ({ page, booking, language, words }) => {
  const { form, faults, confirmation, outcome } = words.booking;
  const patient = newPatient(language);
  const email = `${patient.storedPhone.slice(1)}@news.example`;
  await page.goto(`/${language}`);
  await page.getByRole('link', { name: words.home.allDoctors }).first().click();
  // The home page shows doctors too: until it has gone, a click would land there.
  await expect(page).toHaveURL(new RegExp(`/${language}/doctors$`));
  await expect(page.getByRole('searchbox', { name: words.doctors.finder.search })).toBeVisible();
  const { number: doctor } = doctorOfTest();
  await page.locator(`main a[href*="/${language}/doctor/${doctor}-"]`).first().click();
  await expect(page).toHaveURL(/\/doctor\/\d+-/);
  await (await booking.freeTime()).click();
  await booking.answer();

  await test.step('mistakes are listed, lead to their fields, and nothing typed is lost', async () => {
    const [before = ''] = form.callBy.split('{time}');
    const call = new RegExp(String.raw`${literal(before)}\d{1,2}(:\d\d)? .+\d{1,2}.+[\d ]{5,}`);
    await expect(page.getByText(call), 'by when and from which number the call comes').toBeVisible();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await booking.firstName.fill('Mona');
    await booking.phone.fill('12');
    await booking.send.click();
    const summary = page.getByRole('alert').filter({ hasText: form.errorTitle });
    await expect(summary).toBeVisible();
    release();
    await waitForReact(booking.send);
    await expectAccessible(page);
    await expectReadableInDark(page, 'mistakes');
    // Sent with the same mistakes, they are heard again.
    await booking.send.click();
    await expect(summary.locator('..')).toBeFocused();
    await summary.getByRole('link', { name: faults.lastName.required }).click();
    await expect(booking.lastName).toBeFocused();
    await expect(booking.lastName).toHaveAttribute('aria-invalid', 'true');
    await expect(booking.firstName).toHaveValue('Mona');
  });

  const tellBy = page.getByRole('group', { name: form.tellBy });
  const news = page.locator('#news');
  // To words that an editor changes meanwhile nobody has agreed.
  const shownWords = page.locator('input[name="shownWords"]');
  await shownWords.evaluate((field) => field.setAttribute('value', 'those of before'));
  await booking.fill(patient);
  await page.reload();
  await expect(booking.lastName).toHaveValue(patient.lastName);
  await expect(booking.consent).not.toBeChecked();
  await booking.fill(patient);
  await booking.email.fill(email);
  await booking.notes.fill(EMERGENCY[language]);
  await expect(tellBy.getByRole('radio', { name: form.tellByNo })).toBeChecked();
  await expect(news).not.toBeChecked();
  await tellBy.getByRole('radio', { name: form.tellBySms }).check();
  await news.check();
  await page.reload();
  await expect(tellBy.getByRole('radio', { name: form.tellBySms })).toBeChecked();
  await expect(news).toBeChecked();

  // Answered before what else is wrong with the form.
  await booking.lastName.fill('');
  await booking.send.click();
  const warning = page.getByRole('alert').filter({ hasText: words.search.urgent });
  await expect(warning.locator('..')).toBeFocused();
  await expect(warning.locator('a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page, 'emergency');
  expect(queryDatabase('SELECT id FROM appointments WHERE phone = ?', patient.storedPhone)).toEqual([]);
  await booking.lastName.fill(patient.lastName);
  await booking.send.click();

  const number = await booking.number();
  await expect(page.getByText(confirmation.status).first()).toBeVisible();
  await expect(page.getByText(patternOf(confirmation.callBy)).first()).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page, 'confirmation');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  const stored = findAppointment(number);
  const { firstName, storedPhone: phone } = patient;
  expect(stored).toMatchObject({ status: 'pending', firstName, phone, locale: language });
  if (!stored) throw new Error('The appointment is not in the database.');
  // The browser of this test is in New Zealand: what it shows must be the clock of the branch.
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: stored.timeZone } as const;
  const [time = ''] = /\d{1,2}:\d{2}/.exec(stored.startsAt.toLocaleTimeString('en', clock)) ?? [];
  // Noon has a word of its own in Arabic.
  const shown = language === 'ar' && time === '12:00' ? '12 ظهرًا' : time;
  await expect(page.getByRole('main')).toContainText(shown);

  // Its words: documents/phone/content.test.ts; its link is opened in `today` and `series`.
  await expect.poll(() => phoneMessagesTo(phone)).toHaveLength(1);
  // The file of managers names people who agreed: backend/tests/news.test.ts, desk/news/rules.test.ts.
  expect(columnOf(number, 'news_text')).toMatch(language === 'ar' ? /أخبار/ : /news/);
  await page.goBack();
  const booked = page.getByRole('heading', { name: outcome.bookedTitle });
  await expect(booked).toBeVisible();
  await expect(page.getByText(outcome.goneTitle)).toHaveCount(0);
  await expect(booking.send).toHaveCount(0);
  await page.reload();
  await expect(booked).toBeVisible();
  await page.getByRole('link', { name: outcome.bookedLink }).click();
  expect(await booking.number()).toBe(number);
  const { purposes, stop } = words.appointment.consents;
  const agreed = page.locator('details').filter({ hasText: purposes.news });
  await agreed.locator('summary').click();
  await agreed.getByRole('button', { name: stop.news }).click();
  await expect(agreed.getByRole('button')).toHaveCount(0);
  expect(columnOf(number, 'news_text')).toBeNull();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('whoever is slower keeps what was typed', async ({ page, booking, language, words }) => {
      const { outcome } = words.booking;
      const patient = newPatient(language);
      // A held time cannot be taken by anyone else; holding may fail.
      await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
      const time = await findFreeTime({ doctor: doctorOfTest().id, daysAhead: 1, days: 9 });
      await page.goto(addressOf(time, language));
      await booking.fill(patient);
      await bookAppointment({ language, time });
      await booking.send.click();
      await expect(page.getByRole('alert').filter({ hasText: outcome.takenTitle })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      else await expect(page.getByText(outcome.takenTitle).filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(outcome.goneTitle).filter({ visible: true })).toHaveCount(0);
      await expect(booking.lastName).toHaveValue(patient.lastName);
      await page
        .getByRole('button', { name: patternOf(outcome.requestTime) })
        .first()
        .click();
      const number = await booking.number();
      const stored = findAppointment(number);
      if (!stored) throw new Error('The appointment is not in the database.');
      expect(stored.phone).toBe(patient.storedPhone);
      expect(stored.startsAt).not.toEqual(new Date(time.startsAt));

      // Once it is canceled, the same can be booked again.
      await settleAppointment(number, 'canceled');
      await page.goto(addressOf({ ...time, startsAt: stored.startsAt.toISOString() }, language));
      expect(await booking.book(patient)).not.toBe(number);
      expect(findAppointment(number)?.status).toBe('canceled');
    });
  });

test('a picked time is kept for one booking', async ({ page, booking, browser, language, words }) => {
  await booking.open('last');
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  const address = page.url();
  const second = await browser.newPage();
  const { goneTitle } = words.booking.outcome;
  const answer = second.waitForResponse('**/api/holds');
  await second.goto(address);
  expect(await (await answer).json()).toMatchObject({ status: 'taken' });
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

  await test.step('a booking that is begun anew is another one', async () => {
    const { reusedTitle: title, reusedText: text, startNew } = words.booking.outcome;
    const key = page.locator('input[name="idempotencyKey"]');
    await booking.open('middle');
    await booking.fill(newPatient(language));
    await expect(key).not.toHaveValue('');
    const former = await key.inputValue();
    // As for a tab that was opened twice, of which the other one has booked.
    const json = { status: 'refused', reason: 'reused', title, text };
    await page.route('**/booking/request', (route) => route.fulfill({ json }));
    await booking.send.click();
    await page.getByRole('link', { name: startNew }).click();
    await expect(page.getByRole('heading', { name: words.booking.questions.way })).toBeVisible();
    await booking.open('middle');
    await expect(key).not.toHaveValue('');
    expect(await key.inputValue()).not.toBe(former);
  });
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
  const address = await booking.addressOfForm('middle');
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
