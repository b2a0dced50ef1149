import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { servicesOf } from '../src/platform/services';
import { HOUR, newPhone, startClinic } from './support/clinic';
import { emptyFolder } from './support/folder';
import { startListener } from './support/listener';
import { until } from './support/until';

const SECRET = 'the secret of the hooks';

const directory = emptyFolder();
const gateway = await startListener();
const file = join(directory, 'gateway.json');
const states = { state: 'status', delivered: ['DELIVRD'], undelivered: ['UNDELIV', 'EXPIRED'] };
const hooks = {
  ...{ list: 'events', signature: { header: 'X-Signature', prefix: 'v1=' } },
  delivery: { id: 'message', ...states, fault: 'error' },
  answer: { sender: 'from', text: 'body', id: 'inbound' },
};
const json = { to: '{to}', text: '{text}', id: '{id}' };
writeFileSync(file, JSON.stringify({ url: `${gateway.url}/sms`, json, messageId: 'id', hooks }));
const env = { SMS_GATEWAY_FILE: file, SMS_HOOK_SECRET: SECRET, SITE_URL: 'https://clinic.example' };
const { backend, db, book, confirm, settings, ask, signIn, stored } = await startClinic({ env });
await settings({ offersSms: true, phoneMessagesText: 'We write only about this visit.' });
const token = await signIn('staff');
beforeEach(() => gateway.answerWith(200, { id: 'sms-0' }));
const messages = (phone: string) => db()('outbox_messages').where({ recipient: phone }).orderBy('id');

/** Sends events of the gateway, signed correctly unless said otherwise. */
async function tell(events: unknown[], { secret = SECRET } = {}) {
  const body = JSON.stringify({ events });
  const signature = `v1=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const data = { body, isForm: false, headers: secret ? { 'x-signature': signature } : {} };
  return ask('/hooks/sms', { data });
}

let count = 0;
/** A confirmed visit whose reminder was sent by SMS. */
async function remind(phone: string) {
  count += 1;
  const own = await book({ phone, firstName: `Visit ${count}`, tellBy: 'sms' });
  const { id } = own;
  await confirm(own, token);
  const reminder = { reference: `${id}:1`, kind: 'visit-reminder' };
  await db()('outbox_messages').where(reminder).update({ state: 'sent', sent_at: new Date() });
  const detail = async () => (await ask(`/appointments/${id}`, { token })).body.data;
  return { id, find: () => stored(id).first(), detail };
}

test('what became of an SMS is told by the id that the gateway gave it or by ours, stands beside the visit, stays when it is repeated, and is on the list of the desk where it did not arrive', async () => {
  gateway.answerWith(200, { id: 'sms-told' });
  const phone = newPhone();
  const visit = await remind(phone);
  await until(async () => (await messages(phone))[0]?.provider_id === 'sms-told');
  const event = { message: 'sms-told', status: 'DELIVRD' };
  expect((await tell([event])).status).toBe(204);
  expect((await tell([event])).status).toBe(204);
  // A late notice does not replace a later state.
  await tell([{ message: 'sms-told', status: 'ACCEPTD' }]);
  const shown = (await visit.detail()).mails.find(({ delivery }: { delivery: string | null }) => delivery);
  expect(shown).toMatchObject({ channel: 'sms', delivery: 'delivered' });
  const lost = newPhone();
  await remind(lost);
  const { document_id: ours } = (await messages(lost)).find(({ kind }) => kind === 'visit-confirmed');
  // Matched by our own id, which the gateway was given; among notices of others.
  await tell([
    { message: 'of somebody else', status: 'DELIVRD' },
    { message: ours, status: 'UNDELIV', error: '27' },
  ]);
  expect((await ask('/outbox-messages/undelivered', { token })).body.data).toContainEqual(
    expect.objectContaining({ documentId: ours, channel: 'sms', reason: 'SMS 27' }),
  );
});

test('what became of an SMS of a message that nobody knows yet is asked for again, as when the gateway is faster than its own answer', async () => {
  gateway.fallSilent();
  const phone = newPhone();
  await remind(phone);
  await until(async () => gateway.received.some(({ body }) => body.includes(phone)));
  const event = { message: 'sms-fast', status: 'DELIVRD' };
  expect((await tell([event])).status).toBe(404);
  const received = { recipient: phone, kind: 'visit-received' };
  await db()('outbox_messages').where(received).update({ provider_id: 'sms-fast' });
  expect((await tell([event])).status).toBe(204);
});

test('what became of an SMS is not believed without the signature, nor what is not as described', async () => {
  const event = { message: 'sms-0', status: 'UNDELIV' };
  expect((await tell([event], { secret: 'another secret' })).status).toBe(400);
  expect((await tell([event], { secret: '' })).status).toBe(400);
  expect((await tell([3])).body.error.details.errors).toMatchObject([{ path: ['body'] }]);
  expect(await db()('outbox_messages').where({ delivery_fault: 'SMS' })).toEqual([]);
});

test('an answer by SMS of 2 cancels once: told again, it leaves the visit of the other child alone', async () => {
  const phone = newPhone();
  const first = await remind(phone);
  const event = { from: `0${phone.slice(3)}`, body: '2', inbound: 'in-2' };
  await Promise.all([tell([event]), tell([event])]);
  expect((await first.find()).status).toBe('canceled');
  const second = await remind(phone);
  expect((await tell([event])).status).toBe(204);
  expect((await second.find()).status).toBe('confirmed');
  // A new one is another matter.
  await tell([{ ...event, inbound: 'in-3' }]);
  expect((await second.find()).status).toBe('canceled');
});

test('the managers’ page knows when the gateway has told something, and when it has fallen silent', async () => {
  const read = async () => (await servicesOf(backend.strapi).systemStatus()).mail;
  const set = (sentAgo: number, toldAgo: number | null) =>
    db()('outbox_messages')
      .where({ channel: 'sms', state: 'sent' })
      .update({
        sent_at: new Date(Date.now() - sentAgo),
        delivery_at: toldAgo === null ? null : new Date(Date.now() - toldAgo),
      });
  gateway.answerWith(200, { id: 'sms-status' });
  await remind(newPhone());
  await set(2 * HOUR, HOUR);
  await until(async () => (await read())?.sms?.isSilent === false);
  await set(2 * HOUR, 50 * HOUR);
  await until(async () => (await read())?.sms?.isSilent === true);
  expect(await read()).toMatchObject({ state: 'look', sms: { lastToldAt: expect.any(String) } });
});
