import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeCards } from '../src/cards/remove-cards';
import { keepMedia } from '../src/desk/inbox/keep-media';
import { removeOldIncoming } from '../src/messaging/incoming-messages';
import { HOUR, newPhone } from './support/clinic';
import { startInbox, VOICE } from './support/inbox';
import { messageOf, wordsOf } from './support/whatsapp';

const inbox = await startInbox();
const { backend, strapi, db, mona, scanner, call, tell, idOf, open, answer, signIn, handOver, erase } = inbox;

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
  const reception = await signIn('reception');
  expect((await call(`/${voice.id}/media`, { token: reception })).status).toBe(403);
});

test('a voice note or picture with malware in it is refused, and none is kept while the scanner is silent; nor is what is something else, or from elsewhere', async () => {
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
});

test('a voice note or picture too many of one phone in a day is not kept, and those of others are', async () => {
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

test('what a patient wrote is exported and erased with the patient, its files too', async () => {
  const phone = newPhone();
  await tell(wordsOf(phone, 'Canarywords'));
  await tell(messageOf(phone, { type: 'audio', audio: { id: '7001' } }));
  await keepMedia(strapi, Date.now());
  const id = await idOf(phone);
  await answer(id, { answer: 'text', text: 'Canaryanswer' });
  await tell(wordsOf(phone, 'stop'));
  const exported = JSON.stringify(await handOver(phone));
  for (const word of ['Canarywords', 'Canaryanswer']) expect(exported).toContain(word);
  const stored = () => db()('cards').where({ incoming: id });
  expect(await stored()).toHaveLength(1);
  expect(await erase(phone)).toMatchObject({ incoming: 3 });
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
    await removeOldIncoming({ db: db(), now }, 30);
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
