import type { Locator, Page, Route } from '@playwright/test';
import { FATAL_WORDS } from '../../../website/src/lib/page/fatal-words';
import { openFarDay, timesOfDay } from '../../pages/booking';
import { fillCallerForm } from '../../pages/staff';
import { freeLinks, weekOf } from '../../pages/staff-calendar';
import { enterAs, enterAsNew } from '../../support/accounts';
import { bookAppointment, doctorOfTest } from '../../support/appointments';
import { cardPhoto, wrongFiles } from '../../support/card-pictures';
import { columnOf, findAppointment, idOfAppointment, queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdPage, lose, waitForReact } from '../../support/hydration';
import { EMERGENCY, newPatient } from '../../support/patient';

// The browser logs an answer that refuses a file, and a broken line; both are expected here.
test.use({ allowedComplaints: [/status of 415|ERR_CONNECTION_(?:FAILED|RESET)|Failed to fetch/] });

/** Opens the entry of a list of the site at a place. @returns its number */
async function openEntry(page: Page, list: string, place: number): Promise<string> {
  await page.goto(list);
  const link = page.locator(`main h2 a[href*="${list}/"], main h3 a[href*="${list}/"]`).nth(place);
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  return /\/(\d+)-[^/]*$/.exec(path)?.[1] ?? '';
}

// Ways from an entry without script: as-built/pages.spec.ts; from a search: doctors/query.test.ts.
test('doctors of a service or branch have its times alone', async ({ page, language, words }) => {
  await test.step('a choice that was pressed', async () => {
    await page.goto(`/${language}/booking?by=doctor`);
    const choices = page.locator('main li a[href*="doctor="]');
    await waitForReact(choices);
    const letGo = await holdPage(page, ({ searchParams }) => searchParams.has('doctor'));
    await choices.nth(1).click();
    const chosen = page.locator('[data-chosen]');
    await expect(choices.filter({ has: chosen })).toHaveCount(1);
    await expect(choices.nth(1).locator('[data-chosen]')).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/[?&]doctor=\d+/);
    await expect(chosen).toHaveCount(0);
  });

  await test.step('a branch', async () => {
    const asked = page.waitForResponse(/availability\/next\?locale=[a-z]{2}&branch=[a-z0-9]{24}$/);
    const branch = await openEntry(page, `/${language}/branches`, 1);
    const { data }: { data: { branch: string }[] } = await (await asked).json();
    expect(new Set(data.map((next) => next.branch)).size).toBe(1);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const cards = page.locator('[aria-labelledby="doctors"] article');
    await expect(cards.getByText(`${words.availability.nextFree} · ${name}`).first()).toBeVisible();
    await cards.locator('a[href*="/booking?"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*branch=${branch}`));
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('a service, whose times are as long as it takes', async () => {
    // Holds are faked, so that no time is taken from parallel tests.
    await page.route('**/api/holds', (route) => route.fulfill({ json: { status: 'none' } }));
    const asked = page.waitForRequest(/availability\/next\?locale=[a-z]{2}&service=[a-z0-9]{24}$/);
    const service = await openEntry(page, `/${language}/services`, 2);
    await asked;
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const doctors = page.locator('[aria-labelledby="doctors"]');
    await doctors.locator('a[href*="/booking?"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*service=${service}`));
    await page.goBack();

    const week = page.waitForRequest(/api\/availability\/week\?.*service=\d+/);
    await doctors.locator('h3 a').first().click();
    await expect(page).toHaveURL(/\/doctor\/\d+-/);
    await week;
    await expect(page.getByText(words.availability.week.forService.replace('{service}', name))).toBeVisible();
    const times = page.locator('[aria-labelledby="free-times"] a[href*="time="]');
    await expect(times.first()).toBeAttached();
    await times.first().click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*service=${service}.*time=`));
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
  });
});

test('a service leads to one booking on a cut line', async ({ page, booking, language, words }) => {
  const { questions, way, outcome, form, back } = words.booking;
  const question = (name: keyof typeof questions) =>
    page.getByRole('heading', { name: questions[name], exact: true });
  const chooseFirst = async (name: keyof typeof questions) => {
    // The filter above a list of doctors holds links too, but is no part of the list itself.
    await page.getByRole('region', { name: questions[name] }).locator('ul > li.grid > a').first().click();
    await expect(question(name)).toHaveCount(0);
  };
  // The hearing test: only some specialties and doctors offer it.
  await page.goto(`/${language}/services`);
  await page.getByRole('main').locator('a[href*="/services/2-"]').first().click();
  await expect(page).toHaveURL(/\/services\/2-/);
  const service = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: words.services.book }).first().click();
  await expect(question('doctor')).toBeVisible();
  await page.getByRole('link', { name: back, exact: true }).click();
  await expect(question('way')).toBeVisible();

  await page.getByRole('link', { name: way.branch }).click();
  await chooseFirst('branch');
  await expect(question('specialty').or(question('doctor'))).toBeVisible();
  if (await question('specialty').isVisible()) await chooseFirst('specialty');
  await expectAccessible(page);
  // On phones the choices open over the question, and close with it.
  const { summary } = words.booking;
  const choices = page.locator('main details').first();
  if (await choices.isVisible()) await choices.locator('summary').click();
  const change = page.getByRole('link', { name: summary.changeOf.replace('{what}', summary.branch) });
  await change.filter({ visible: true }).click();
  await expect(question('branch')).toBeVisible();
  await expect(choices).not.toHaveAttribute('open');
  await page.goBack();
  await chooseFirst('doctor');
  await expect(question('time')).toBeVisible();
  const { calendar } = words.booking;
  await page.route('**/api/availability/month*', (route) => route.abort('connectionfailed'), { times: 1 });
  const turn = page.getByRole('link', { name: calendar.nextMonth });
  await waitForReact(turn);
  await turn.click();
  await expect(page.getByRole('alert').filter({ hasText: calendar.failed })).toBeVisible();
  await expect(page.getByText(calendar.failed), 'it is said once').toHaveCount(1);
  await openFarDay(page, language);
  // No surface of ours says which day is open where the device chooses the colours.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('td[aria-selected="true"]')).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await timesOfDay(page).first().click();

  await expect(question('information')).toBeVisible();
  await page.goBack();
  await expect(question('time')).toBeVisible();
  await page.goForward();
  await expect(question('information')).toBeVisible();
  await page.reload();
  await expect(question('information')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(service);

  const patient = newPatient(language);
  await booking.fill(patient);
  await booking.notes.fill(EMERGENCY[language]);
  await waitForReact(booking.send);
  await booking.send.click();
  await expect(page.getByRole('alert').filter({ hasText: words.search.urgent })).toBeVisible();
  // The request arrives; its answer does not. What was said before is not asked once more.
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/booking/request', cut, { times: 1 });
  await booking.send.click();
  await expect(page.getByRole('alert').filter({ hasText: outcome.offlineTitle })).toBeVisible();
  await expect(booking.lastName).toHaveValue(patient.lastName);
  await page.getByRole('button', { name: form.sendAgain }).click();

  const number = await booking.number();
  await expect(page.getByRole('main')).toContainText(service);
  expect(findAppointment(number)).toMatchObject({ status: 'pending', locale: language });
  const sql = 'SELECT booking_number AS number FROM appointments WHERE phone = ?';
  expect(queryDatabase(sql, patient.storedPhone)).toEqual([{ number }]);
});

test('a contract has both sides of its card stored', async ({ page, booking, language, words }) => {
  await booking.open('last');
  const patient = newPatient(language);
  await booking.fill(patient);

  const { form, faults } = words.booking;
  await page.getByRole('radio', { name: form.company }).check();
  const side = (name: string) => page.getByRole('group', { name, exact: true });
  const choose = (name: string) => side(name).locator('input[type=file]').last();
  // A picture that is chosen before React is there is not sent.
  await waitForReact(booking.send);
  await booking.send.click();
  await expect(page.getByRole('alert').filter({ hasText: faults.cardBack.required })).toBeVisible();
  await expectAccessible(page);

  for (const { file, fault } of wrongFiles()) {
    await choose(form.cardFront).setInputFiles(file);
    await expect(side(form.cardFront)).toContainText(words.cards.faults[fault]);
  }
  // The line breaks under a picture: sending it again is one press, and the picture need not be chosen again.
  await page.route('**/api/cards', (route) => route.abort('connectionfailed'), { times: 1 });
  await choose(form.cardFront).setInputFiles(await cardPhoto('#0b1b33'));
  await expect(side(form.cardFront)).toContainText(words.cards.faults.offline);
  await side(form.cardFront).getByRole('button', { name: words.cards.retry }).click();
  await expect(side(form.cardFront)).toContainText(words.cards.kept);
  for (const name of [form.cardFront, form.cardBack]) {
    await choose(name).setInputFiles(await cardPhoto(name === form.cardFront ? '#0b4a8f' : '#0b7a75'));
    await expect(side(name)).toContainText(words.cards.kept);
  }
  await page.getByRole('combobox', { name: form.organisation.company }).selectOption({ index: 1 });

  await page.reload();
  await expect(booking.lastName).toHaveValue(patient.lastName);
  await expect(side(form.cardBack)).toContainText(words.cards.kept);
  await booking.send.click();

  const bookingNumber = await booking.number();
  const sql = `SELECT c.side FROM cards c JOIN appointments a ON a.document_id = c.appointment
    WHERE a.booking_number = ? ORDER BY c.side`;
  expect(queryDatabase(sql, bookingNumber)).toEqual([{ side: 'back' }, { side: 'front' }]);

  // Staff who open the appointment have not looked at its card: a picture is fetched, and that recorded, when asked for.
  const id = idOfAppointment(bookingNumber);
  const looks = () =>
    queryDatabase("SELECT action FROM log_entries WHERE action = 'card.view' AND subject = ?", id);
  await enterAs(page.context(), 'manager');
  await page.goto(`/${language}/admin/appointments/${id}`);
  const { staff } = words.cards;
  const show = page.getByRole('link', { name: `${staff.show}: ${staff.front}` });
  await expect(show).toBeVisible();
  expect(looks()).toEqual([]);
  await show.click();
  const picture = page.getByRole('img', { name: staff.front });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('region', { name: staff.front })).toBeFocused();
  await expect.poll(looks).toHaveLength(1);
  await expect(page.getByRole('link', { name: `${staff.show}: ${staff.back}` })).toBeVisible();

  // A doctor sees no card, and is not told that there is none any more.
  await enterAsNew(page.context(), 'doctor', String(columnOf(bookingNumber, 'doctor')));
  await page.goto(`/${language}/admin/appointments/${id}`);
  const { detail } = words.appointments;
  await expect(page.getByText(detail.contracts.company, { exact: true })).toBeVisible();
  await expect(page.getByText(staff.gone)).toHaveCount(0);
});

test('a form whose answer got lost is put back', async ({ page, plain, enter, language, words }) => {
  const patient = newPatient(language);
  const fields = ['firstName', 'lastName', 'phone', 'age'] as const;
  const sendInVain = async (send: Locator, key: Locator) => {
    const former = await key.inputValue();
    expect(former).not.toBe('');
    const { pathname } = new URL(page.url());
    await page.route((address) => address.pathname === pathname, lose);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: FATAL_WORDS[language].retry }).click();
    await expect(key).toHaveValue(former);
  };

  await test.step('the waiting list', async () => {
    await page.goto(`/${language}/booking/waiting-list?doctor=${doctorOfTest().number}`);
    const send = page.getByRole('button', { name: words.waitingList.form.send });
    await waitForReact(send);
    await plain.fillPerson(patient);
    await sendInVain(send, page.locator('input[name="key"]'));
    for (const name of fields) await expect(plain[name]).toHaveValue(patient[name]);
    await expect(plain.consent).toBeChecked();
  });

  await test.step('the booking on one page', async () => {
    const key = page.locator('input[name="idempotencyKey"]');
    await plain.open();
    await waitForReact(plain.show);
    await expect(key).toHaveValue(/./);
    await sendInVain(plain.show, key);
  });

  await test.step('what staff filled in for a caller', async () => {
    await enter('staff');
    await page.goto(weekOf(language, doctorOfTest().id));
    await freeLinks(page, words).last().click();
    const submit = page.getByRole('button', { name: words.staffCalendar.new.submit });
    await waitForReact(submit);
    await fillCallerForm(page, words, patient);
    await sendInVain(submit, page.locator('input[name="key"]'));
    for (const name of fields)
      await expect(page.getByLabel(words.appointments.amend[name])).toHaveValue(patient[name]);
  });

  await test.step('the link of an appointment is not called wrong where the line is', async () => {
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    const { confirmation } = words.booking;
    await page.route('**/booking/confirmation/*', lose);
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
    await expect(page.getByRole('heading', { name: confirmation.failed })).toBeVisible();
    await expect(page.getByText(confirmation.notFoundText)).toHaveCount(0);
    await page.unroute('**/booking/confirmation/*', lose);
    await page.reload();
    await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
    // Nor where the browser refuses the cookie that opens it.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    );
    const other = await bookAppointment({ language });
    await page.goto(`/${language}/booking/confirmation/${other.bookingNumber}#${'x'.repeat(20)}`);
    await expect(page.getByRole('heading', { name: confirmation.failed })).toBeVisible();
  });
});
