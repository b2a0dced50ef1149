import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ask } from './support/calls';
import { freshTime, newPhone } from './support/clinic';
import { signIn } from './support/staff';
import { startClinic } from './support/start-clinic';

const SECRET = 'the secret of the app';
const VERIFY = 'a word that both were given';

const hook = (path: string, data: unknown) => ask(backend, `/hooks/${path}`, { data });

function tell(value: object, { secret = SECRET, number = '1055' } = {}) {
  const changes = [{ field: 'messages', value: { metadata: { phone_number_id: number }, ...value } }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return hook('whatsapp', { body, signature });
}

let seconds = 1_763_900_000;
/** What a phone writes, a second after the last. */
function answerOf(phone: string, text: string, repliesTo?: string) {
  seconds += 1;
  const context = repliesTo ? { context: { id: repliesTo } } : {};
  return {
    messages: [{ from: phone.slice(1), timestamp: String(seconds), text: { body: text }, ...context }],
  };
}

let sent = 0;
/** A confirmed visit whose reminder has been sent; gives the provider's id of it too. */
async function remind(phone: string, { isReminded = true } = {}) {
  const { id: document_id } = await book({ phone, firstName: `Visit ${sent}`, tellBy: 'whatsapp' });
  const find = () => db()('appointments').where({ document_id }).first();
  const { version } = await find();
  const data = { to: 'confirmed', version };
  const confirmed = await ask(backend, `/appointments/${document_id}/transitions`, { token, data });
  expect(confirmed.status).toBe(200);
  sent += 1;
  const providerId = `wamid.${sent}`;
  const reminder = db()('outbox_messages').where({ reference: `${document_id}:1`, kind: 'visit-reminder' });
  if (isReminded) await reminder.update({ state: 'sent', sent_at: new Date(), provider_id: providerId });
  const detail = async () => (await ask(backend, `/appointments/${document_id}`, { token })).body.data;
  return { id: document_id, find, detail, providerId };
}
type Visit = Awaited<ReturnType<typeof remind>>;

const actions = async (visit: Visit) =>
  (await visit.detail()).history
    .slice(2)
    .map(({ action, to, reason }: { action: string; to: string; reason: string | null }) => [
      action,
      to,
      reason,
    ]);

const env = {
  WHATSAPP_APP_SECRET: SECRET,
  WHATSAPP_VERIFY_TOKEN: VERIFY,
  WHATSAPP_PHONE_ID: '1055',
  // Nothing listens there: what is sent in these tests, the tests say.
  WHATSAPP_API_URL: 'http://127.0.0.1:9',
  WHATSAPP_TOKEN: 'the token',
};
const { backend, db, book, settings } = await startClinic({ env });
await settings({ offersWhatsapp: true, phoneMessagesText: 'We write only about this visit.' });
const token = await signIn({ backend, role: 'staff' });

describe('a notice', () => {
  test('that is not signed with the secret of the app changes nothing', async () => {
    const phone = newPhone();
    const visit = await remind(phone);
    expect((await tell(answerOf(phone, '2'), { secret: 'another' })).status).toBe(400);
    expect((await tell(answerOf(phone, '2'), { number: '2066' })).status).toBe(204);
    expect((await visit.find()).status).toBe('confirmed');
    expect(await actions(visit)).toEqual([]);
    expect((await hook('whatsapp', { body: '{}', signature: '' })).status).toBe(400);
  });

  test('is told to this clinic when both know the word', async () => {
    expect((await hook('whatsapp/verification', { token: VERIFY })).status).toBe(204);
    expect((await hook('whatsapp/verification', { token: 'a word that is a guess only' })).status).toBe(400);
    expect((await hook('whatsapp/verification', { token: '' })).status).toBe(400);
  });
});

test('what became of a message stands beside it, whatever comes first and however often', async () => {
  const visit = await remind(newPhone());
  const { document_id: message } = await db()('outbox_messages')
    .where({ reference: `${visit.id}:1`, kind: 'visit-reminder' })
    .first();
  const status = { id: visit.providerId, timestamp: '1763900000', biz_opaque_callback_data: message };
  const note = (word: string, more = {}) => tell({ statuses: [{ ...status, status: word, ...more }] });
  const shown = async () =>
    (await visit.detail()).mails.find(({ documentId }: { documentId: string }) => documentId === message);
  expect((await shown()).delivery).toBeNull();
  await note('read');
  await note('delivered');
  await note('sent');
  expect(await shown()).toMatchObject({ delivery: 'read', deliveryAt: '2025-11-23T12:13:20.000Z' });
  await note('failed', { errors: [{ code: 131026 }] });
  expect((await shown()).delivery).toBe('read');
  const lost = await remind(newPhone());
  const { document_id: other } = await db()('outbox_messages')
    .where({ reference: `${lost.id}:1`, kind: 'visit-reminder' })
    .first();
  const failed = { ...status, biz_opaque_callback_data: other, status: 'failed', errors: [{ code: 131026 }] };
  await tell({ statuses: [failed] });
  const list = await ask(backend, '/outbox-messages/undelivered', { token });
  expect(list.body.data).toMatchObject([
    { documentId: other, kind: 'visit-reminder', channel: 'whatsapp', reason: 'WHATSAPP 131026' },
  ]);
});

describe('an answer', () => {
  // What else means it: read-answer.test.ts.
  test.each(['سأحضر'])('%j says that the patient comes, which staff see', async (text) => {
    const phone = newPhone();
    const visit = await remind(phone);
    const sentTwice = answerOf(phone, text);
    expect((await tell(sentTwice)).status).toBe(204);
    expect((await tell(sentTwice)).status).toBe(204);
    expect(await actions(visit)).toEqual([['comes', 'confirmed', null]]);
    expect((await visit.detail()).comesAt).toBe(new Date(seconds * 1000).toISOString());
  });

  test.each(['٢'])('%j cancels, frees the time, and is told', async (text) => {
    const phone = newPhone();
    const visit = await remind(phone);
    const sentTwice = answerOf(phone, text);
    await tell(sentTwice);
    await tell(sentTwice);
    expect(await actions(visit)).toEqual([
      ['answered', 'confirmed', text],
      ['answered', 'canceled', null],
    ]);
    expect((await visit.detail()).history.at(-1).by.kind).toBe('patient');
    expect(await db()('claims').where({ appointment: visit.id })).toEqual([]);
    const kinds = (await visit.detail()).mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds.at(-1)).toBe('visit-canceled');
  });

  test('that nobody can be sure of is written down for people, and changes nothing', async () => {
    const phone = newPhone();
    const visit = await remind(phone);
    await tell(answerOf(phone, 'no'));
    await tell(answerOf(phone, 'هل يمكن\u0000 الساعة 2؟\n'));
    expect(await actions(visit)).toEqual([
      ['answered', 'confirmed', 'no'],
      ['answered', 'confirmed', 'هل يمكن الساعة 2؟'],
    ]);
  });

  test('of a mother of two counts for the child whose message she answered, else for none', async () => {
    const phone = newPhone();
    const [one, two] = [await remind(phone), await remind(phone)];
    await tell(answerOf(phone, '2'));
    expect((await one.find()).status).toBe('confirmed');
    expect(await actions(two)).toEqual([['answered', 'confirmed', '2']]);
    const reply = answerOf(phone, '2', two.providerId);
    await tell(reply);
    expect((await two.find()).status).toBe('canceled');
    // The first child is the only one left now: a hook that is repeated, or a second press, is not about it.
    await tell(reply);
    await tell(answerOf(phone, '2', two.providerId));
    expect((await one.find()).status).toBe('confirmed');
  });

  test('of somebody who was not reminded, or is not known, cancels nothing', async () => {
    const phone = newPhone();
    const visit = await remind(phone, { isReminded: false });
    await tell(answerOf(phone, '2'));
    expect((await visit.find()).status).toBe('confirmed');
    expect((await tell(answerOf(newPhone(), '2'))).status).toBe(204);
  });

  test('holds for the time it was about: a moved visit is not said to be come to', async () => {
    const phone = newPhone();
    const visit = await remind(phone);
    await tell(answerOf(phone, '1'));
    const { version } = await visit.find();
    const data = { startsAt: freshTime(), version };
    const moved = await ask(backend, `/appointments/${visit.id}/move`, { token, data });
    expect(moved.status).toBe(200);
    expect((await visit.detail()).comesAt).toBeNull();
  });
});
