import { readBookingNumber } from '../../pages/booking';
import { fillPlainForm, plainForm, showTimes } from '../../pages/plain-booking';
import { joinWaitingList } from '../../pages/waiting-list';
import { enterAs } from '../../support/accounts';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { letBegin } from '../../support/clock';
import { confirmAppointment } from '../../support/colleague';
import { firstValue, queryDatabase } from '../../support/database';
import { runJobs } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type FreeTime, listFreeTimes } from '../../support/free-times';
import { waitForReact } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { phoneMessagesTo } from '../../support/patient-mail';

const REQUESTS = 60;
const CALLS = 20;
const VISITS_OF_THE_ILL = 14;
/** What is done at a time, as several patients would. */
const AT_ONCE = 6;
/** Days ahead. */
const SOON = 3;

test.use({ screens: ['desktop'], world: 'day-at-the-desk' });
test.setTimeout(300_000);

const columnOf = (bookingNumber: string, column: string) =>
  firstValue(`SELECT ${column} FROM appointments WHERE booking_number = ?`, bookingNumber);

/** How many messages of a kind about these appointments are in the outbox. */
const toldOf = (kind: string, numbers: string[]) =>
  numbers.filter((number) =>
    firstValue(
      'SELECT id FROM outbox_messages WHERE kind = ? AND reference LIKE ? LIMIT 1',
      kind,
      `${idOfAppointment(number)}:%`,
    ),
  ).length;

/** The free times of one doctor in one branch on one day, at least as many as fall ill, and those of other doctors. */
async function chooseTimes(): Promise<{ ill: FreeTime[]; others: FreeTime[] }> {
  const all = await listFreeTimes({ count: 100_000, daysAhead: SOON });
  const dayOf = ({ doctor, branch, startsAt }: FreeTime) => `${doctor} ${branch} ${startsAt.slice(0, 10)}`;
  const days = [...Map.groupBy(all, dayOf).values()];
  const ill = days.find(({ length }) => length >= VISITS_OF_THE_ILL)?.slice(0, VISITS_OF_THE_ILL) ?? [];
  // Spread over all days, so that somebody is left who can stand in.
  const others = all.filter(({ doctor }) => doctor !== ill[0]?.doctor);
  const step = Math.floor(others.length / (REQUESTS - VISITS_OF_THE_ILL));
  return { ill, others: others.filter((_, index) => index % step === 0).slice(0, REQUESTS - ill.length) };
}

test('sixty requests come in, twenty are called about, and the visits of a doctor who falls ill are reassigned', async ({
  page,
  context,
  language,
  words,
}) => {
  const { calls, bulk, appointments } = words;
  const { ill, others } = await chooseTimes();
  expect([ill.length, others.length]).toEqual([VISITS_OF_THE_ILL, REQUESTS - VISITS_OF_THE_ILL]);
  const waiting = [...ill, ...others];
  const booked: { time: FreeTime; bookingNumber: string }[] = [];
  const patients = Array.from({ length: AT_ONCE }, async () => {
    for (let time = waiting.shift(); time; time = waiting.shift()) {
      const person = { email: `${familyName().toLowerCase()}@example.org` };
      const { bookingNumber } = await bookAppointment({ language, time, person });
      booked.push({ time, bookingNumber });
    }
  });
  await Promise.all(patients);
  expect(booked).toHaveLength(REQUESTS);

  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/work-list`);
  await page.getByRole('button', { name: calls.desk.next }).first().click();
  const confirmed =
    "SELECT count(*) FROM appointment_events WHERE to_status = 'confirmed' AND from_status = 'pending'";
  const before = Number(firstValue(confirmed));
  for (let call = 1; call <= CALLS; call += 1) {
    await page.getByRole('button', { name: calls.desk.confirmed, exact: true }).click();
    await expect.poll(() => Number(firstValue(confirmed)) - before).toBe(call);
    await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();
    await page.getByRole('button', { name: calls.desk.next }).first().click();
  }

  // At eleven the doctor of fourteen visits falls ill: all of that doctor's day goes to somebody else.
  const [first] = ill;
  const day = first?.startsAt.slice(0, 10);
  const numbers = booked.flatMap(({ time, bookingNumber }) => (ill.includes(time) ? [bookingNumber] : []));
  await page.goto(
    `/${language}/admin/appointments?doctor=${first?.doctor}&branch=${first?.branch}&firstDay=${day}&lastDay=${day}`,
  );
  await page.getByRole('link', { name: bulk.link.reassign, exact: true }).click();
  const left = () => numbers.filter((number) => columnOf(number, 'doctor') === first?.doctor).length;
  expect(left()).toBe(VISITS_OF_THE_ILL);
  await page.getByRole('checkbox', { name: bulk.whoeverIsFree }).check();
  await page.getByRole('button', { name: bulk.look }).click();
  await expect(page.getByRole('list', { name: bulk.rows, exact: true }).getByRole('listitem')).toHaveCount(
    VISITS_OF_THE_ILL,
  );
  // Whose own time is free with nobody is suggested another.
  const suggested = page.getByRole('button', { name: bulk.suggested });
  if (await suggested.isVisible()) await suggested.click();
  await page.getByRole('button', { name: bulk.submit.reassign }).click();
  await expect.poll(left, { message: 'somebody has a time for each of them' }).toBe(0);
  await expect(page.getByText(bulk.empty).first()).toBeVisible();
  expect(toldOf('visit-moved', numbers)).toBe(VISITS_OF_THE_ILL);
  const seats = queryDatabase({
    sql: `SELECT resource, atom FROM claims WHERE appointment IS NOT NULL GROUP BY resource, atom HAVING count(*) > 1`,
  });
  expect(seats).toEqual([]);
  // Whose own time was free with somebody has kept it.
  const startOf = new Map(
    booked.map(({ time, bookingNumber }) => [bookingNumber, Date.parse(time.startsAt)]),
  );
  const moved = numbers.find((number) => Number(columnOf(number, 'starts_at')) !== startOf.get(number));
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(moved ?? numbers[0] ?? '')}`);
  const line = moved ? appointments.history.reassignedMoved : appointments.history.reassigned;
  await expect(page.getByText(patternOf(line)).first()).toBeVisible();
});

test('a closure tells whom it hits, two cancelled times are filled from the waiting list, and nothing is sold twice', async ({
  page,
  context,
  browser,
  language,
  words,
}) => {
  const { hours, waitingList, appointments } = words;
  const free = await listFreeTimes({ count: 100_000, daysAhead: SOON + 15 });
  const [hit] = free;
  if (!hit) throw new Error('No time is free.');
  const email = `${familyName().toLowerCase()}@example.org`;
  const { bookingNumber } = await bookAppointment({ language, time: hit, person: { email } });
  await enterAs(context, 'manager');
  await page.goto(`/${language}/admin/hours/closures`);
  await page.locator('#branch').selectOption(hit.branch);
  await page.locator('#startsOn').fill(hit.startsAt.slice(0, 10));
  await page.locator('#reasonEn').fill('Repairs');
  await page.locator('#reasonAr').fill('إصلاحات');
  await page.getByRole('button', { name: hours.form.check }).click();
  const visits = page
    .getByRole('group')
    .filter({ has: page.getByRole('radio', { name: hours.plan.canceled }) });
  await expect(visits.filter({ hasText: bookingNumber })).toBeVisible();
  for (const visit of await visits.all()) await visit.getByRole('radio', { name: hours.plan.toMove }).check();
  await visits.filter({ hasText: bookingNumber }).getByRole('radio', { name: hours.plan.canceled }).check();
  await page.locator('#reason').fill('The branch is being repaired');
  await page.getByRole('button', { name: hours.plan.save, exact: true }).click();
  await expect(page.getByText(hours.said.saved)).toBeVisible();
  expect(columnOf(bookingNumber, 'status')).toBe('canceled');
  expect(toldOf('visit-canceled', [bookingNumber])).toBe(1);
  await page.getByRole('link', { name: hours.closures.open }).last().click();
  await page.getByRole('button', { name: hours.form.remove, exact: true }).click();
  await page.getByRole('button', { name: hours.plan.removeNow }).click();
  await expect(page.getByText(hours.said.removed)).toBeVisible();

  // Two wait for a doctor of whom two visits are cancelled.
  const two = free.filter(({ doctor }) => doctor !== hit.doctor).slice(0, 1);
  const doctor = two[0]?.doctor ?? '';
  const taken = free.filter((time) => time.doctor === doctor).slice(3, 5);
  const visitsOfDoctor = [];
  for (const time of taken) visitsOfDoctor.push(await bookAppointment({ language, time }));
  const waiters = [];
  for (let person = 0; person < 2; person += 1) {
    const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const own = await visitor.newPage();
    waiters.push({ own, ...(await joinWaitingList({ page: own, words, language, doctor })) });
  }
  // What was free before is no news: the list has looked once.
  const watched = 'SELECT count(*) FROM waiting_places WHERE place LIKE ?';
  await runJobs();
  expect(Number(firstValue(watched, `${doctor}|%`))).toBeGreaterThan(0);
  for (const { bookingNumber: number } of visitsOfDoctor) {
    await page.goto(`/${language}/admin/appointments/${idOfAppointment(number)}`);
    await page.getByLabel(appointments.move.reason).fill('The patient rang');
    await page.getByRole('button', { name: appointments.move.canceled, exact: true }).click();
    await expect(page.getByText(appointments.move.changed)).toBeVisible();
  }
  for (const { own, number } of waiters) {
    const offers = `SELECT count(*) FROM waiting_offers WHERE state = 'open' AND entry =
      (SELECT document_id FROM waiting_entries WHERE number = ?)`;
    await expect.poll(() => runJobs().then(() => Number(firstValue(offers, number)))).toBe(1);
    await own.goto(`/${language}/w/${number.replace(/-/g, '')}`);
    await own.getByRole('button', { name: waitingList.own.accept }).click();
    await expect(own).toHaveURL(new RegExp(`/${language}/booking/confirmation/`));
    await own.context().close();
  }
  // Each has a time, those two or another that has become free, and no time has two owners.
  for (const { number } of waiters) {
    const sql = 'SELECT state FROM waiting_entries WHERE number = ?';
    expect(firstValue(sql, number)).toBe('booked');
  }
  const twice = `SELECT doctor, starts_at FROM appointments
    WHERE status <> 'canceled' AND doctor = ? AND starts_at > ?
    GROUP BY doctor, starts_at HAVING count(*) > 1`;
  expect(queryDatabase({ sql: twice, values: [doctor, Date.now()] })).toEqual([]);
});

test('one patient does not come, and one is served from request to review by SMS alone', async ({
  page,
  context,
  browser,
  language,
  words,
  clock,
}) => {
  const { today, appointments, appointment, booking } = words;
  const missing = familyName();
  const { bookingNumber: missed } = await bookAppointment({ language, person: { lastName: missing } });
  await confirmAppointment(missed);
  await letBegin(clock, missed, 10);
  await enterAs(context, 'staff');
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/today?branch=${columnOf(missed, 'branch')}`);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: missing })
    .filter({ has: page.getByRole('link') });
  await row.last().getByRole('button', { name: today.press.no_show, exact: true }).click();
  await expect(page.getByRole('status').getByText(patternOf(today.pressed.no_show))).toBeVisible();

  // Who has a phone and nothing else asks on the plain page, and reads every step in messages.
  const patient = { ...newPatient(language), lastName: familyName() };
  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await phone.newPage();
  await visitor.goto(`/${language}/booking-old`);
  await showTimes({ page: visitor, words });
  const form = plainForm({ page: visitor, words });
  await form.times.last().check();
  await fillPlainForm({ page: visitor, words, patient });
  await visitor.getByRole('radio', { name: booking.form.tellBySms }).check();
  await form.send.click();
  const bookingNumber = await readBookingNumber({ page: visitor, words });
  const told = () => phoneMessagesTo(patient.storedPhone);
  await expect.poll(() => told().length).toBe(1);

  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await page.getByRole('button', { name: appointments.move.confirmed, exact: true }).click();
  await expect(page.getByText(appointments.move.changed)).toBeVisible();
  await expect.poll(() => told().length).toBe(2);
  await letBegin(clock, bookingNumber, 10);
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/today?branch=${columnOf(bookingNumber, 'branch')}`);
  const own = page
    .getByRole('listitem')
    .filter({ hasText: patient.lastName })
    .filter({ has: page.getByRole('link') });
  for (const press of ['arrived', 'with_doctor', 'done'] as const) {
    await own.last().getByRole('button', { name: today.press[press], exact: true }).click();
    await expect.poll(() => columnOf(bookingNumber, press === 'done' ? 'status' : 'attendance')).toBe(press);
  }

  const link = told()
    .flatMap((text) => /\/((?:en|ar)\/v\/\d{9}#[\w-]{12})$/m.exec(text)?.[1] ?? [])
    .at(0);
  await visitor.goto(`/${link}`);
  await expect(visitor).toHaveURL(new RegExp(`/booking/confirmation/${bookingNumber}`));
  const send = visitor.getByRole('button', { name: appointment.review.send });
  await waitForReact(send);
  await visitor.getByRole('radio').nth(4).check();
  await send.click();
  await expect(visitor.getByText(appointment.review.thanks)).toBeVisible();
  expect(columnOf(bookingNumber, 'reviewed_at')).not.toBeNull();
  await phone.close();
});
