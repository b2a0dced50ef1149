import { stopAutoRefresh } from '../../support/auto-refresh';
import { bookAppointment } from '../../support/booked-appointment';
import { expect, test } from '../../support/fixtures';
import { familyName } from '../../support/patient';
import { enterAs } from '../../support/staff-session';

// Where no other test opens a request for itself.
test.use({ screens: ['desktop'], world: 'call-focus' });

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
