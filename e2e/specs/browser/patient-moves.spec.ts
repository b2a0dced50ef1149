import { openFarDay, timesOfDay } from '../../pages/branch-booking';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { doctorOfTwoBranches } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { type FreeTime, listFreeTimes } from '../../support/free-times';
import { findAppointment } from '../../support/stored-appointment';

const FEE = /EGP\s\d|\d\sجنيه/;

test('an appointment is moved to another branch of its doctor', async ({ page, language, words }) => {
  const { move } = words.appointment;
  const { bookingNumber, manageKey } = await bookAppointment({
    language,
    doctor: doctorOfTwoBranches().id,
  });
  const before = findAppointment(bookingNumber);
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await page.getByRole('link', { name: words.appointment.change.move }).click();
  await expect(page.getByRole('heading', { level: 1, name: move.title })).toBeVisible();
  const branches = page.getByRole('navigation', { name: move.branch }).getByRole('link');
  await expect(page.getByText(move.sameDoctor)).toBeVisible();
  await branches.nth(1).click();
  await expect(branches.nth(1)).toHaveAttribute('aria-current', 'true');
  // What the visit costs there, before a time is chosen and before it is asked for.
  await expect(page.getByRole('main')).toContainText(FEE);
  await expectAccessible(page);
  await openFarDay({ page, words });
  await timesOfDay(page).last().click();
  await expect(page.getByRole('heading', { level: 1, name: move.question })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(FEE);
  await expectAccessible(page);
  await page.getByRole('button', { name: move.yes }).click();
  await expect(page.getByRole('heading', { name: words.booking.confirmation.title })).toBeVisible();
  const sql = 'SELECT branch FROM appointments WHERE booking_number = ?';
  const [row] = queryDatabase({ sql, values: [bookingNumber] });
  const event = `SELECT from_branch AS origin, to_branch AS target FROM appointment_events
    WHERE to_branch IS NOT NULL AND appointment = (SELECT document_id FROM appointments WHERE booking_number = ?)`;
  const [moved] = queryDatabase({ sql: event, values: [bookingNumber] });
  expect(Reflect.get(Object(row), 'branch')).toBe(Reflect.get(Object(moved), 'target'));
  expect(findAppointment(bookingNumber)?.claimedGrains).toBe(before?.claimedGrains);
});

test('a time that the clinic sent as a link opens the appointment and asks; only a press moves it', async ({
  page,
  language,
  words,
}) => {
  const { move } = words.appointment;
  const free = await listFreeTimes({ count: 12, daysAhead: 24 });
  const time = free[3];
  const isLater = ({ doctor, branch, startsAt }: FreeTime) =>
    doctor === time?.doctor && branch === time.branch && startsAt > time.startsAt;
  const other = free.find(isLater);
  if (!time || !other) throw new Error('Too few times are free.');
  const { bookingNumber, manageKey } = await bookAppointment({ language, time });
  const startOf = () =>
    queryDatabase({
      sql: 'SELECT starts_at AS start FROM appointments WHERE booking_number = ?',
      values: [bookingNumber],
    }).map((row) => Number(Reflect.get(Object(row), 'start')));
  const link = new URLSearchParams({ time: other.startsAt.replace(':00.000Z', 'Z') });
  await page.goto(`/${language}/v/${bookingNumber.replaceAll('-', '')}?${link}#${manageKey}`);
  await expect(page.getByRole('heading', { level: 1, name: move.question })).toBeVisible();
  expect(startOf()).toEqual([Date.parse(time.startsAt)]);
  await page.getByRole('button', { name: move.yes }).click();
  await expect(page.getByRole('heading', { name: words.booking.confirmation.title })).toBeVisible();
  expect(startOf()).toEqual([Date.parse(other.startsAt)]);
});
