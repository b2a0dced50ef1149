import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeCards } from '../src/cards/remove-cards';
import { openIncoming } from '../src/desk/inbox/handle-incoming';
import { findIncoming } from '../src/desk/inbox/incoming-rows';
import { keepMedia } from '../src/desk/inbox/keep-media';
import { composePhoneMessage } from '../src/documents/phone/compose';
import { removeOldIncoming } from '../src/messaging/incoming-messages';
import { inParts } from '../src/platform/database';
import { servicesOf } from '../src/platform/services';
import { HOUR, newPhone, pluck } from './support/clinic';
import { startInbox, VOICE } from './support/inbox';
import { outgoing } from './support/outgoing';
import { until } from './support/until';
import { messageOf, wordsOf } from './support/whatsapp';

const inbox = await startInbox();
const { backend, strapi, db, mona, adel, refused, scanner, ask, signIn, stored, handOver, erase } = inbox;
const { call, tell, idOf, open, answer, toPhone, bookFor } = inbox;
/** States of the answers that were given to a message; null for what is none, or goes another way. */
const statesOf = async (id: string): Promise<(string | null)[]> => pluck((await open(id)).history, 'sent');

// The count of what nobody has read, and a message beside its visit: e2e/specs/browser/desk.spec.ts.
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

test('the inbox shows a message that a colleague has dealt with in the moment in which it is opened as done', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Is there a lift?'));
  const id = await idOf(phone);
  const seen = await findIncoming(db(), null, id);
  expect((await call(`/${id}/transitions`, { data: { from: 'new', to: 'done' } })).status).toBe(200);
  const who = { documentId: 'late', by: 'user:late', username: 'late', scope: null, doctor: null };
  const member = { ...who, role: 'call_centre', actor: 'staff' } as const;
  const opened = seen && (await openIncoming({ strapi, member, now: Date.now() }, seen));
  expect(opened?.handling).toBe('done');
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
  // Noted after the provider has them.
  await until(async () => (await statesOf(id)).every((state) => state === null || state === 'sent'));
  const { history } = await open(id);
  expect(history.slice(1)).toMatchObject([
    { action: 'answered', answer: 'times', sent: 'sent' },
    { action: 'answered', answer: 'text', text: 'Please call us.', sent: 'sent' },
    { action: 'answered', answer: 'link', sent: null },
    { action: 'answered', answer: 'call', sent: 'sent' },
  ]);
  // However often strangers have had it sent.
  const links = () => db()('outbox_messages').where({ kind: 'visit-link', recipient: phone });
  const { id: _, ...link } = await links().first();
  const again = (_each: unknown, at: number) => ({
    ...{ ...link, document_id: `link-again-${at}`, reference: `${link.reference}:r${at + 1}` },
    ...{ provider_id: null, state: 'sent' },
  });
  await db()('outbox_messages').insert(Array.from({ length: 5 }, again));
  expect((await answer(id, { answer: 'link', answered: 4 })).status).toBe(200);
  expect(await links()).toHaveLength(7);
  const { mails } = (await ask(`/appointments/${visit.document_id}`, { token: adel })).body.data;
  expect(pluck(mails, 'kind').filter((kind: string) => kind === 'visit-link')).toHaveLength(7);
  expect((await open(id)).history).toHaveLength(history.length + 1);
  // Whoever has this number is not led to a visit that has another one by now.
  await stored(visit.document_id).update({ phone: newPhone() });
  expect((await open(id)).answers).toEqual(['times', 'call', 'text']);
  expect((await answer(id, { answer: 'link', answered: 5 })).status).toBe(409);
});

test('the inbox refuses what cannot be said: words of nobody, a link without a visit, words after a day; what does not arrive stands among what was not delivered until it is answered again', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Are you open on Friday?'));
  const id = await idOf(phone);
  expect((await answer(id, { answer: 'text', text: ' ' })).status).toBe(400);
  expect((await answer(id, { answer: 'link' })).status).toBe(409);
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
  await until(async () => (await statesOf(id)).at(-1) === 'sent');
  await db()('outbox_messages').where('reference', `${id}:2`).update({ delivery: 'undelivered' });
  expect((await statesOf(id)).slice(-2)).toEqual(['failed', 'failed']);
  expect(await lost()).toHaveLength(1);

  const yesterday = new Date(Date.now() - 25 * HOUR);
  await db()('incoming_messages').where({ phone }).update({ at: yesterday });
  expect(await open(id)).toMatchObject({ answers: [], freeUntil: null });
  expect((await answer(id, { answer: 'call', answered: 2 })).status).toBe(409);
});

// The desk sees it, and takes it back, in e2e/specs/browser/desk.spec.ts.
test('STOP keeps reminders to the phone back and nothing else, until it is taken back; one that was due goes by email, once', async () => {
  const phone = newPhone();
  const { document_id, sequence } = await bookFor(phone);
  const email = 'huda.reminded@example.com';
  await stored(document_id).update({ status: 'confirmed', email });
  await tell(wordsOf(phone, 'STOP'));
  const id = await idOf(phone);
  expect(await open(id)).toMatchObject({ outcome: 'stopped', remindersStopped: true });
  const desk = await signIn('call_centre', { branches: [inbox.clinic.branch] });
  const stopSeen = async () =>
    (await ask(`/appointments/${document_id}`, { token: desk })).body.data.remindersStopped;
  expect(await stopSeen()).toMatchObject({ message: id });
  // Beside no visit of theirs, it is not in the inbox of that desk, which is not led there.
  await db()('incoming_messages').where({ phone }).update({ appointment: null });
  expect(await stopSeen()).toMatchObject({ message: null, at: expect.any(String) });

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

test('STOP of a phone holds after one of its patients was erased, until nobody is known by it', async () => {
  const phone = newPhone();
  const mother = await bookFor(phone);
  await inbox.book({ phone, firstName: 'Omar', tellBy: 'whatsapp' });
  await tell(wordsOf(phone, 'STOP'));
  await db()('incoming_messages').where({ phone }).update({ appointment: mother.document_id });
  const email = 'mother.of.omar@example.com';
  await db()('appointments').where({ phone }).update({ status: 'canceled' });
  await stored(mother.document_id).update({ email });
  const stops = async () => (await db()('stopped_phones').where({ phone })).length;
  await erase(email, 1);
  expect(await stops()).toBe(1);
  await erase(phone, 1);
  expect(await stops()).toBe(0);
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
  expect((await call(`/${voice.id}/media`, { token: await signIn('reception') })).status).toBe(403);
});

test('a voice note or picture with malware in it is refused, and none is kept while the scanner is silent; nor is what is something else, or from elsewhere, or too many of one phone in a day, and those of others are', async () => {
  for (const id of ['7003', '7005']) {
    const { state, got } = await media(newPhone(), { type: 'audio', audio: { id } });
    expect([state, got.status]).toEqual([{ state: 'refused', type: null }, 404]);
  }
  const elsewhere = await media(newPhone(), { type: 'image', image: { id: '7004' } });
  expect(elsewhere.state).toEqual({ state: 'lost', type: null });
  scanner.isSilent = true;
  const waiting = await media(newPhone(), { type: 'audio', audio: { id: '7001' } });
  scanner.isSilent = false;
  expect([waiting.state.state, waiting.got.status]).toEqual(['waiting', 404]);
  await db()('incoming_messages').where({ document_id: waiting.id }).update({ media_due_at: new Date() });
  await keepMedia(strapi, Date.now());
  expect((await open(waiting.id)).media).toEqual({ state: 'kept', type: 'audio/ogg' });

  const phone = newPhone();
  const kept = { media_state: 'kept', created_at: new Date() };
  await tell(messageOf(phone, { type: 'image', image: { id: '7002' } }));
  const { id: _, ...row } = await db()('incoming_messages').where({ phone }).first();
  const another = (_each: unknown, at: number) => ({
    ...{ ...row, ...kept, document_id: `flood${at}`, key_hash: `flood${at}` },
  });
  await db()('incoming_messages').insert(Array.from({ length: 40 }, another));
  await keepMedia(strapi, Date.now());
  const state = () => db()('incoming_messages').where({ document_id: row.document_id }).first('media_state');
  expect(await state()).toEqual({ media_state: 'refused' });
  expect((await media(newPhone(), { type: 'image', image: { id: '7002' } })).state.state).toBe('kept');
  await db()('incoming_messages').where({ phone }).delete();
});

test('what a patient wrote is exported and erased with the patient, its files too, or removed when it is older than the clinic keeps it, with its files and history', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Canarywords'));
  await tell(messageOf(phone, { type: 'audio', audio: { id: '7001' } }));
  await keepMedia(strapi, Date.now());
  const id = await idOf(phone);
  await answer(id, { answer: 'text', text: 'Canaryanswer' });
  await tell(wordsOf(phone, 'stop'));
  // However much it is.
  const { id: _, ...row } = await db()('incoming_messages').where({ phone }).first();
  const copy = (_each: unknown, at: number) => ({ ...row, document_id: `much${at}`, key_hash: `much${at}` });
  for (const some of inParts(Array.from({ length: 1000 }, copy)))
    await db()('incoming_messages').insert(some);
  const exported = JSON.stringify(await handOver(phone));
  for (const word of ['Canarywords', 'Canaryanswer']) expect(exported).toContain(word);
  const stored = () => db()('cards').where({ incoming: id });
  expect(await stored()).toHaveLength(1);
  expect(await erase(phone)).toMatchObject({ incoming: 1003 });
  expect(await stored()).toEqual([]);
  for (const table of ['incoming_messages', 'incoming_events', 'stopped_phones', 'outbox_messages']) {
    const all = JSON.stringify(await db()(table));
    for (const word of ['Canarywords', 'Canaryanswer', phone]) expect(all).not.toContain(word);
  }

  const old = await media(newPhone(), { type: 'image', image: { id: '7002' } });
  const remove = async (now: number) => {
    await removeOldIncoming({ db: db(), now }, 30);
    await removeCards(strapi, now);
    const rows = await Promise.all([
      db()('incoming_messages').where({ document_id: old.id }),
      db()('incoming_events').where({ message: old.id }),
      db()('cards').where({ incoming: old.id }),
    ]);
    return rows.map(({ length }) => length);
  };
  expect(await remove(Date.now() + 29 * 24 * HOUR)).toEqual([1, 1, 1]);
  expect(await remove(Date.now() + 31 * 24 * HOUR)).toEqual([0, 0, 0]);
});
