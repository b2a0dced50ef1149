import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { removeCards } from '../src/cards/remove-cards';
import { keepMedia } from '../src/desk/inbox/keep-media';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { removeOldIncoming } from '../src/messaging/incoming-messages';
import { servicesOf } from '../src/platform/services';
import { ask } from './support/calls';
import { freshTime, newPhone } from './support/clinic';
import { MALWARE, startClamd } from './support/fake-clamd';
import { PASSWORD, signIn } from './support/staff';
import { startClinic } from './support/start-clinic';
import { until } from './support/until';
import { messageOf, tellAsWhatsapp, WHATSAPP_NUMBER, WHATSAPP_SECRET, wordsOf } from './support/whatsapp';

const HOUR = 60 * 60_000;
const VOICE = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200, 7)]);
const PHOTO = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#0b7a75' } })
  .jpeg()
  .toBuffer();

/** What Meta's servers hold, and what they were sent. */
const files = new Map<string, Buffer | string>([
  ['7001', VOICE],
  ['7002', PHOTO],
  ['7003', Buffer.from('<script>alert(1)</script>')],
  ['7004', 'https://elsewhere.example/file'],
  ['7005', Buffer.concat([VOICE, Buffer.from(MALWARE)])],
]);
const sent: { to: string; type: string; text?: { body: string } }[] = [];
/** Phones that Meta refuses messages to. */
const refused = new Set<string>();
const meta = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const [, name = '', id = ''] = (request.url ?? '').split('/');
    const isOurs = request.headers.authorization === 'Bearer the token';
    if (!isOurs) return response.writeHead(401).end();
    if (request.method === 'POST') {
      const message = JSON.parse(Buffer.concat(parts).toString());
      if (refused.has(message.to))
        return response
          .writeHead(400)
          .end(JSON.stringify({ error: { code: 131026, message: 'undeliverable' } }));
      sent.push(message);
      return response.end(JSON.stringify({ messages: [{ id: `wamid.out${sent.length}` }] }));
    }
    if (name === 'file') return response.end(files.get(id));
    const file = files.get(name);
    if (file === undefined) return response.writeHead(404).end('{}');
    const url = typeof file === 'string' ? file : `${metaUrl}/file/${name}`;
    return response.end(JSON.stringify({ url, mime_type: 'audio/ogg' }));
  });
});
await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
afterAll(() => meta.close());
const metaUrl = `http://127.0.0.1:${(meta.address() as AddressInfo).port}`;

const scanner = await startClamd();
const { backend, booker, db, settings } = await startClinic({
  env: {
    CLAMD_ADDRESS: scanner.address,
    WHATSAPP_APP_SECRET: WHATSAPP_SECRET,
    WHATSAPP_VERIFY_TOKEN: 'a word that both were given',
    WHATSAPP_PHONE_ID: WHATSAPP_NUMBER,
    WHATSAPP_API_URL: metaUrl,
    WHATSAPP_TOKEN: 'the token',
  },
});
const { strapi } = backend;
strapi.cron.remove('keepMedia');
await settings({ offersWhatsapp: true, phoneMessagesText: 'We write about this visit.' });
const mona = await signIn({ backend, role: 'call_centre' });
const adel = await signIn({ backend, role: 'manager' });

const tell = (value: object) => tellAsWhatsapp(backend, value);
const call = (path: string, given = {}) =>
  ask(backend, `/incoming-messages${path}`, { token: mona, ...given });
const idOf = async (phone: string) =>
  (await db()('incoming_messages').where({ phone }).orderBy('id', 'desc').first()).document_id;
const open = async (id: string) => (await call(`/${id}`)).body.data;
const answer = (id: string, data: object, token = mona) =>
  call(`/${id}/answers`, { token, data: { answered: 0, ...data } });
const toPhone = (phone: string) => sent.filter(({ to }) => to === phone.slice(1));

async function book(phone: string) {
  const request = booker.request({ startsAt: freshTime(), phone, firstName: 'Huda', tellBy: 'whatsapp' });
  const booked = await booker.post(request);
  expect(booked.status).toBe(201);
  return await db()('appointments').where({ booking_number: booked.body.data.bookingNumber }).first();
}

test('the inbox lists what comes in, the latest first, beside its visit, and counts what nobody has read', async () => {
  const [known, unknown] = [newPhone(), newPhone()];
  const visit = await book(known);
  await tell(wordsOf(known, 'Is there parking?'));
  await tell(wordsOf(unknown, 'هل تقبلون التأمين؟'));
  const { data, meta: about } = (await call('')).body;
  expect(data).toMatchObject([
    { phone: unknown, text: 'هل تقبلون التأمين؟', visit: null, handling: 'new' },
    { phone: known, text: 'Is there parking?', visit: { bookingNumber: visit.booking_number } },
  ]);
  expect(about.counts).toMatchObject({ new: 2, read: 0 });
  expect((await call('/unread')).body.data).toEqual({ unread: 2 });
  const opened = await open(data[1].documentId);
  expect(opened).toMatchObject({ handling: 'read', history: [{ action: 'read', by: { isYou: true } }] });
  expect((await call('/unread')).body.data).toEqual({ unread: 1 });
  const detail = (await ask(backend, `/appointments/${visit.document_id}`, { token: adel })).body.data;
  expect(detail.incoming).toMatchObject([{ text: 'Is there parking?', handling: 'read' }]);
  const settled = { from: 'read', to: 'done' };
  const both = [mona, adel].map((token) =>
    call(`/${data[1].documentId}/transitions`, { token, data: settled }),
  );
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the inbox answers in one press, once, and keeps who did', async () => {
  const phone = newPhone();
  const visit = await book(phone);
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
  const still = await db()('appointments').where({ document_id: visit.document_id }).first('version');
  expect(still.version).toBe(visit.version);
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
    (await ask(backend, '/outbox-messages/undelivered', { token: adel })).body.data.filter(
      (one: { phone: string }) => one.phone === phone,
    );
  await until(async () => (await lost()).length === 1);
  expect(await lost()).toMatchObject([
    { about: 'inbox', incoming: id, channel: 'whatsapp', isRepeatable: false },
  ]);
  refused.clear();
  expect((await answer(id, { answer: 'text', text: 'Yes, we are.', answered: 1 })).status).toBe(200);
  expect(await lost()).toEqual([]);
  // Taken by the provider, and then not delivered.
  const states = async () =>
    (await open(id)).history.map(({ sent: state }: { sent: string | null }) => state);
  await until(async () => (await states()).at(-1) === 'sent');
  await db()('outbox_messages')
    .where({ reference: `${id}:2` })
    .update({ delivery: 'undelivered' });
  expect((await states()).slice(-2)).toEqual(['failed', 'failed']);
  expect(await lost()).toHaveLength(1);
});

test('the inbox refuses what cannot be said: words of nobody, a link without a visit, words after a day', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Hello'));
  const id = await idOf(phone);
  expect((await answer(id, { answer: 'text', text: ' ' })).status).toBe(400);
  expect((await answer(id, { answer: 'link' })).status).toBe(409);
  await db()('incoming_messages')
    .where({ phone })
    .update({ at: new Date(Date.now() - 25 * HOUR) });
  expect(await open(id)).toMatchObject({ answers: [], freeUntil: null });
  expect((await answer(id, { answer: 'call' })).status).toBe(409);
});

test('STOP keeps reminders back and nothing else, is seen beside the visit, and is taken back at the desk', async () => {
  const phone = newPhone();
  const visit = await book(phone);
  await db()('appointments').where({ document_id: visit.document_id }).update({ status: 'confirmed' });
  await tell(wordsOf(phone, 'STOP'));
  const compose = (kind: string) =>
    composePhoneMessage(
      strapi,
      {
        ...{ id: 1, documentId: 'x', channel: 'whatsapp', kind, to: phone, subject: '', text: '' },
        ...{ reference: `${visit.document_id}:${visit.sequence}`, attempts: 1 },
      },
      Date.now(),
    );
  expect(await compose('visit-reminder')).toBeNull();
  expect(await compose('visit-confirmed')).not.toBeNull();
  const detail = async () =>
    (await ask(backend, `/appointments/${visit.document_id}`, { token: adel })).body.data;
  const id = await idOf(phone);
  expect((await detail()).remindersStopped).toMatchObject({ message: id });
  expect(await open(id)).toMatchObject({ outcome: 'stopped', remindersStopped: true });
  const resume = () => call(`/${id}/stop`, { method: 'DELETE' });
  expect([(await resume()).status, (await resume()).status]).toEqual([204, 409]);
  expect((await open(id)).history.at(-1)).toMatchObject({ action: 'resumed', by: { isYou: true } });
  expect(await compose('visit-reminder')).not.toBeNull();
  expect((await detail()).remindersStopped).toBeNull();
});

test('STOP has a patient who is reminded by phone first reminded by email, once', async () => {
  const phone = newPhone();
  const visit = await book(phone);
  const email = 'huda.reminded@example.com';
  await db()('appointments').where({ document_id: visit.document_id }).update({ status: 'confirmed', email });
  const reminder = (channel: string) =>
    db()('outbox_messages').where({ kind: 'visit-reminder', reference: `${visit.document_id}:0`, channel });
  await tell(wordsOf(phone, 'STOP'));
  const at = new Date();
  const [first] = await db()('outbox_messages').where({ recipient: phone, kind: 'visit-received' });
  const { id: _, ...row } = first;
  await db()('outbox_messages').insert({
    ...row,
    ...{ document_id: 'stopped-reminder-of-huda', kind: 'visit-reminder', text: '', attempts: 0 },
    ...{ state: 'waiting', due_at: at, sent_at: null },
  });
  servicesOf(strapi).mailing.wake();
  await until(async () => (await reminder('whatsapp').first()).state === 'stopped');
  await until(async () => (await reminder('email').first())?.state === 'sent');
  expect(await reminder('email')).toMatchObject([{ recipient: email }]);
  expect(toPhone(phone).filter(({ type }) => type === 'template')).toHaveLength(1);
});

const media = async (phone: string, said: object) => {
  await tell(messageOf(phone, said));
  await keepMedia(strapi, Date.now());
  const id = await idOf(phone);
  const got = await fetch(`${backend.url}/api/incoming-messages/${id}/media`, {
    headers: { Authorization: `Bearer ${mona}` },
  });
  return { id, state: (await open(id)).media, got, content: Buffer.from(await got.arrayBuffer()) };
};
const folder = () => join(backend.environment.DATA_DIR ?? '', 'cards');

test('a voice note or picture is fetched, checked, stored encrypted, and shown to staff alone', async () => {
  const voice = await media(newPhone(), { type: 'audio', audio: { id: '7001' } });
  expect(voice.state).toEqual({ state: 'kept', type: 'audio/ogg' });
  expect(voice.got.headers.get('content-type')).toBe('audio/ogg');
  expect(voice.content.equals(VOICE)).toBe(true);
  const picture = await media(newPhone(), { type: 'image', image: { id: '7002', caption: 'Card' } });
  expect(picture.state).toEqual({ state: 'kept', type: 'image/webp' });
  expect((await sharp(picture.content).metadata()).width).toBe(64);
  for (const name of readdirSync(folder(), { recursive: true, encoding: 'utf8' })) {
    if (!/[\da-f]{64}$/.test(name)) continue;
    expect(readFileSync(join(folder(), name)).includes('OggS')).toBe(false);
  }
  const reception = await signIn({ backend, role: 'reception' });
  expect((await call(`/${voice.id}/media`, { token: reception })).status).toBe(403);
});

test('a voice note or picture that is something else is refused, and one from elsewhere is never asked for', async () => {
  const wrong = await media(newPhone(), { type: 'audio', audio: { id: '7003' } });
  expect([wrong.state, wrong.got.status]).toEqual([{ state: 'refused', type: null }, 404]);
  const elsewhere = await media(newPhone(), { type: 'image', image: { id: '7004' } });
  expect(elsewhere.state).toEqual({ state: 'lost', type: null });
});

test('a voice note or picture with malware in it is refused, and none is kept while the scanner is silent', async () => {
  const infected = await media(newPhone(), { type: 'audio', audio: { id: '7005' } });
  expect([infected.state, infected.got.status]).toEqual([{ state: 'refused', type: null }, 404]);
  scanner.isSilent = true;
  const waiting = await media(newPhone(), { type: 'audio', audio: { id: '7001' } });
  scanner.isSilent = false;
  expect([waiting.state.state, waiting.got.status]).toEqual(['waiting', 404]);
  await db()('incoming_messages').where({ document_id: waiting.id }).update({ media_due_at: new Date() });
  await keepMedia(strapi, Date.now());
  expect((await open(waiting.id)).media).toEqual({ state: 'kept', type: 'audio/ogg' });
});

test('a voice note or picture too many of one phone in a day is not kept, and those of others are', async () => {
  const phone = newPhone();
  const kept = { document_id: 'x', media_state: 'kept', created_at: new Date() };
  await tell(messageOf(phone, { type: 'image', image: { id: '7002' } }));
  const { id: _, ...row } = await db()('incoming_messages').where({ phone }).first();
  const others = Array.from({ length: 40 }, (_each, at) => ({
    ...{ ...row, ...kept, document_id: `flood${at}`, key_hash: `flood${at}` },
  }));
  await db()('incoming_messages').insert(others);
  await keepMedia(strapi, Date.now());
  const state = () => db()('incoming_messages').where({ document_id: row.document_id }).first('media_state');
  expect(await state()).toEqual({ media_state: 'refused' });
  const other = await media(newPhone(), { type: 'image', image: { id: '7002' } });
  expect(other.state.state).toBe('kept');
  await db()('incoming_messages').where({ phone }).delete();
});

test('what a patient wrote is exported and erased with the patient, its files too', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Canarywords'));
  await tell(messageOf(phone, { type: 'audio', audio: { id: '7001' } }));
  await keepMedia(strapi, Date.now());
  const id = await idOf(phone);
  await answer(id, { answer: 'text', text: 'Canaryanswer' });
  await tell(wordsOf(phone, 'stop'));
  const patients = (what: string, data: object) =>
    ask(backend, `/patients/${what}`, { token: adel, data: { sought: phone, ...data } });
  expect((await patients('search', {})).body.data.incoming).toBe(3);
  const exported = JSON.stringify((await patients('export', {})).body.data);
  for (const word of ['Canarywords', 'Canaryanswer']) expect(exported).toContain(word);
  const stored = () => db()('cards').where({ incoming: id });
  expect(await stored()).toHaveLength(1);
  const erased = await patients('erasure', { expected: { visits: 0, messages: 0 }, proof: PASSWORD });
  expect(erased.body.data).toMatchObject({ incoming: 3 });
  expect(await stored()).toEqual([]);
  for (const table of ['incoming_messages', 'incoming_events', 'stopped_phones', 'outbox_messages']) {
    const all = JSON.stringify(await db()(table));
    for (const word of ['Canarywords', 'Canaryanswer', phone]) expect(all).not.toContain(word);
  }
});

test('what a patient wrote is removed when it is older than the clinic keeps it, with its files and history', async () => {
  const phone = newPhone();
  await tell(messageOf(phone, { type: 'image', image: { id: '7002' } }));
  await keepMedia(strapi, Date.now());
  const id = await idOf(phone);
  await open(id);
  const remove = async (now: number) => {
    await removeOldIncoming({ db: db(), keptDays: 30, now });
    await removeCards(strapi, now);
    const rows = await Promise.all([
      db()('incoming_messages').where({ document_id: id }),
      db()('incoming_events').where({ message: id }),
      db()('cards').where({ incoming: id }),
    ]);
    return rows.map(({ length }) => length);
  };
  expect(await remove(Date.now() + 29 * 24 * HOUR)).toEqual([1, 1, 1]);
  expect(await remove(Date.now() + 31 * 24 * HOUR)).toEqual([0, 0, 0]);
});
