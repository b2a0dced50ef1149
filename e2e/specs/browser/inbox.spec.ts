import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { bookAppointment } from '../../support/booked-appointment';
import { firstValue } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

/** Messages that WhatsApp was given: the number and the words of each. */
const handedOver: { to: string; text?: { body: string } }[] = [];
let whatsapp: Server;

test.beforeAll(() => {
  whatsapp = createServer(async (request, answer) => {
    handedOver.push(JSON.parse(await text(request)));
    answer.end(JSON.stringify({ messages: [{ id: `wamid.out${handedOver.length}` }] }));
  }).listen(Number(new URL(environment.backendSettings.WHATSAPP_API_URL ?? '').port), '127.0.0.1');
});
test.afterAll(() => whatsapp.close());

const wordsTo = (phone: string) =>
  handedOver.filter(({ to }) => `+${to}` === phone).flatMap(({ text: said }) => said?.body ?? []);

let received = 0;
/** Brings a message of a phone as WhatsApp does, signed. @returns its document id */
async function receive(phone: string, said: object): Promise<string> {
  const { WHATSAPP_APP_SECRET: secret = '', WHATSAPP_PHONE_ID } = environment.backendSettings;
  received += 1;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { from: phone.slice(1), id: `wamid.in${received}`, timestamp, ...said };
  const value = { metadata: { phone_number_id: WHATSAPP_PHONE_ID }, messages: [message] };
  const changes = [{ field: 'messages', value }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  const answer = await fetch(`${environment.siteUrl}/api/hooks/whatsapp`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const sql = 'SELECT document_id FROM incoming_messages WHERE phone = ? ORDER BY id DESC LIMIT 1';
  return String(firstValue(sql, phone));
}
const inWords = (body: string) => ({ type: 'text', text: { body } });

test('a patient’s message is read and answered in one press', async ({ page, enter, language, words }) => {
  const { inbox, account, messages } = words;
  const { storedPhone, firstName, lastName } = newPatient(language);
  const appointment = await bookAppointment({ language, person: { phone: storedPhone } });
  const asked = language === 'ar' ? 'هل يوجد موقف سيارات؟' : 'Is there parking?';
  await receive(newPatient(language).storedPhone, inWords('Hello'));
  await receive(storedPhone, { type: 'video', video: { id: '1' } });
  const id = await receive(storedPhone, inWords(asked));
  await enter('staff', 'inbox');
  const unread = Number(firstValue("SELECT count(*) FROM incoming_messages WHERE handling = 'new'"));
  const menu = page.getByRole('navigation', { name: account.nav.label });
  const count = unread > 99 ? '99+' : String(unread);
  await expect(menu.getByText(count, { exact: true }).first()).toBeAttached();

  await page.getByRole('row').filter({ hasText: asked }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await expect(page.getByRole('main').getByText(asked).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: inbox.answers.call, exact: true }).click();
  await expect(page.getByText(inbox.feedback.promised)).toBeFocused();
  await expect(page.getByText(inbox.sentAs.call)).toBeVisible();
  await expect.poll(() => wordsTo(storedPhone)).toHaveLength(1);

  await page.getByLabel(inbox.words).fill('Yes, behind the house.');
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await expect(page.getByText(inbox.feedback.answered)).toBeFocused();
  await expect.poll(() => wordsTo(storedPhone).join()).toContain('behind the house');
  await expect(page.getByText(messages.handlings.done, { exact: true }).first()).toBeVisible();

  // STOP is seen at the desk, and taken back there.
  await receive(storedPhone, inWords('STOP'));
  await page.goto(`/${language}/admin/appointments/${appointment.id}`);
  const beside = page.locator('section').filter({ has: page.getByRole('heading', { name: inbox.beside }) });
  await expect(beside.getByText(asked)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(`${firstName} ${lastName}`);
  await page.getByRole('link', { name: inbox.resumeThere }).click();
  await expect(page.getByText(inbox.stopped)).toBeVisible();
  await page.getByRole('button', { name: inbox.resume, exact: true }).click();
  await expect(page.getByText(inbox.stopped)).toHaveCount(0);
  await expect(page.getByText(inbox.events.resumed)).toBeVisible();
  expect(firstValue('SELECT count(*) FROM stopped_phones WHERE phone = ?', storedPhone)).toBe(0);
});
