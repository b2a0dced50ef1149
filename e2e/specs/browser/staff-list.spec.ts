import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { createAccount, enterAs } from '../../support/accounts';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { expectAccessible } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { letBegin } from '../../support/clock';
import { colleague } from '../../support/colleague';
import { firstValue } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { literal, patternOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { mailsTo } from '../../support/patient-mail';
import { spreadsheetRows } from '../../support/spreadsheet-rows';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'], world: 'staff-list' });

test('a call opened from the panel beside the work list has the focus, not its row', async ({
  page,
  context,
  language,
  words,
}) => {
  const { appointments, calls } = words;
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName } });
  await enterAs(context, 'staff');
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/work-list`);
  await page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) }).click();
  await page.getByRole('button', { name: calls.this.open }).click();
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: calls.desk.confirmed, exact: true })).toBeFocused();
});

/** The doctor of an appointment takes that day off; the appointment is left to be moved. */
async function takeDoctorAway(bookingNumber: string) {
  const stored = (column: string) =>
    firstValue(`SELECT ${column} FROM appointments WHERE booking_number = ?`, bookingNumber);
  const day = new Date(Number(stored('starts_at'))).toISOString().slice(0, 10);
  const wanted = { startsOn: day, endsOn: day, startsAt: null, endsAt: null, note: 'Ill' };
  const change = { what: 'day-off', doctor: stored('doctor'), entry: null, wanted };
  const visits = [{ documentId: stored('document_id'), version: 1, becomes: 'toMove' }];
  const body = { data: { change, isTrial: false, visits, reason: null } };
  await colleague({ path: '/hours/changes', body }, 'manager');
}

test('columns, filters and order are in the address, and the file has the words of the reader', async ({
  page,
  context,
  language,
  words,
}) => {
  const { filter, columns, status, detail } = words.appointments;
  const lastName = familyName();
  // What a spreadsheet would run as a formula.
  const additionalNotes = '=HYPERLINK("https://elsewhere.example","open")';
  const person = { lastName, additionalNotes };
  const { bookingNumber } = await bookAppointment({ language, person });
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/appointments`);
  await page.getByRole('searchbox', { name: filter.q }).fill(lastName);
  const more = page.getByRole('checkbox', { name: words.lists.more });
  await more.press('Space');
  await page.getByRole('combobox', { name: filter.sort }).selectOption('startsAt:asc');
  await page.getByRole('checkbox', { name: detail.fields.notes }).check();
  await page.getByRole('checkbox', { name: columns.branch }).uncheck();
  await page.getByRole('button', { name: filter.apply }).click();
  await expect(page).toHaveURL(/sort=startsAt%3Aasc/);
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await heads()).toContain(detail.fields.notes);
  expect(await heads()).not.toContain(columns.branch);
  const counts = page.getByRole('navigation', { name: words.appointments.counts.label });
  await counts.getByRole('link', { name: new RegExp(literal(words.appointments.counts.pending)) }).click();
  await expect(page).toHaveURL(/status=pending/);
  // Whoever opens the address again sees the same list.
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await heads()).toContain(detail.fields.notes);
  await more.press('Space');
  await expect(page.getByRole('combobox', { name: filter.sort })).toHaveValue('startsAt:asc');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: filter.file }).click();
  const [head, ...rows] = spreadsheetRows(await (await download).path());
  // The file is what the list shows: the columns that were chosen, in their order, each with its name.
  const shown = (await heads()).map((head) => head.trim());
  expect(head).toEqual(shown);
  expect(head).not.toContain(detail.fields.email);
  expect(head).not.toContain(columns.branch);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 2)).toEqual([bookingNumber, status.pending]);
  expect(rows[0]).toContain(additionalNotes);
  expect(rows[0]?.some((cell) => /^\+20\d{10}$/.test(cell))).toBe(true);

  // On paper: the table alone, as a table on any width.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: filter.label })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCSS('display', 'table');
  await expect(page.getByRole('columnheader', { name: columns.patient })).toBeVisible();
});

test('an appointment that changed hours leave outside is marked in the list, its file and the call about it', async ({
  page,
  context,
  language,
  words,
}) => {
  const { filter, counts, toBeMoved, status } = words.appointments;
  const { open } = words.calls.this;
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName } });
  await takeDoctorAway(bookingNumber);
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/appointments`);
  await page.getByRole('searchbox', { name: filter.q }).fill(lastName);
  await page.getByRole('button', { name: filter.apply }).click();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.getByText(toBeMoved, { exact: true })).toBeVisible();

  await page.locator('a[href*="toBeMoved=true"]').first().click();
  await expect(page).toHaveURL(/toBeMoved=true/);
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('link', { name: counts.notOnlyToBeMoved })).toBeVisible();
  await page.getByRole('checkbox', { name: words.lists.more }).press('Space');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: filter.file }).click();
  const rows = spreadsheetRows(await (await download).path());
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual([
    bookingNumber,
    `${status.pending} · ${toBeMoved}`,
  ]);

  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await expect(page.getByText(toBeMoved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: open }).click();
  const desk = page.getByRole('region').filter({ has: page.locator('#call-title') });
  await expect(desk.getByText(toBeMoved, { exact: true })).toBeVisible();
});

test('a new request is heard by whoever wants to hear it, also after the page was opened again', async ({
  page,
  context,
  language,
  words,
}) => {
  await enterAs(context, 'staff');
  // Counts what the browser is told to play.
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      document.documentElement.dataset.notes = String(
        Number(document.documentElement.dataset.notes ?? 0) + 1,
      );
      start.call(this, when);
    };
  });
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
  await page.goto(`/${language}/admin/appointments`);
  const sound = page.getByRole('button', { name: words.appointments.arrival.sound });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  expect(await notes()).toBeGreaterThan(0);

  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await notes()).toBe(0);
  await bookAppointment({ language });
  await expect.poll(notes).toBeGreaterThan(0);
});

test('a working day with the keyboard alone: a request arrives, nobody answers, it is confirmed, mailed and done', async ({
  page,
  language,
  words,
  clock,
}) => {
  test.setTimeout(240_000);
  const { account, appointments, calls } = words;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo({ page, target });
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo({ page, target });
    await page.keyboard.type(text);
  };
  const staff = await createAccount('staff');
  const signIn = async () => {
    await type(page.getByRole('textbox', { name: account.login.identifier }), staff.email);
    await type(page.getByLabel(account.login.password, { exact: true }), staff.password);
    await page.keyboard.press('Enter');
  };
  await page.goto(`/${language}/admin`);
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: appointments.title })).toBeVisible();

  // The list is open; what the patient sends appears in it by itself.
  const lastName = familyName();
  const email = `${lastName.toLowerCase()}@example.org`;
  const phone = newPatient(language).storedPhone;
  const { bookingNumber } = await bookAppointment({ language, person: { lastName, email, phone } });
  const row = page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) });
  await expect(row).toBeVisible();
  const news = new RegExp(`^${literal(appointments.arrival.news).replace(/\\\{found\\\}/, '.+')}$`);
  await expect(page.getByRole('status').filter({ hasText: news })).toHaveCount(1);

  await press(row);
  await expect(page.getByText(appointments.mails.title)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: calls.this.open }));

  // The first call: nobody answers. The focus is where the keys count, and they lead to the answers.
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await expectAccessible(page);
  await expect(call.locator('#call-phone')).toHaveAttribute('href', `tel:${phone}`);
  const number = new RegExp(bookingNumber.replaceAll('-', ''));
  await expect(call.locator('#call-whatsapp')).toHaveAttribute('href', number);
  await call.focus();
  await page.keyboard.press('2');
  const tryAgain = page.getByRole('combobox', { name: calls.desk.tryAgain });
  await expect(tryAgain).toBeFocused();
  await tryAgain.selectOption('15');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();
  await expect(page.getByRole('button', { name: calls.desk.next })).toBeFocused();

  // Found again by name, which is in no address; called again and confirmed.
  await page.goto(`/${language}/admin/appointments`);
  const search = page.getByRole('searchbox', { name: appointments.filter.q });
  await type(search, lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=[a-z0-9]{10}/);
  expect(page.url()).not.toContain(lastName);
  await expect(search).toHaveValue(lastName);
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(row);
  await expect(page.getByText(patternOf(appointments.history.noAnswer))).toBeVisible();
  const file = page.url();
  await press(page.getByRole('button', { name: calls.this.open }));
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: calls.desk.confirmed })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();

  // The patient is told, and the appointment takes place.
  await expect.poll(() => mailsTo(email).sort()).toEqual(['visit-confirmed', 'visit-received']);
  await page.goto(file);
  await expect(page.getByText(appointments.history.phone.confirmed)).toBeVisible();
  await expect(page.getByRole('button', { name: appointments.move.done })).toHaveCount(0);
  await press(page.getByRole('button', { name: appointments.move.canceled, exact: true }));
  await expect(page.getByText(appointments.move.reasonRequired)).toBeFocused();
  await expect(page.getByText(appointments.move.reasonMissing)).toBeVisible();
  await letBegin(clock, bookingNumber);
  await page.goto(file);
  await signIn();
  await press(page.getByRole('button', { name: appointments.move.done }));
  await expect(page.getByText(appointments.move.changed)).toBeFocused();
  expect(findAppointment(bookingNumber)?.status).toBe('done');

  await page.goto(file);
  await press(page.getByRole('button', { name: account.logout }));
  await expect(page.getByRole('heading', { level: 1, name: account.login.title })).toBeVisible();
  const logs = [environment.backendLog, environment.websiteLog]
    .map((log) => readFileSync(log, 'utf8'))
    .join('\n')
    .toLowerCase();
  for (const planted of [lastName, email, phone]) expect(logs).not.toContain(planted.toLowerCase());
});
