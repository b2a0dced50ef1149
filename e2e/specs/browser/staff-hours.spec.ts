import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { doctorOfTest } from '../../support/doctors';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { enterAs } from '../../support/staff-session';

test.use({ world: 'staff-hours' });

test.setTimeout(180_000);

/** When an appointment is, by the clock of its branch. */
function timeOf(bookingNumber: string): { date: string; from: string; to: string } {
  const sql = `SELECT starts_at AS start, ends_at AS end, time_zone AS zone FROM appointments
    WHERE booking_number = '${bookingNumber}'`;
  const row = Object(queryDatabase({ sql })[0]);
  const wall = (name: string) =>
    new Date(Number(Reflect.get(row, name))).toLocaleString('sv-SE', {
      timeZone: String(Reflect.get(row, 'zone')),
    });
  const [date = '', from = ''] = wall('start').split(' ');
  return { date, from: from.slice(0, 5), to: wall('end').slice(11, 16) };
}

test('a manager enters a day off, sees the visit it hits and cancels it with a reason, then takes the day off back', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { hours } = words;
  const doctor = doctorOfTest();
  const { bookingNumber } = await bookAppointment({ language, doctor: doctor.id });
  const { date, from, to } = timeOf(bookingNumber);
  await enterAs({ role: 'manager', context, request });
  await page.goto(`/${language}/admin/hours/${doctor.id}`);
  await expect(page.getByRole('heading', { name: hours.offered.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: hours.daysOff.add }).click();
  await page.locator('#startsOn').fill(date);
  await page.locator('#startsAt').fill(from);
  await page.locator('#endsAt').fill(to);
  await page.getByRole('button', { name: hours.form.check }).click();

  const visit = page.getByRole('group').filter({ hasText: bookingNumber });
  await expect(visit).toBeVisible();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: hours.plan.save, exact: true });
  await visit.getByRole('radio', { name: hours.plan.canceled }).check();
  await save.click();
  await expect(page.getByRole('alert').getByText(hours.faults.reason)).toBeVisible();
  await expect(visit.getByRole('radio', { name: hours.plan.canceled })).toBeChecked();
  await page.locator('#reason').fill('The doctor operates');
  await save.click();
  await expect(page.getByText(hours.said.saved)).toBeVisible();
  const status = () =>
    queryDatabase({ sql: `SELECT status FROM appointments WHERE booking_number = '${bookingNumber}'` });
  expect(status()).toEqual([{ status: 'canceled' }]);

  const daysOff = page.getByRole('region', { name: hours.daysOff.title });
  await daysOff.getByRole('link', { name: hours.daysOff.change }).first().click();
  await page.getByRole('button', { name: hours.form.remove, exact: true }).click();
  await page.getByRole('button', { name: hours.plan.removeNow }).click();
  await expect(page.getByText(hours.said.removed)).toBeVisible();
});

test('without script, a day is copied to another, and a time that is missing is asked for with nothing lost', async ({
  browser,
  request,
  language,
  words,
}) => {
  const { hours } = words;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.siteUrl });
  await enterAs({ role: 'manager', context, request });
  const page = await context.newPage();
  await page.goto(`/${language}/admin/hours/${doctorOfTest().id}/edit?set=new`);
  await page.locator('#branch').selectOption({ index: 1 });
  await page.locator('#monday-0-from').fill('01:00');
  await page.locator('#monday-0-to').fill('02:00');
  await page.getByText(hours.form.copyTitle).click();
  await page.locator('#copyFrom').selectOption('monday');
  await page.locator('#copyTo-tuesday').check();
  await page.getByRole('button', { name: hours.form.copy, exact: true }).click();
  await expect(page.locator('#tuesday-0-to')).toHaveValue('02:00');
  await page.locator('#tuesday-0-to').fill('');
  await page.getByRole('button', { name: hours.form.check }).click();
  await expect(page.getByText(hours.faults.time).first()).toBeVisible();
  await expect(page.locator('#tuesday-0-from')).toHaveValue('01:00');
  await page.locator('#tuesday-0-to').fill('02:30');
  await page.getByRole('button', { name: hours.form.check }).click();
  await expect(page.getByText(hours.plan.noVisits)).toBeVisible();
  await expect(page.getByRole('list', { name: hours.plan.week })).toContainText('2:30');
  await context.close();
});
