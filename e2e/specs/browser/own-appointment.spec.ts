import { openFarDay, timesOfDay } from '../../pages/booking';
import { bookAppointment, findFreeTime } from '../../support/booked-appointment';
import { columnOf, firstValue } from '../../support/database';
import { doctorOfTwoBranches } from '../../support/doctors';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

const FEE = /EGP\s\d|\d\sجنيه/;

test('on another device an appointment is opened, moved, canceled', async ({ page, language, words }) => {
  const person = { email: 'earlier@example.com' };
  const { bookingNumber, manageKey } = await bookAppointment({ language, person });
  const before = findAppointment(bookingNumber);
  const { appointment, booking, waitingList } = words;
  const { keep, change, move, cancel, undo, own } = appointment;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name }).click();

  // The answer about moving and cancelling leads to the appointment, once its link was opened here.
  const list = page.locator(`a[href="/${language}/booking/confirmation"]`);
  const answer = page.locator('main details', { has: list });
  await page.goto(`/${language}/faq`);
  await answer.locator('summary').click();
  await answer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
  await expect(page.getByRole('link', { name: bookingNumber })).toHaveCount(0);
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await expect(heading(booking.confirmation.title)).toBeVisible();
  await expect(page.getByText(bookingNumber)).toBeVisible();
  await page.goto(`/${language}/booking/confirmation`);
  await follow(bookingNumber);
  await expect(heading(booking.confirmation.title)).toBeVisible();

  // Something earlier is asked for, and given up.
  const { ask, asked, stop } = waitingList.earlier;
  await press(ask);
  await expect(page.getByText(asked)).toBeVisible();
  await press(stop);
  await expect(page.getByRole('button', { name: ask })).toBeVisible();

  // Their content, and access to them: http/own-appointments.spec.ts.
  const file = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(file(keep.calendar)).toHaveAttribute('href', /\/appointment\.ics$/);
  await expect(file(keep.pdf)).toHaveAttribute('href', /\/appointment\.pdf$/);

  await follow(change.move);
  await expect(heading(move.title)).toBeVisible();
  await openFarDay(page, language);
  await timesOfDay(page).last().click();
  await expect(heading(move.question)).toBeVisible();
  await press(move.yes);
  await expect(heading(booking.confirmation.title)).toBeVisible();
  const moved = findAppointment(bookingNumber);
  expect(moved?.startsAt).not.toEqual(before?.startsAt);
  expect(moved?.claimedGrains).toBe(before?.claimedGrains);

  await follow(change.cancel);
  await expect(heading(cancel.question)).toBeVisible();
  await press(cancel.yes);
  await expect(heading(booking.confirmation.titleCanceled)).toBeVisible();
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'canceled', claimedGrains: 0 });
  await expectAccessible(page);
  await press(undo.yes);
  await expect(heading(booking.confirmation.title)).toBeVisible();
  const { startsAt, claimedGrains } = moved ?? {};
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'pending', startsAt, claimedGrains });

  // Canceled in one tab, and the time booked by somebody else before it is taken back in this one.
  await follow(change.cancel);
  await press(cancel.yes);
  await expect(page.getByRole('button', { name: undo.yes })).toBeVisible();
  await bookAppointment({ language, timeOf: bookingNumber });
  await press(undo.yes);
  await expect(heading(undo.refused.taken.title)).toBeVisible();
  await expectAccessible(page);
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'canceled', claimedGrains: 0 });
});

test('an appointment is moved to another branch and by a sent link', async ({ page, language, words }) => {
  const { move, change } = words.appointment;
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const press = () => page.getByRole('button', { name: move.yes }).click();
  const doctor = doctorOfTwoBranches().id;
  const { bookingNumber, manageKey } = await bookAppointment({ language, doctor });
  const before = findAppointment(bookingNumber);
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await page.getByRole('link', { name: change.move }).click();
  await expect(title(move.title)).toBeVisible();
  const branches = page.getByRole('navigation', { name: move.branch }).getByRole('link');
  await expect(page.getByText(move.sameDoctor)).toBeVisible();
  await branches.nth(1).click();
  await expect(branches.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main')).toContainText(FEE);
  await openFarDay(page, language);
  await timesOfDay(page).last().click();
  await expect(title(move.question)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(FEE);
  await press();
  await expect(title(words.booking.confirmation.title)).toBeVisible();
  const target = `SELECT to_branch FROM appointment_events WHERE to_branch IS NOT NULL
    AND appointment = (SELECT document_id FROM appointments WHERE booking_number = ?)`;
  const at = String(columnOf(bookingNumber, 'branch'));
  expect(at).toBe(firstValue(target, bookingNumber));
  const moved = findAppointment(bookingNumber);
  expect(moved?.claimedGrains).toBe(before?.claimedGrains);

  // A link with a time opens the appointment and asks.
  const { startsAt } = await findFreeTime({ doctor, at, daysAhead: 24 });
  const link = new URLSearchParams({ time: startsAt.replace(':00.000Z', 'Z') });
  await page.goto(`/${language}/v/${bookingNumber.replaceAll('-', '')}?${link}#${manageKey}`);
  await expect(title(move.question)).toBeVisible();
  expect(findAppointment(bookingNumber)?.startsAt).toEqual(moved?.startsAt);
  await press();
  await expect(title(words.booking.confirmation.title)).toBeVisible();
  expect(findAppointment(bookingNumber)?.startsAt).toEqual(new Date(startsAt));
});
