import { stopAutoRefresh } from '../../support/auto-refresh';
import { bookAppointment } from '../../support/booked-appointment';
import { changeDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { familyName } from '../../support/patient';
import { enterAs } from '../../support/staff-session';

test.use({ viewport: { width: 1280, height: 800 } });

// Here, where no test beside it opens the most urgent request for itself.
test('a call opened from the panel beside the work list has the focus, not its row', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { appointments, calls } = words;
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName } });
  // The most urgent one: its row is on the first page of the list.
  changeDatabase({
    sql: 'UPDATE appointments SET call_due_at = 0 WHERE booking_number = ?',
    values: [bookingNumber],
  });
  await enterAs({ role: 'staff', context, request });
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/work-list`);
  await page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) }).click();
  await page.getByRole('button', { name: calls.this.open }).click();
  const call = page.getByRole('region', { name: lastName });
  await expect(call).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: calls.desk.confirmed, exact: true })).toBeFocused();
});
