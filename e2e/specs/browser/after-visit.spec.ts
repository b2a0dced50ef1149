import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { type Clock, letBegin } from '../../support/clock';
import { colleague, confirmAppointment } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { enterAs } from '../../support/staff-session';

test.use({ world: 'after-visit' });

/** Lets an appointment take place. */
async function takePlace({
  clock,
  request,
  bookingNumber,
}: {
  clock: Clock;
  request: APIRequestContext;
  bookingNumber: string;
}): Promise<void> {
  await confirmAppointment(request, bookingNumber);
  await letBegin(clock, bookingNumber, 60);
  const call = await colleague(request);
  const path = `/appointments/${idOfAppointment(bookingNumber)}/transitions`;
  await call({ path, data: { to: 'done', version: Number(columnOf(bookingNumber, 'version')) } });
}

const columnOf = (bookingNumber: string, column: string): unknown => {
  const sql = `SELECT ${column} AS value FROM appointments WHERE booking_number = ?`;
  return Reflect.get(Object(queryDatabase({ sql, values: [bookingNumber] })[0]), 'value');
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient says once how the visit was, and nothing is lost on the way', async ({
    page,
    context,
    request,
    language,
    words,
    clock,
  }) => {
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    await takePlace({ clock, request, bookingNumber });
    await context.addCookies([
      { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
    ]);
    const { review } = words.appointment;
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}`);
    const text = page.getByRole('textbox', { name: review.text });
    await text.fill('<b>Kind</b> & quick');
    await page.getByRole('button', { name: review.send }).click();
    await expect(page.getByText(review.notices.stars)).toBeVisible();
    await expect(text).toHaveValue('<b>Kind</b> & quick');
    await page.getByRole('radio').nth(3).check();
    await page.getByRole('button', { name: review.send }).click();
    await expect(page.getByText(review.thanks)).toBeVisible();
    await expect(page.getByRole('button', { name: review.send })).toHaveCount(0);
    expect(columnOf(bookingNumber, 'reviewed_at')).not.toBeNull();
  });
});

test('staff say when a patient is to come again, and take it back', async ({
  page,
  context,
  request,
  language,
  words,
  clock,
}) => {
  const { bookingNumber } = await bookAppointment({ language });
  await takePlace({ clock, request, bookingNumber });
  await enterAs({ role: 'staff', context, request });
  const { recalls } = words;
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: recalls.panel }) });
  await panel.getByRole('button').filter({ hasText: /6|٦/ }).click();
  await expect(panel.getByText(recalls.set)).toBeVisible();
  await expectAccessible(page);
  expect(columnOf(bookingNumber, 'recall_state')).toBe('waiting');
  await page.goto(`/${language}/admin/recalls`);
  await expect(page.getByRole('heading', { level: 1, name: recalls.title })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await panel.getByRole('button', { name: recalls.withdraw }).click();
  await expect.poll(() => columnOf(bookingNumber, 'recall_state')).toBe('withdrawn');
});
