import { writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { type Clock, letBegin } from '../../support/clock';
import { confirmAppointment } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
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
test.use({ languages: ['en'], world: 'tasks' });
test.setTimeout(300_000);

let page: Page;
let hand: Hand;
let clock: Clock;
let desks: APIRequestContext;

test.beforeEach(async ({ page: fresh, context, request, clock: own }) => {
  clock = own;
  desks = request;
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
  await confirmAppointment(desks, patient.bookingNumber);
  await letBegin(clock, patient.bookingNumber, 10);
  await enterAs({ role: 'staff', context: page.context(), request: desks });
  const sql = 'SELECT branch FROM appointments WHERE booking_number = ?';
  const [row] = queryDatabase({ sql, values: [patient.bookingNumber] });
  return { ...patient, branch: String(Reflect.get(Object(row), 'branch')) };
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
  const { lastName, branch } = await dueAppointment();
  await page.goto(`/en/admin/today?branch=${branch}`);
  const row = rowOfToday(lastName);
  await hand.click(row.getByRole('button', { name: today.press.with_doctor, exact: true }));
  await hand.click(row.getByRole('button', { name: today.press.done, exact: true }));
  await hand.see(page.getByRole('status').getByText(patternOf(today.pressed.done)));
});

task('book somebody who stands at the desk', async () => {
  const { branch } = await dueAppointment();
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
  await hand.click(page.getByRole('checkbox', { name: bulk.whoeverIsFree }));
  await hand.click(page.getByRole('button', { name: bulk.look }));
  const rows = page.getByRole('list', { name: bulk.rows, exact: true }).getByRole('listitem');
  await hand.see(rows.first());
  // Those whose time is not free get another, each its own.
  const suggested = page.getByRole('button', { name: bulk.suggested });
  if (await suggested.isVisible()) await hand.click(suggested);
  await hand.click(page.getByRole('button', { name: bulk.submit.reassign }));
  await hand.see(page.getByRole('region', { name: bulk.results }));
});
