import { openFarDay, timesOfDay } from '../../pages/branch-booking';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

test('on another device an appointment is opened from its address, kept as files, moved and canceled', async ({
  page,
  request,
  language,
  words,
}) => {
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  const before = findAppointment(bookingNumber);
  const { appointment, booking } = words;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await expect(heading(booking.confirmation.title)).toBeVisible();
  await expect(page.getByText(bookingNumber)).toBeVisible();
  await expectAccessible(page);

  const hrefOf = async (name: string) =>
    (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
  const calendarHref = await hrefOf(appointment.keep.calendar);
  // Asked without the browser's cookies, as the programs that download them do.
  const pdf = await request.get(await hrefOf(appointment.keep.pdf));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toContain(`appointment-${bookingNumber}.pdf`);
  expect(pdf.headers()['cache-control']).toContain('no-store');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const calendar = await request.get(calendarHref);
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
  const entry = await calendar.text();
  expect(entry).toContain('STATUS:TENTATIVE');
  expect(entry).toContain(`UID:${bookingNumber}@`);

  const [, , , , , fileKey = ''] = calendarHref.split('/');
  const otherKey = fileKey.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const refused = await request.get(calendarHref.replace(fileKey, otherKey), { maxRedirects: 0 });
  expect(refused.status()).toBe(303);
  expect(await refused.text()).toBe('');

  await page.getByRole('link', { name: appointment.change.move }).click();
  await expect(heading(appointment.move.title)).toBeVisible();
  await openFarDay({ page, words });
  await timesOfDay(page).last().click();
  await expect(heading(appointment.move.question)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: appointment.move.yes }).click();
  await expect(heading(booking.confirmation.title)).toBeVisible();
  const moved = findAppointment(bookingNumber);
  expect(moved?.startsAt).not.toEqual(before?.startsAt);
  expect(moved?.claimedGrains).toBe(before?.claimedGrains);

  await page.getByRole('link', { name: appointment.change.cancel }).click();
  await expect(heading(appointment.cancel.question)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: appointment.cancel.yes }).click();
  await expect(heading(booking.confirmation.titleCanceled)).toBeVisible();
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'canceled', claimedGrains: 0 });

  await expectAccessible(page);
  await page.getByRole('button', { name: appointment.undo.yes }).click();
  await expect(heading(booking.confirmation.title)).toBeVisible();
  expect(findAppointment(bookingNumber)).toMatchObject({
    status: 'pending',
    startsAt: moved?.startsAt,
    claimedGrains: before?.claimedGrains,
  });

  // Canceled in one tab, and the time booked by somebody else before it is taken back in this one.
  await page.getByRole('link', { name: appointment.change.cancel }).click();
  await page.getByRole('button', { name: appointment.cancel.yes }).click();
  await expect(page.getByRole('button', { name: appointment.undo.yes })).toBeVisible();
  await bookAppointment({ language, timeOf: bookingNumber });
  await page.getByRole('button', { name: appointment.undo.yes }).click();
  await expect(heading(appointment.undo.refused.taken.title)).toBeVisible();
  await expectAccessible(page);
  expect(findAppointment(bookingNumber)).toMatchObject({ status: 'canceled', claimedGrains: 0 });
});
