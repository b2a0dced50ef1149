import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFile, fillCallerForm } from '../../pages/staff';
import { freeLinks, SLOW, weekOf } from '../../pages/staff-calendar';
import { enterAs } from '../../support/accounts';
import { addressOf, type FreeTime, findFreeTime } from '../../support/booked-appointment';
import { changeSettings, colleague, settleAppointment } from '../../support/colleague';
import { columnOf, firstValue, idOfAppointment, queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { type Locale, wordsOf } from '../../support/locale';
import { resizeTo, SIZES } from '../../support/page-checks';
import { familyName, inDigitsOf, newPatient } from '../../support/patient';

// Closures, settings and the clock: a day of a clinic of its own.
test.use({ world: 'clinic-day' });

const HOUR = 3_600_000;
const serviceOf = (name: string) =>
  String(firstValue('SELECT document_id FROM services WHERE name = ? LIMIT 1', name));
const numberOf = (branch: string) =>
  firstValue('SELECT number FROM branches WHERE document_id = ? LIMIT 1', branch);
/** Date and time by the clock of the clinic. */
const localOf = (instant: number) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).split(' ') as [string, string];
const startOf = (bookingNumber: string) => Number(columnOf(bookingNumber, 'starts_at'));

/** Takes a page at three widths into `var/shots`, for whoever wants to look at what a test walks through (`E2E_SHOTS=yes`). */
async function lookAt(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (!process.env.E2E_SHOTS || !size) return;
  const language = new URL(page.url()).pathname.split('/')[1];
  for (const width of [360, 768, 1280]) {
    await resizeTo(page, { ...size, width });
    const path = join(__dirname, '../../../var/shots', `${name}-${language}-${width}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await resizeTo(page, size);
}

/** Reads what a change of hours would do and saves it; visits that it hits wait to be moved. */
async function saveHours(page: Page, language: Locale, hit: string): Promise<void> {
  const { hours } = wordsOf[language];
  await page.getByRole('button', { name: hours.form.check }).click();
  const visit = page.getByRole('group').filter({ hasText: hit });
  await expect(visit.getByRole('radio', { name: hours.plan.toMove })).toBeChecked();
  await lookAt(page, 'visits-hit');
  await page.getByRole('button', { name: hours.plan.save, exact: true }).click();
  await expect(page.getByText(hours.said.saved)).toBeVisible();
  expect(columnOf(hit, 'outside_since')).not.toBeNull();
}

/** Moves a visit that a closure or a broken device has hit to the last time that its page shows, a series with the visits after it. */
async function moveAway(page: Page, language: Locale, bookingNumber: string, after = 0): Promise<void> {
  const { appointments, staffCalendar } = wordsOf[language];
  const before = startOf(bookingNumber);
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await lookAt(page, 'visit-to-move');
  await page.getByRole('link', { name: appointments.rescheduleAppointment }).click();
  // In the first week that has any: the doctor may come on the day that is closed, and on no other.
  await page.locator('input[name="time"]').last().check();
  await lookAt(page, 'other-times');
  if (after > 0) await page.locator('input[value="rest"]').check();
  await page.getByRole('button', { name: staffCalendar.move.submit }).click();
  if (after > 0) {
    const visits = page.getByRole('region', { name: staffCalendar.new.series });
    await expect(visits.getByRole('listitem')).toHaveCount(after + 1, SLOW);
    await lookAt(page, 'series-to-move');
    await page.getByRole('button', { name: staffCalendar.move.all }).click();
  }
  await expect.poll(() => startOf(bookingNumber)).not.toBe(before);
  expect(columnOf(bookingNumber, 'outside_since')).toBeNull();
}

test.describe('at the desk', () => {
  test.use({ screens: ['desktop'] });

  test('a booth breaks, and its visit is moved', async ({ page, enter, booking, language, words }) => {
    const sql = `SELECT r.document_id AS id, r.name, b.document_id AS branch FROM resources r
        JOIN resources_branch_lnk l ON l.resource_id = r.id JOIN branches b ON b.id = l.branch_id
        WHERE r.locale = ? AND r.document_id IN (SELECT document_id FROM resources WHERE name = 'Hearing booth')
        ORDER BY b.number LIMIT 1`;
    const [booth] = queryDatabase(sql, language);
    const service = serviceOf('Hearing test (audiometry)');
    const at = String(booth?.branch);
    const isLate = ({ startsAt }: FreeTime) => localOf(Date.parse(startsAt))[1] >= '11:00';
    const asked = { service, at, daysAhead: 10, days: 20, count: 300 };
    const time = await findFreeTime(asked, (times) => times.find(isLate));
    await page.goto(addressOf(time, language));
    await booking.answer();
    await booking.fill(newPatient(language));
    await lookAt(page, 'hearing-test-form');
    await booking.send.click();
    const number = await booking.number();
    await lookAt(page, 'hearing-test-booked');
    await settleAppointment(number);

    await enter('manager', `appointments/${idOfAppointment(number)}`);
    const panel = page.getByRole('heading', { name: words.rooms.title, exact: true }).locator('..');
    await expect(panel).toContainText(String(booth?.name));
    const [date] = localOf(startOf(number));
    await page.goto(`/${language}/admin/hours/rooms`);
    await page.locator('#room').selectOption(String(booth?.id));
    await page.locator('#startsOn').fill(date);
    await page.locator('#startsAt').fill('11:00');
    await page.locator('#endsAt').fill('23:00');
    await saveHours(page, language, number);
    await moveAway(page, language, number);
    await expect(panel).toContainText(String(booth?.name));
  });

  test('a series is booked and moved around a day off', async ({ page, enter, language, words }) => {
    const { staffCalendar } = words;
    const service = serviceOf('Allergy shots');
    const free = await findFreeTime({ service, daysAhead: 8 });
    await enter('manager');
    await page.goto(weekOf(language, free.doctor, 8));
    await freeLinks(page, words).first().click();
    await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible(SLOW);
    const lastName = familyName();
    await fillCallerForm(page, words, { ...newPatient(language), lastName });
    await page.getByLabel(staffCalendar.new.service).selectOption(service);
    await page.getByRole('button', { name: staffCalendar.new.submit }).click();
    const visits = page.getByRole('region', { name: staffCalendar.new.series });
    await expect(visits.getByRole('listitem')).toHaveCount(12, SLOW);
    await lookAt(page, 'series-form');
    await page.getByRole('button', { name: staffCalendar.new.seriesSubmit }).click();
    const others = page.getByRole('list', { name: words.appointment.series.title });
    await expect(others.getByRole('listitem')).toHaveCount(12, SLOW);
    await lookAt(page, 'series-booked');

    const sql = "SELECT booking_number FROM appointments WHERE last_name = ? AND booking_number LIKE '%-3'";
    const third = String(firstValue(sql, lastName));
    const [date] = localOf(startOf(third));
    await page.goto(`/${language}/admin/hours/closures`);
    await page.locator('#branch').selectOption(String(columnOf(third, 'branch')));
    await page.locator('#startsOn').fill(date);
    await page.locator('#reasonEn').fill('Eid');
    await page.locator('#reasonAr').fill('العيد');
    await saveHours(page, language, third);
    // On the only day of the next week there is the fourth.
    await moveAway(page, language, third, 9);
    expect(localOf(startOf(third))[0]).not.toBe(date);
    await expect(others.getByRole('listitem')).toHaveCount(12);
  });
});

test.describe('on a phone', () => {
  test.use({ screens: ['phone'] });

  test('a mother books for three children, answers what is asked, checks in at the door, and pays cash for a receipt', async ({
    page,
    browser,
    booking,
    language,
    words,
    clock,
  }) => {
    const { payments, today } = words;
    const { checkIn, day, questions } = words.appointment;
    await changeSettings({ checkIn: 'door' });
    const service = serviceOf('Children’s hearing screening');
    const mother = newPatient(language);
    const lastName = familyName();
    const numbers: string[] = [];
    let place: FreeTime | undefined;
    for (const age of ['4', '6', '9']) {
      const { doctor, branch: at } = place ?? {};
      const last = place && Date.parse(place.startsAt);
      const isNext = ({ startsAt }: FreeTime) => !last || Date.parse(startsAt) >= last + HOUR / 2;
      const asked = { daysAhead: 2, service, count: 200, doctor, at };
      place = await findFreeTime(asked, (times) => times.find(isNext));
      await page.goto(addressOf(place, language));
      await booking.answer();
      const firstName = `${mother.firstName} ${age}`;
      await booking.fill({ ...mother, firstName, lastName, age: inDigitsOf(language, age) });
      await page.getByRole('textbox', { name: words.booking.form.guardianName }).fill(mother.firstName);
      await page.getByLabel(words.booking.form.guardianRelation).selectOption('mother');
      await lookAt(page, `child-form-${age}`);
      await booking.send.click();
      numbers.push(await booking.number());
      await settleAppointment(numbers.at(-1) ?? '');
    }
    const [first = ''] = numbers;
    const branch = String(columnOf(first, 'branch'));
    await page.goto(`/${language}/booking/confirmation/${first}`);
    await lookAt(page, 'child-booked');
    await page.getByRole('link', { name: questions.answer }).click();
    await expect(page.getByRole('heading', { level: 1, name: questions.title })).toBeVisible();
    await lookAt(page, 'questions');
    const form = page.getByRole('main');
    await form.getByRole('group').first().getByLabel(questions.no, { exact: true }).check();
    await form.getByRole('textbox').last().fill(`${mother.firstName} ${lastName}`);
    await page.getByRole('button', { name: questions.send }).click();
    await expect(page.getByRole('heading', { name: questions.answered, exact: true })).toBeVisible();
    const others = page.getByRole('region').filter({ hasText: day.todo.questions });
    await expect(others.getByRole('link')).toHaveCount(2);
    await lookAt(page, 'answered');
    await others.getByRole('link', { name: `${mother.firstName} 6` }).click();
    await expect(page.getByRole('heading', { level: 1, name: questions.title })).toBeVisible();

    await clock.moveTo(startOf(first) - HOUR / 4);
    const staff = await browser.newPage({ viewport: SIZES.desktop });
    await enterAs(staff.context(), 'manager');
    await staff.goto(`/${language}/admin/today/door?branch=${branch}`);
    await lookAt(staff, 'door');
    const { code } = (await colleague({ path: `/today/door?branch=${branch}` }, 'manager')).data;
    await page.goto(`/${language}/check-in/${numberOf(branch)}/${code}`);
    await expect(page.getByText(`${mother.firstName} 9`, { exact: true })).toBeVisible();
    await lookAt(page, 'check-in');
    // From one child to the next, with one look at the code.
    for (const [is, next] of Object.entries({ 4: '6', 6: '9' })) {
      await page.getByRole('button', { name: checkIn.press }).first().click();
      const said = page.getByRole('status').filter({ hasText: `${mother.firstName} ${is}` });
      await expect(said).toContainText(`${mother.firstName} ${next}`);
    }
    await lookAt(page, 'next-child');
    await page.getByRole('button', { name: checkIn.press }).click();
    await expect(page.getByRole('status').getByText(checkIn.waiting).first()).toBeVisible();
    await lookAt(page, 'checked-in');

    await staff.goto(`/${language}/admin/today?branch=${branch}`);
    const row = staff
      .getByRole('listitem')
      .filter({ hasText: lastName, has: staff.getByText(today.byPhone) });
    await expect(row).toHaveCount(3);
    await staff.getByRole('link', { name: today.walkIn.open, exact: true }).click();
    await staff.getByLabel(today.queue.name, { exact: true }).fill(familyName());
    await lookAt(staff, 'walk-in');
    await staff.getByRole('button', { name: today.queue.submit }).click();
    await expect(staff.getByText(today.queue.next, { exact: true })).toBeVisible();
    await lookAt(staff, 'today');

    await staff.goto(`/${language}/admin/appointments/${idOfAppointment(first)}`);
    const panel = staff.getByRole('heading', { name: payments.title, exact: true }).locator('..');
    await panel.getByLabel(payments.fee, { exact: true }).fill('350');
    await panel.getByLabel(payments.amount, { exact: true }).fill('350');
    await panel.getByRole('button', { name: payments.methods.cash, exact: true }).click();
    await expect(panel).toContainText(payments.settled);
    await lookAt(staff, 'paid');
    await expectFile(panel.getByRole('link'), 'application/pdf');
    await staff.goto(`/${language}/admin/patients/${idOfAppointment(first)}`);
    await expect(staff.getByText(/^F-\d{5}$/).first()).toBeVisible();
    await lookAt(staff, 'patient');
    await staff.close();
  });
});
