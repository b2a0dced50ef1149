import { createAccount, enterAs, holdSession, idOfAccount, tokenOf } from '../../support/accounts';
import { bookAppointment, listFreeTimes } from '../../support/booked-appointment';
import { colleague, settleAppointment } from '../../support/colleague';
import { firstValue, idOfAppointment, queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findAppointment } from '../../support/stored-appointment';

test.use({ screens: ['desktop'] });

test('what a colleague did meanwhile is not lost', async ({ page, context, language, words }) => {
  await test.step('the appointment', async () => {
    const { move, status, detail } = words.appointments;
    const { bookingNumber } = await bookAppointment({ language });
    const id = idOfAppointment(bookingNumber);
    await enterAs(context, 'staff');
    await page.goto(`/${language}/admin/appointments/${id}`);
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
    const service = String(
      firstValue(`SELECT s.document_id FROM services s JOIN services_cmps c ON c.entity_id = s.id
      JOIN components_clinic_needs n ON n.id = c.cmp_id AND c.field = 'needs'
      WHERE n.minutes IS NULL AND s.published_at IS NOT NULL LIMIT 1`),
    );
    // A branch that has two of the kind.
    const [first, second] = queryDatabase(
      `SELECT r.document_id AS id, r.name, b.document_id AS branch FROM resources r
      JOIN resources_branch_lnk l ON l.resource_id = r.id JOIN branches b ON b.id = l.branch_id
      WHERE r.locale = ? AND r.kind LIKE 'Hearing%' GROUP BY r.document_id
      ORDER BY b.number, r."order" LIMIT 2`,
      language,
    ).map(({ id, name, branch }) => ({ id: String(id), name: String(name), branch: String(branch) }));
    if (!first || !second) throw new Error('There are no two rooms');
    const [time] = await listFreeTimes({ service, at: first.branch, daysAhead: 15, days: 30 });
    if (!time) throw new Error('No time is free');
    const { bookingNumber } = await bookAppointment({ language, time });
    const id = idOfAppointment(bookingNumber);
    await enterAs(context, 'staff');
    await page.goto(`/${language}/admin/appointments/${id}`);
    const panel = page.getByRole('heading', { name: words.rooms.title, exact: true }).locator('..');
    await expect(panel).toContainText(first.name);
    const give = (room: string) =>
      panel.getByRole('button', { name: words.rooms.give.replace('{room}', room), exact: true });
    await expect(give(second.name)).toBeVisible();

    const change = { version: 1, from: first.id, to: second.id };
    await colleague({ path: `/appointments/${id}/room`, body: { data: change } });
    await give(second.name).click();
    await expect(panel).toContainText(words.rooms.conflict);
    await give(first.name).click();
    await expect(panel).toContainText(words.rooms.changed);
    await expect(give(second.name)).toBeVisible();
    const done = words.appointments.history.roomChanged;
    await expect(page.getByRole('main').getByText(done).nth(1)).toBeVisible();
  });
});

test('a blocked account is out at once', async ({ page, context, language, words, browser }) => {
  await test.step('blocked', async () => {
    const { bookingNumber } = await bookAppointment({ language });
    const account = await createAccount('staff');
    await holdSession(context, await tokenOf(account));
    const file = `/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`;
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

  await test.step('its sessions', async () => {
    const { sessions, outcome } = words.staff;
    const account = await createAccount('staff');
    const theirs = await browser.newContext();
    await holdSession(theirs, await tokenOf(account));
    const desk = await theirs.newPage();
    await desk.goto(`${environment.siteUrl}/${language}/admin/messages`);
    await expect(desk.getByRole('heading', { level: 1, name: words.messages.title })).toBeVisible();

    await enterAs(context, 'manager');
    await page.goto(`/${language}/admin/staff`);
    await page.getByRole('row').filter({ hasText: account.email }).getByRole('link').click();
    await page.getByRole('button', { name: sessions.end, exact: true }).click();
    await expect(page.getByText(outcome.ended)).toBeVisible();
    await expect(page.getByText(sessions.none)).toBeVisible();
    await desk.reload();
    await expect(desk).toHaveURL(/\/admin\/login\?/);
    await theirs.close();
  });
});
