import { randomBytes } from 'node:crypto';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { changeDatabase, firstValue } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { phoneMessagesTo } from '../../support/patient-mail';

/** Stores a message as a gateway would bring it: what comes in is proved with the backend. @returns its document id */
function receive({
  at = Date.now(),
  ...more
}: { phone: string; text: string; at?: number } & Record<string, unknown>) {
  const id = `m${randomBytes(12).toString('hex').slice(0, 23)}`;
  const row: Record<string, unknown> = {
    ...{ document_id: id, key_hash: id, channel: 'sms', kind: 'text', language: 'en', handling: 'new' },
    ...{ at, created_at: at, updated_at: at },
    ...more,
  };
  const names = Object.keys(row);
  const sql = `INSERT INTO incoming_messages (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  changeDatabase({ sql, values: Object.values(row) });
  return id;
}

test('what a patient writes is seen in the menu, read beside its visit, and answered in one press', async ({
  page,
  context,
  language,
  words,
}) => {
  const { inbox, account, messages } = words;
  const { storedPhone, firstName, lastName } = newPatient(language);
  const { bookingNumber } = await bookAppointment({ language, person: { phone: storedPhone } });
  const appointment = idOfAppointment(bookingNumber);
  const text = language === 'ar' ? 'هل يوجد موقف سيارات؟' : 'Is there parking?';
  const id = receive({ phone: storedPhone, text, appointment, language });
  receive({
    phone: storedPhone,
    text: '',
    kind: 'other',
    kind_name: 'video',
    appointment,
    channel: 'whatsapp',
  });
  receive({ phone: newPatient(language).storedPhone, text: 'Hello' });
  await enterAs(context, 'staff');

  await page.goto(`/${language}/admin/inbox`);
  const unread = Number(firstValue("SELECT count(*) FROM incoming_messages WHERE handling = 'new'"));
  const menu = page.getByRole('navigation', { name: account.nav.label });
  await expect(menu.getByText(unread > 99 ? '99+' : String(unread), { exact: true }).first()).toBeAttached();
  await expectAccessible(page);

  const row = page.getByRole('row').filter({ hasText: text });
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: inbox.answers.call, exact: true }).click();
  await expect(page.getByText(inbox.feedback.promised)).toBeFocused();
  await expect(page.getByText(inbox.sentAs.call)).toBeVisible();
  await expect.poll(() => phoneMessagesTo(storedPhone)).toHaveLength(1);

  await page.getByLabel(inbox.words).fill('Yes, behind the house.');
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await expect(page.getByText(inbox.feedback.answered)).toBeFocused();
  await expect.poll(() => phoneMessagesTo(storedPhone).join()).toContain('behind the house');
  await expect(page.getByText(messages.handlings.done, { exact: true }).first()).toBeVisible();

  await page.goto(`/${language}/admin/appointments/${appointment}`);
  const beside = page.locator('section').filter({ has: page.getByRole('heading', { name: inbox.beside }) });
  await expect(beside.getByText(text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(`${firstName} ${lastName}`);
});

test('whoever wrote STOP is seen at the desk, and reminders begin again in one press', async ({
  page,
  context,
  language,
  words,
}) => {
  const { inbox } = words;
  const { storedPhone } = newPatient(language);
  const { bookingNumber } = await bookAppointment({ language, person: { phone: storedPhone } });
  const appointment = idOfAppointment(bookingNumber);
  const id = receive({ phone: storedPhone, text: 'STOP', appointment, outcome: 'stopped', handling: 'done' });
  const now = Date.now();
  changeDatabase({
    sql: 'INSERT INTO stopped_phones (document_id, phone, message, at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    values: [id, storedPhone, id, now, now, now],
  });
  await enterAs(context, 'staff');
  await page.goto(`/${language}/admin/appointments/${appointment}`);
  await page.getByRole('link', { name: inbox.resumeThere }).click();
  await expect(page.getByText(inbox.stopped)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: inbox.resume, exact: true }).click();
  await expect(page.getByText(inbox.stopped)).toHaveCount(0);
  await expect(page.getByText(inbox.events.resumed)).toBeVisible();
  expect(firstValue('SELECT count(*) FROM stopped_phones WHERE phone = ?', storedPhone)).toBe(0);
});
