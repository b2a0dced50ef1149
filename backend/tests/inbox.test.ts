import { expect, test } from 'vitest';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { servicesOf } from '../src/platform/services';
import { HOUR, newPhone } from './support/clinic';
import { startInbox } from './support/inbox';
import { outgoing } from './support/outgoing';
import { until } from './support/until';
import { wordsOf } from './support/whatsapp';

const inbox = await startInbox();
const { strapi, db, mona, adel, refused, ask, stored } = inbox;
const { call, tell, idOf, open, answer, toPhone, bookFor } = inbox;

// The count of what nobody has read, and a message beside its visit: e2e/specs/browser/inbox.spec.ts.
test('the inbox lists what comes in, the latest first, with its visit, and two who settle one do so once', async () => {
  const [known, unknown] = [newPhone(), newPhone()];
  const visit = await bookFor(known);
  await tell(wordsOf(known, 'Is there parking?'));
  await tell(wordsOf(unknown, 'هل تقبلون التأمين؟'));
  const { data, meta: about } = (await call('')).body;
  expect(data).toMatchObject([
    { phone: unknown, text: 'هل تقبلون التأمين؟', visit: null, handling: 'new' },
    { phone: known, text: 'Is there parking?', visit: { bookingNumber: visit.booking_number } },
  ]);
  expect(about.counts).toMatchObject({ new: 2, read: 0 });
  const opened = await open(data[1].documentId);
  expect(opened).toMatchObject({ handling: 'read', history: [{ action: 'read', by: { isYou: true } }] });
  const settled = { from: 'read', to: 'done' };
  const press = (token: string) => call(`/${data[1].documentId}/transitions`, { token, data: settled });
  const both = await Promise.all([mona, adel].map(press));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the inbox answers in one press, once, and keeps who did', async () => {
  const phone = newPhone();
  const visit = await bookFor(phone);
  await tell(wordsOf(phone, 'I cannot come at that hour'));
  const id = await idOf(phone);
  expect((await open(id)).answers).toEqual(['times', 'link', 'call', 'text']);
  const both = await Promise.all([mona, adel].map((token) => answer(id, { answer: 'times' }, token)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // The first of all is that of the booking.
  await until(async () => toPhone(phone).length === 2);
  const said = toPhone(phone).find(({ type }) => type === 'text')?.text?.body ?? '';
  expect(said).toMatch(/these times are free now/);
  const [, ...lines] = said.split('\n');
  expect(lines).toHaveLength(3);
  const own = visit.booking_number.replaceAll('-', '');
  for (const line of lines) {
    const link = new URL(line.slice(line.indexOf('http')));
    expect([link.pathname, link.hash]).toEqual([`/en/v/${own}`, expect.stringMatching(/^#[\w-]{12}$/)]);
    expect(Date.parse(link.searchParams.get('time') ?? '')).toBeGreaterThan(Date.now());
  }
  expect(await stored(visit.document_id).first()).toMatchObject({ version: visit.version });
  expect((await answer(id, { answer: 'text', text: 'Please call us.', answered: 1 })).status).toBe(200);
  expect((await answer(id, { answer: 'link', answered: 2 })).status).toBe(200);
  expect((await answer(id, { answer: 'call', answered: 3 })).body.data.handling).toBe('read');
  await until(async () => toPhone(phone).length === 5);
  const types = toPhone(phone).map(({ type }) => type);
  expect(types.sort()).toEqual(['template', 'template', 'text', 'text', 'text']);
  const { history } = await open(id);
  expect(history.slice(1)).toMatchObject([
    { action: 'answered', answer: 'times', sent: 'sent' },
    { action: 'answered', answer: 'text', text: 'Please call us.', sent: 'sent' },
    { action: 'answered', answer: 'link', sent: null },
    { action: 'answered', answer: 'call', sent: 'sent' },
  ]);
});

test('the inbox that does not arrive stands among what was not delivered until it is answered again', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Are you open on Friday?'));
  const id = await idOf(phone);
  refused.add(phone.slice(1));
  expect((await answer(id, { answer: 'text', text: 'Yes, we are.' })).status).toBe(200);
  const lost = async () =>
    (await ask('/outbox-messages/undelivered', { token: adel })).body.data.filter(
      (one: { phone: string }) => one.phone === phone,
    );
  await until(async () => (await lost()).length === 1);
  const expected = { about: 'inbox', incoming: id, channel: 'whatsapp', isRepeatable: false };
  expect(await lost()).toMatchObject([expected]);
  refused.clear();
  expect((await answer(id, { answer: 'text', text: 'Yes, we are.', answered: 1 })).status).toBe(200);
  expect(await lost()).toEqual([]);
  // Taken by the provider, and then not delivered.
  const states = async () =>
    (await open(id)).history.map(({ sent: state }: { sent: string | null }) => state);
  await until(async () => (await states()).at(-1) === 'sent');
  await db()('outbox_messages').where('reference', `${id}:2`).update({ delivery: 'undelivered' });
  expect((await states()).slice(-2)).toEqual(['failed', 'failed']);
  expect(await lost()).toHaveLength(1);
});

test('the inbox refuses what cannot be said: words of nobody, a link without a visit, words after a day', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Hello'));
  const id = await idOf(phone);
  expect((await answer(id, { answer: 'text', text: ' ' })).status).toBe(400);
  expect((await answer(id, { answer: 'link' })).status).toBe(409);
  const yesterday = new Date(Date.now() - 25 * HOUR);
  await db()('incoming_messages').where({ phone }).update({ at: yesterday });
  expect(await open(id)).toMatchObject({ answers: [], freeUntil: null });
  expect((await answer(id, { answer: 'call' })).status).toBe(409);
});

// What the desk sees of it, and taking it back: e2e/specs/browser/inbox.spec.ts.
test('STOP keeps reminders to the phone back and nothing else, until it is taken back; one that was due goes by email, once', async () => {
  const phone = newPhone();
  const { document_id, sequence } = await bookFor(phone);
  const email = 'huda.reminded@example.com';
  await stored(document_id).update({ status: 'confirmed', email });
  await tell(wordsOf(phone, 'STOP'));
  const id = await idOf(phone);
  expect(await open(id)).toMatchObject({ outcome: 'stopped', remindersStopped: true });

  const reminded = { to: phone, reference: `${document_id}:${sequence}` };
  const reminder = (channel: string) =>
    db()('outbox_messages').where({ kind: 'visit-reminder', reference: reminded.reference, channel });
  const received = db()('outbox_messages').where({ recipient: phone, kind: 'visit-received' });
  const { id: _, ...row } = await received.first();
  await db()('outbox_messages').insert({
    ...{ ...row, document_id: 'stopped-reminder-of-huda', kind: 'visit-reminder', text: '', attempts: 0 },
    ...{ state: 'waiting', due_at: new Date(), sent_at: null },
  });
  servicesOf(strapi).mailing.wake();
  await until(async () => (await reminder('whatsapp').first()).state === 'stopped');
  await until(async () => (await reminder('email').first())?.state === 'sent');

  const compose = (kind: string) =>
    composePhoneMessage(strapi, outgoing({ channel: 'whatsapp', kind, ...reminded }), Date.now());
  expect(await compose('visit-confirmed')).not.toBeNull();
  expect(await compose('visit-reminder')).toBeNull();
  expect(await reminder('email')).toMatchObject([{ recipient: email }]);
  expect(toPhone(phone).filter(({ type }) => type === 'template')).toHaveLength(1);
  const resume = async () => (await call(`/${id}/stop`, { method: 'DELETE' })).status;
  expect([await resume(), await resume()]).toEqual([204, 409]);
  expect(await compose('visit-reminder')).not.toBeNull();
});
