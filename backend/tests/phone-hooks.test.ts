import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ask, findBy, HOUR, newPhone, pluck, startClinic } from './support/clinic';
import { tellAsWhatsapp, WHATSAPP_NUMBER, WHATSAPP_SECRET, wordsOf } from './support/whatsapp';

const VERIFY = 'a word that both were given';

const hook = (path: string, data: unknown) => ask(backend, `/hooks/${path}`, { data });

const tell = (value: object, given = {}) => tellAsWhatsapp(backend, value, given);

/** Lists the inbox of a phone, the first message first. */
const inboxOf = (phone: string) => db()('incoming_messages').where({ phone }).orderBy('id');
const outcomesOf = async (phone: string) =>
  (await inboxOf(phone)).map(({ outcome, handling }) => [outcome, handling]);

const reminderOf = (id: string) =>
  db()('outbox_messages').where({ reference: `${id}:1`, kind: 'visit-reminder' });

let sent = 0;
/** A confirmed visit whose reminder has been sent; gives the provider's id of it too. */
async function remind(phone: string) {
  const own = await book({ phone, firstName: `Visit ${sent}`, tellBy: 'whatsapp' });
  const find = () => stored(own.id).first();
  await confirm(own, token);
  sent += 1;
  const providerId = `wamid.${sent}`;
  await reminderOf(own.id).update({ state: 'sent', sent_at: new Date(), provider_id: providerId });
  const detail = async () => (await ask(backend, `/appointments/${own.id}`, { token })).body.data;
  return { id: own.id, find, detail, providerId };
}
type Visit = Awaited<ReturnType<typeof remind>>;

const actions = async (visit: Visit) =>
  (await visit.detail()).history
    .slice(2)
    .map(({ action, to, reason }: Record<string, string | null>) => [action, to, reason]);

const env = {
  WHATSAPP_APP_SECRET: WHATSAPP_SECRET,
  WHATSAPP_VERIFY_TOKEN: VERIFY,
  WHATSAPP_PHONE_ID: WHATSAPP_NUMBER,
  // Nothing listens there: what is sent in these tests, the tests say.
  WHATSAPP_API_URL: 'http://127.0.0.1:9',
  WHATSAPP_TOKEN: 'the token',
};
const { backend, db, book, confirm, settings, signIn, stored } = await startClinic({ env });
await settings({ offersWhatsapp: true, phoneMessagesText: 'We write only about this visit.' });
const token = await signIn('staff');

test('a notice changes nothing unless it is signed with the secret of the app, and none comes before both know the word; an answer that nobody can be sure of is written down for people, and changes nothing', async () => {
  const phone = newPhone();
  const visit = await remind(phone);
  expect((await tell(wordsOf(phone, '2'), { secret: 'another' })).status).toBe(400);
  expect((await tell(wordsOf(phone, '2'), { number: '2066' })).status).toBe(204);
  expect((await visit.find()).status).toBe('confirmed');
  expect(await actions(visit)).toEqual([]);
  expect((await hook('whatsapp', { body: '{}', signature: '' })).status).toBe(400);
  expect((await hook('whatsapp/verification', { token: VERIFY })).status).toBe(204);
  expect((await hook('whatsapp/verification', { token: 'a word that is a guess only' })).status).toBe(400);
  expect((await hook('whatsapp/verification', { token: '' })).status).toBe(400);

  await tell(wordsOf(phone, 'no'));
  await tell(wordsOf(phone, 'هل يمكن\u0000 الساعة 2؟\n'));
  expect(await actions(visit)).toEqual([
    ['answered', 'confirmed', 'no'],
    ['answered', 'confirmed', 'هل يمكن الساعة 2؟'],
  ]);
  expect(await outcomesOf(phone)).toEqual(Array(2).fill([null, 'new']));
  expect((await inboxOf(phone))[0].appointment).toBe(visit.id);
});

test('what became of a message stands beside it, whatever comes first and however often', async () => {
  const visit = await remind(newPhone());
  const { document_id: message } = await reminderOf(visit.id).first();
  const status = { id: visit.providerId, timestamp: '1763900000', biz_opaque_callback_data: message };
  const note = (word: string, more = {}) => tell({ statuses: [{ ...status, status: word, ...more }] });
  const shown = async () => findBy((await visit.detail()).mails, 'documentId', message);
  expect((await shown()).delivery).toBeNull();
  await note('read');
  await note('delivered');
  await note('sent');
  expect(await shown()).toMatchObject({ delivery: 'read', deliveryAt: '2025-11-23T12:13:20.000Z' });
  await note('failed', { errors: [{ code: 131026 }] });
  expect((await shown()).delivery).toBe('read');
  const { document_id: other } = await reminderOf((await remind(newPhone())).id).first();
  const failed = { ...status, biz_opaque_callback_data: other, status: 'failed', errors: [{ code: 131026 }] };
  await tell({ statuses: [failed] });
  expect((await ask(backend, '/outbox-messages/undelivered', { token })).body.data).toMatchObject([
    { documentId: other, kind: 'visit-reminder', channel: 'whatsapp', reason: 'WHATSAPP 131026' },
  ]);
});

// Other texts with the same meaning: read-answer.test.ts.
test('an answer that the patient comes is seen by staff, and is one however often it comes at once under one id; that they do not cancels, frees the time, and is told', async () => {
  const phone = newPhone();
  const visit = await remind(phone);
  const said = wordsOf(phone, 'نعم ان شاء الله');
  const answers = await Promise.all([tell(said), tell(said), tell(said), tell(said)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await actions(visit)).toEqual([['comes', 'confirmed', null]]);
  expect((await visit.detail()).comesAt).not.toBeNull();
  expect(await outcomesOf(phone)).toEqual([['comes', 'done']]);

  const other = newPhone();
  const canceled = await remind(other);
  await tell(wordsOf(other, 'الغاء الحجز'));
  expect(await actions(canceled)).toEqual([
    ['answered', 'confirmed', 'الغاء الحجز'],
    ['answered', 'canceled', null],
  ]);
  expect((await canceled.detail()).history.at(-1).by.kind).toBe('patient');
  expect(await db()('claims').where({ appointment: canceled.id })).toEqual([]);
  expect(pluck((await canceled.detail()).mails, 'kind').at(-1)).toBe('visit-canceled');
});

test('an answer that a fault keeps from being understood waits for a person, is one when it is told again, and keeps no other back', async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const visit = await remind(phone);
  const answer = { messages: [...wordsOf(phone, '2').messages, ...wordsOf(other, 'Hello').messages] };
  await db()('appointments').where({ document_id: visit.id }).update({ language: 'xx' });
  expect((await tell(answer)).status).toBe(500);
  expect(await inboxOf(other)).toHaveLength(1);
  await db()('appointments').where({ document_id: visit.id }).update({ language: 'en' });
  expect((await tell(answer)).status).toBe(204);
  for (const one of [phone, other]) expect(await outcomesOf(one)).toEqual([[null, 'new']]);
});

test('many long messages that WhatsApp tells at once, as after a fault, are all kept', async () => {
  const phone = newPhone();
  const long = Array.from({ length: 20 }, (_, at) => wordsOf(phone, `${at} ${'ألم '.repeat(1000)}`));
  const told = await tell({ messages: long.flatMap(({ messages }) => messages) });
  expect([told.status, (await inboxOf(phone)).length]).toEqual([204, 20]);
});

test('an answer that is older than its question, to a reminder of another time, or after the desk has written, waits for a person', async () => {
  const phone = newPhone();
  const visit = await remind(phone);
  const values = { recipient: phone, channel: 'whatsapp', kind: 'inbox-answer', reference: visit.id };
  const typed = { ...values, document_id: `typed${visit.id.slice(5)}`, state: 'sent', attempts: 1 };
  await db()('outbox_messages').insert({ ...typed, subject: '', text: '', sent_at: new Date() });
  await tell(wordsOf(phone, 'yes'));
  expect(await outcomesOf(phone)).toEqual([[null, 'new']]);
  await db()('outbox_messages').where({ recipient: phone, kind: 'inbox-answer' }).delete();
  // Or older than two days: read-answer.test.ts.
  await tell(wordsOf(phone, '2', { ago: HOUR }));
  expect((await visit.find()).status).toBe('confirmed');
  expect((await outcomesOf(phone)).at(-1)).toEqual(['late', 'new']);
  await db()('appointments').where({ document_id: visit.id }).increment('sequence', 1);
  await tell(wordsOf(phone, '2'));
  expect((await visit.find()).status).toBe('confirmed');
});

test('an answer of a mother of two counts for the child whose message she answered, else for none', async () => {
  const phone = newPhone();
  const [one, two] = [await remind(phone), await remind(phone)];
  await tell(wordsOf(phone, '2'));
  expect((await one.find()).status).toBe('confirmed');
  expect(await actions(two)).toEqual([['answered', 'confirmed', '2']]);
  const reply = wordsOf(phone, '2', { repliesTo: two.providerId });
  await tell(reply);
  expect((await two.find()).status).toBe('canceled');
  // The first child is the only one left now: a hook that is repeated, or a second press, is not about it.
  await tell(reply);
  await tell(wordsOf(phone, '2', { repliesTo: two.providerId }));
  expect((await one.find()).status).toBe('confirmed');
});

test('STOP ends reminders and nothing else, is confirmed once, and can be taken back', async () => {
  const phone = newPhone();
  const { id } = await book({ phone, tellBy: 'whatsapp' });
  await tell(wordsOf(phone, 'إيقاف'));
  await tell(wordsOf(phone, 'Stop'));
  const confirmed = () => db()('outbox_messages').where({ recipient: phone }).whereLike('kind', 'inbox-%');
  const [said, ...others] = await confirmed();
  expect([said, others]).toMatchObject([{ kind: 'inbox-stopped', channel: 'whatsapp' }, []]);
  // Whoever has the number: so many of a day, in recipient-limits.test.ts.
  expect(Boolean(said.by_stranger)).toBe(true);
  expect(await outcomesOf(phone)).toEqual(Array(2).fill(['stopped', 'done']));
  const [{ message }] = await db()('stopped_phones').where({ phone });
  // No restored backup takes it back: news.test.ts.
  const listed = () => readFileSync(`${backend.environment.DATA_DIR}/erasures.jsonl`, 'utf8');
  expect(listed()).toContain(`"stopped":["${id} ${message} `);
  await tell(wordsOf(phone, 'ابدأ'));
  expect(await db()('stopped_phones').where({ phone })).toHaveLength(0);
  expect(listed()).toContain(`"resumed":["${message}"]`);
  expect(pluck(await confirmed(), 'kind').sort()).toEqual(['inbox-resumed', 'inbox-stopped']);
  // Without an ended conversation, it is a word like others.
  await tell(wordsOf(phone, 'Start'));
  expect((await outcomesOf(phone)).at(-1)).toEqual([null, 'new']);
});
