import { enterAsNew, idOfAccount } from '../../support/accounts';
import { bookAppointment, findFreeTime } from '../../support/booked-appointment';
import { colleague, settleAppointment } from '../../support/colleague';
import { firstValue, queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'] });

test('what a colleague did meanwhile is not lost', async ({ page, enter, language, words }) => {
  await test.step('the appointment', async () => {
    const { move, status, detail } = words.appointments;
    const { bookingNumber, id } = await bookAppointment({ language });
    await enter('staff', `appointments/${id}`);
    // While something is typed the page does not ask again by itself.
    await page.getByLabel(move.reason).fill('The patient wrote');
    await settleAppointment(bookingNumber);
    await page.getByRole('button', { name: move.canceled, exact: true }).click();

    await expect(page.getByText(move.conflict)).toBeFocused();
    await expect(page.getByLabel(move.reason)).toHaveValue('The patient wrote');
    const event = detail.event.replace('{from}', status.pending).replace('{to}', status.confirmed);
    await expect(page.getByRole('main').getByText(event).first()).toBeVisible();
    expect(findAppointment(bookingNumber)?.status).toBe('confirmed');
  });

  await test.step('which room a visit has is seen at the desk and changed there', async () => {
    const needs = `SELECT s.document_id FROM services s JOIN services_cmps c ON c.entity_id = s.id
      JOIN components_clinic_needs n ON n.id = c.cmp_id AND c.field = 'needs'
      WHERE n.minutes IS NULL AND s.published_at IS NOT NULL LIMIT 1`;
    const service = String(firstValue(needs));
    // A branch that has two of the kind.
    const [first, second] = queryDatabase(
      `SELECT r.name, b.document_id AS branch FROM resources r
      JOIN resources_branch_lnk l ON l.resource_id = r.id JOIN branches b ON b.id = l.branch_id
      WHERE r.locale = ? AND r.kind LIKE 'Hearing%' GROUP BY r.document_id
      ORDER BY b.number, r."order" LIMIT 2`,
      language,
    ).map(({ name, branch }) => ({ name: String(name), branch: String(branch) }));
    if (!first || !second) throw new Error('There are no two rooms');
    const time = await findFreeTime({ service, at: first.branch, daysAhead: 15, days: 30 });
    const { id } = await bookAppointment({ language, time });
    await enter('staff', `appointments/${id}`);
    const panel = page.getByRole('heading', { name: words.rooms.title, exact: true }).locator('..');
    await expect(panel).toContainText(first.name);
    const give = (room: string) =>
      panel.getByRole('button', { name: words.rooms.give.replace('{room}', room), exact: true });
    await give(second.name).click();
    await expect(panel).toContainText(words.rooms.changed);
    await expect(give(first.name)).toBeVisible();
    const done = words.appointments.history.roomChanged;
    await expect(page.getByRole('main').getByText(done).first()).toBeVisible();
  });
});

// The button that ends its sessions: own-site/failing-backend.spec.ts.
test('a blocked account is out at once', async ({ page, context, language, words }) => {
  const { bookingNumber, id } = await bookAppointment({ language });
  const account = await enterAsNew(context, 'staff');
  const file = `/${language}/admin/appointments/${id}`;
  await page.goto(file);
  await page.getByLabel(words.appointments.move.reason).fill('x');
  const path = `/staff-accounts/${idOfAccount(account)}`;
  await colleague({ method: 'PUT', path, body: { data: { blocked: true } } }, 'manager');

  await page.getByRole('button', { name: words.appointments.move.confirmed, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login\?.*why=ended/);
  expect(findAppointment(bookingNumber)?.status).toBe('pending');
  await page.goto(file);
  await expect(page).toHaveURL(/\/admin\/login\?/);
  await expect(page.getByText(bookingNumber)).toHaveCount(0);
});
