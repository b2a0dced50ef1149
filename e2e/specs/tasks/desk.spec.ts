import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { beginAppointment, letBeDue } from '../../support/begin-appointment';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type FreeTime, listFreeTimes } from '../../support/free-times';
import { type Effort, Hand } from '../../support/hand';
import { patternOf, wordsOf } from '../../support/locale';
import { familyName, newPatient, type Patient } from '../../support/patient';
import { enterAs } from '../../support/staff-session';

/** What the twelve tasks took, for `npm run bench:desk`. */
const RESULTS = process.env.DESK_TASKS_FILE ?? '';

const words = wordsOf.en;
const { appointments, calls, today, patientSearch, staffCalendar } = words;
const found: { task: string; effort: Effort }[] = [];

// What is measured is one person at one desk.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

let page: Page;
let hand: Hand;

test.beforeEach(async ({ page: fresh, context, request }) => {
  await enterAs({ role: 'staff', context, request });
  page = fresh;
  hand = new Hand(page);
});

test.afterAll(() => {
  if (RESULTS) writeFileSync(RESULTS, JSON.stringify(found));
});

/** One task: from the page on which the desk is working, until its result can be seen. */
function task(name: string, perform: () => Promise<void>): void {
  test(name, async () => {
    await perform();
    found.push({ task: name, effort: hand.spent });
    expect(hand.spent.presses).toBeGreaterThan(0);
  });
}

const desk = () => page.goto('/en/admin/appointments');
const openAppointment = (bookingNumber: string) =>
  page.goto(`/en/admin/appointments/${idOfAppointment(bookingNumber)}`);

/** Somebody who has been here before, with an appointment to come. */
async function knownPatient() {
  const patient = newPatient('en');
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({
    language: 'en',
    person: { firstName: patient.firstName, lastName, phone: patient.storedPhone },
  });
  return { ...patient, lastName, bookingNumber };
}

async function findByLastDigits({ phone, name }: { phone: string; name: string }): Promise<void> {
  await hand.type({
    target: page.getByRole('searchbox', { name: patientSearch.label }),
    text: phone.slice(-7),
  });
  await hand.key('Enter');
  // One patient alone is opened at once.
  await hand.see(page.getByRole('heading', { level: 1, name }));
}

async function typePatient({ firstName, lastName, phone, age }: Patient): Promise<void> {
  const { new: form } = staffCalendar;
  for (const [label, text] of [
    [form.firstName, firstName],
    [form.lastName, lastName],
    [form.phone, phone],
    [form.age, age],
  ] as const)
    await hand.type({ target: page.getByLabel(label), text });
}

/** A confirmed appointment that began ten minutes ago, and its branch. */
async function dueAppointment() {
  const patient = await knownPatient();
  letBeDue(patient.bookingNumber);
  const sql = 'SELECT branch FROM appointments WHERE booking_number = ?';
  const [row] = queryDatabase({ sql, values: [patient.bookingNumber] });
  return { ...patient, branch: String(Reflect.get(Object(row), 'branch')) };
}

/** Has a doctor of a branch receive until midnight today, as a manager enters it, where no time of today is left. */
async function receiveToday(branch: string): Promise<void> {
  const sql = `SELECT doctors.document_id AS doctor, branches.time_zone AS zone FROM schedules_doctor_lnk
    JOIN schedules_branch_lnk USING (schedule_id)
    JOIN doctors ON doctors.id = schedules_doctor_lnk.doctor_id
    JOIN branches ON branches.id = schedules_branch_lnk.branch_id
    WHERE branches.document_id = ? LIMIT 1`;
  const [row] = queryDatabase({ sql, values: [branch] });
  const { doctor, zone } = Object(row);
  const [date = '', time = ''] = new Date().toLocaleString('sv-SE', { timeZone: zone }).split(' ');
  const weekday = new Date(date).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
  const from = `${String(Math.min(Number(time.slice(0, 2)) + 1, 23)).padStart(2, '0')}:00`;
  const { hours } = words;
  const manager = await page.context().browser()?.newContext({ baseURL: environment.siteUrl });
  if (!manager) throw new Error('There is no browser.');
  await enterAs({ role: 'manager', context: manager, request: manager.request });
  const form = await manager.newPage();
  await form.goto(`/en/admin/today?branch=${branch}`);
  await form.getByRole('link', { name: today.walkIn.open, exact: true }).click();
  const none = form.getByText(today.walkIn.none);
  await expect(form.locator('a[href*="walkIn=yes"]').first().or(none)).toBeVisible();
  if (!(await none.isVisible())) return await manager.close();
  await form.goto(`/en/admin/hours/${doctor}/edit?set=new`);
  await form.locator('#branch').selectOption(branch);
  await form.locator('#slotMinutes').fill('20');
  await form.locator(`#${weekday}-0-from`).fill(from);
  await form.locator(`#${weekday}-0-to`).fill('23:59');
  await form.locator('#validFrom').fill(date);
  await form.locator('#validTo').fill(date);
  await form.getByRole('radio', { name: hours.form.adds }).check();
  await form.getByRole('button', { name: hours.form.check }).click();
  await form.getByRole('button', { name: hours.plan.save, exact: true }).click();
  await expect(form.getByText(hours.said.saved)).toBeVisible();
  await manager.close();
}

/** Free times of one doctor in one branch on one day. */
async function dayOfFourteen(): Promise<FreeTime[]> {
  const all = await listFreeTimes({ count: 100_000, daysAhead: 44 });
  const keyOf = ({ doctor, branch, startsAt }: FreeTime) => `${doctor} ${branch} ${startsAt.slice(0, 10)}`;
  const days = [...Map.groupBy(all, keyOf).values()];
  return (days.find((times) => times.length >= 14) ?? []).slice(0, 14);
}

const rowOfToday = (lastName: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: lastName })
    .filter({ has: page.getByRole('link') })
    .last();

task('find a caller by the last digits of the phone', async () => {
  const { storedPhone, firstName, lastName } = await knownPatient();
  await desk();
  await findByLastDigits({ phone: storedPhone, name: `${firstName} ${lastName}` });
});

task('book another visit for somebody who has been here', async () => {
  const { storedPhone, firstName, lastName } = await knownPatient();
  await desk();
  const name = `${firstName} ${lastName}`;
  await findByLastDigits({ phone: storedPhone, name });
  await hand.click(page.getByRole('link', { name: patientSearch.book }));
  await hand.click(page.getByRole('main').locator('a[href*="startsAt="]').first());
  await hand.type({ target: page.getByLabel(staffCalendar.new.age), text: '34' });
  await hand.check(page.getByLabel(staffCalendar.new.consent));
  await hand.click(page.getByRole('button', { name: staffCalendar.new.submit }));
  await hand.see(
    page.getByText(appointments.history.booked.replace('{status}', appointments.status.confirmed)),
  );
});

task('book the first visit of a caller', async () => {
  const sunday = new Date(Date.now() + 30 * 86_400_000);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const date = sunday.toISOString().slice(0, 10);
  await page.goto(`/en/admin/calendar?date=${date}`);
  await hand.click(page.getByRole('link', { name: patternOf(staffCalendar.book) }).first());
  await typePatient(newPatient('en'));
  await hand.check(page.getByLabel(staffCalendar.new.consent));
  await hand.click(page.getByRole('button', { name: staffCalendar.new.submit }));
  await hand.see(
    page.getByText(appointments.history.booked.replace('{status}', appointments.status.confirmed)),
  );
});

task('call about the next request and confirm it', async () => {
  await bookAppointment({ language: 'en' });
  await page.goto('/en/admin/work-list');
  await hand.click(page.getByRole('button', { name: calls.desk.next }));
  await hand.see(page.getByRole('button', { name: calls.desk.confirmed }));
  await hand.click(page.getByRole('button', { name: calls.desk.confirmed }));
  await hand.see(page.getByText(calls.feedback.confirmed));
});

task('note that nobody answered, to be called again in a quarter of an hour', async () => {
  const { bookingNumber } = await bookAppointment({ language: 'en' });
  await openAppointment(bookingNumber);
  await hand.click(page.getByRole('button', { name: calls.this.open }));
  await hand.choose({ target: page.getByRole('combobox', { name: calls.desk.tryAgain }), value: '15' });
  await hand.click(page.getByRole('button', { name: calls.desk.noAnswer }));
  await hand.see(page.getByText(calls.feedback.noAnswer));
});

task('move the visit to the next free time, on the phone', async () => {
  const { bookingNumber } = await bookAppointment({ language: 'en' });
  await openAppointment(bookingNumber);
  await hand.click(page.getByRole('button', { name: calls.this.open }));
  const another = page
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: calls.box.another, exact: true }) });
  await hand.click(another.getByRole('button').first());
  await hand.see(page.getByText(staffCalendar.move.inCall));
});

task('cancel a visit with a reason', async () => {
  const { bookingNumber } = await bookAppointment({ language: 'en' });
  await openAppointment(bookingNumber);
  await hand.type({ target: page.getByLabel(appointments.move.reason), text: 'The patient rang' });
  await hand.click(page.getByRole('button', { name: appointments.move.canceled, exact: true }));
  await hand.see(page.getByText(appointments.move.changed));
});

task('correct a phone number', async () => {
  const { bookingNumber } = await bookAppointment({ language: 'en' });
  await openAppointment(bookingNumber);
  await hand.click(page.getByRole('link', { name: appointments.amend.link }));
  await hand.type({ target: page.getByLabel(appointments.amend.phone), text: newPatient('en').phone });
  await hand.click(page.getByRole('button', { name: appointments.amend.submit }));
  await hand.see(page.getByRole('main').getByText(appointments.history.fields.phone).last());
});

task('note that a patient has come', async () => {
  const { lastName, branch } = await dueAppointment();
  await page.goto(`/en/admin/today?branch=${branch}`);
  await hand.click(rowOfToday(lastName).getByRole('button', { name: today.press.arrived, exact: true }));
  await hand.see(page.getByRole('status').getByText(patternOf(today.pressed.arrivedWithTicket)));
});

task('send a patient in, and note the visit as done', async () => {
  const { lastName, branch, bookingNumber } = await dueAppointment();
  beginAppointment(bookingNumber);
  await page.goto(`/en/admin/today?branch=${branch}`);
  const row = rowOfToday(lastName);
  await hand.click(row.getByRole('button', { name: today.press.with_doctor, exact: true }));
  await hand.click(row.getByRole('button', { name: today.press.done, exact: true }));
  await hand.see(page.getByRole('status').getByText(patternOf(today.pressed.done)));
});

task('book somebody who stands at the desk', async () => {
  const { branch } = await dueAppointment();
  // In the evening nobody works; the task is measured all the same, but in the last hour of the day.
  await receiveToday(branch);
  await page.goto(`/en/admin/today?branch=${branch}`);
  await hand.click(page.getByRole('link', { name: today.walkIn.open, exact: true }));
  await hand.click(page.locator('a[href*="walkIn=yes"]').first());
  await typePatient({ ...newPatient('en'), lastName: familyName() });
  await hand.check(page.getByLabel(staffCalendar.new.consent));
  await hand.click(page.getByRole('button', { name: staffCalendar.new.walkInSubmit }));
  await hand.see(page.getByRole('status').or(page.getByText(today.walkIn.mark)).first());
});

task('give the fourteen visits of a doctor who is ill to somebody else', async () => {
  const { bulk } = words;
  const time = await dayOfFourteen();
  for (const one of time) await bookAppointment({ language: 'en', time: one });
  const [first] = time;
  const day = first?.startsAt.slice(0, 10);
  const filter = `doctor=${first?.doctor}&firstDay=${day}&lastDay=${day}`;
  await page.goto(`/en/admin/appointments?${filter}`);
  await hand.click(page.getByRole('link', { name: bulk.link.reassign, exact: true }));
  const to = page.getByRole('combobox', { name: bulk.to });
  await hand.choose({ target: to, value: { index: 1 } });
  await hand.click(page.getByRole('button', { name: bulk.look }));
  const rows = page.getByRole('list', { name: bulk.rows }).getByRole('listitem');
  await hand.see(rows.first());
  // Those whose time is not free there get another, each its own.
  const times = rows.getByRole('combobox');
  const count = await times.count();
  for (let index = 0; index < count; index += 1) {
    const own = times.nth(index);
    const options = await own.locator('option').count();
    await hand.choose({ target: own, value: { index: index % options } });
  }
  await hand.click(page.getByRole('button', { name: bulk.all, exact: true }));
  await hand.click(page.getByRole('button', { name: bulk.submit.reassign }));
  await hand.see(page.getByRole('region', { name: bulk.results }));
});
