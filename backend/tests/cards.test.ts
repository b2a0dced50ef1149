import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { keepCard } from '../src/cards/keep-card';
import { removeCards } from '../src/cards/remove-cards';
import { isPostgres } from '../src/platform/database';
import { at, freshDate, freshTime, HOUR, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';

const site = await createContractClinic();
const { backend, clinic, booker, syndicate, staff, db, ask } = site;
const { photo, upload, newCard, contract, appointmentOf, cards, cardsFolder, filesOf, look } = site;

test('a card is kept under a random name, and what lies there is no picture; a card is read by its bytes, whatever it is sent as', async () => {
  const before = await filesOf().catch(() => new Set<string>());
  const { status, body, headers } = await upload(photo, { headers: { 'Content-Type': 'text/html' } });
  expect(status).toBe(201);
  const card = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);
  expect(body.data).toEqual({ card, width: 640, height: 400, bytes: expect.any(Number) });
  expect(headers.get('cache-control')).toBe('no-store');
  const [name = '', ...others] = [...(await filesOf())].filter((one) => !before.has(one));
  expect(others).toEqual([]);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  await expect(sharp(await readFile(join(cardsFolder(), name))).metadata()).rejects.toThrow();
  expect(JSON.stringify(await cards())).not.toContain(body.data.card);

  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain'])
    expect((await upload(photo, { headers: { 'Content-Type': type } })).status).toBe(201);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect((await upload(page, { headers: { 'Content-Type': 'image/jpeg' } })).status).toBe(415);
});

test('a card that never ends is refused when it becomes too large, without a length said before', async () => {
  const { hostname, port } = new URL(backend.url);
  const website = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  const headers = { ...website, 'Transfer-Encoding': 'chunked' };
  const status = await new Promise<number | 'cut'>((resolve) => {
    const answer = (status: number | 'cut') => {
      clearInterval(writing);
      resolve(status);
      sent.destroy();
    };
    const asked = { hostname, port, path: '/api/cards', method: 'POST', headers };
    const sent = httpRequest(asked, ({ statusCode = 0 }) => answer(statusCode));
    // The answer may be overtaken by the end of the connection that is still being written to.
    sent.on('error', () => answer('cut'));
    const writing = setInterval(() => sent.write(Buffer.alloc(512 * 1024)), 1);
  });
  expect([413, 'cut']).toContain(status);
});

test('a card cannot be hoarded: one address has so many waiting, and no more', async () => {
  // Of IPv6 a household has a whole network.
  const network = '2001:db8:7:7::';
  const answers = [];
  for (let index = 1; index <= 26; index += 1)
    answers.push(await upload(photo, { address: `${network}${index}` }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(24);
  expect(answers.at(-1)?.body.error).toMatchObject({ status: 429, details: { code: 'tooMany' } });
  expect((await upload(photo, { address: '203.0.113.21' })).status).toBe(201);
  expect(JSON.stringify(await cards())).not.toContain(network);
});

const codes = async (fields: Record<string, unknown>) => refusalOf(await booker.post(await contract(fields)));
const remove = (now = Date.now()) => removeCards(backend.strapi, now);

test('the removal takes what nobody claimed within two hours, file and row, nothing younger, and the card of an appointment when the settings say, which stays without it', async () => {
  await remove(Date.now() + 3 * HOUR);
  const files = await filesOf();
  const [old, young] = [await newCard(), await newCard()];
  const [youngRow, oldRow] = await cards().orderBy('id', 'desc').limit(2);
  const lapsed = { uploaded_at: new Date(Date.now() - 2.1 * HOUR) };
  await cards().where({ id: oldRow.id }).update(lapsed);
  expect(await remove()).toBe(1);
  expect(await filesOf()).toEqual(new Set([...files, youngRow.storage_name]));
  expect(await codes({ cardFront: old, cardBack: young })).toEqual([400, 'cardFront notAvailable']);

  const appointment = await appointmentOf(await booker.post(await contract()));
  const { ends_at, card_front } = await site.stored(appointment).first();
  expect(card_front).toMatch(/^[a-z0-9]{24}$/);
  const end = new Date(ends_at).getTime();
  await remove(end + 89 * 24 * HOUR);
  expect((await look({ appointment })).status).toBe(200);
  await remove(end + 91 * 24 * HOUR);
  expect((await look({ appointment })).status).toBe(404);
  const expected = { card_front: null, card_back: null, contract_type: 'company' };
  expect(await site.stored(appointment).first()).toMatchObject(expected);
  expect(await cards().where({ appointment })).toEqual([]);

  // A row that is gone before its file is written, as with a message that is erased in that moment, leaves no file.
  const lying = await filesOf();
  const [make, drop] = isPostgres(db())
    ? ['RULE gone AS ON INSERT TO cards WHERE NEW.bytes = 7 DO INSTEAD NOTHING', 'RULE gone ON cards']
    : [
        'TRIGGER gone BEFORE INSERT ON cards WHEN NEW.bytes = 7 BEGIN SELECT RAISE(IGNORE); END',
        'TRIGGER gone',
      ];
  await db().raw(`CREATE ${make}`);
  await keepCard({ strapi: backend.strapi, now: Date.now() }, Buffer.from('a photo'));
  await db().raw(`DROP ${drop}`);
  expect(await filesOf()).toEqual(lying);
});

test('a booking on a contract of a syndicate has both sides of the card, and looking at them never leads to what is not a side of this appointment', async () => {
  const booked = await booker.post(await contract({ contractType: 'syndicate', organisation: syndicate }));
  expect(booked.status).toBe(201);
  const appointment = await appointmentOf(booked);
  const organisation = { documentId: syndicate, name: { en: 'syndicate' } };
  const file = (await ask(`/appointments/${appointment}`, { token: staff })).body.data;
  expect(file).toMatchObject({ contractType: 'syndicate', organisation, cards: ['front', 'back'] });
  for (const side of ['front', 'back']) {
    const response = await look({ appointment, side });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="card-${side}.webp"`,
      'cross-origin-resource-policy': 'same-origin',
    });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 640, 400]);
  }
  const views = await db()('card_views').where({ appointment });
  expect(views.map(({ side }) => side)).toEqual(['front', 'back']);
  for (const { viewer } of views) expect(viewer).toMatch(/^user:[a-z0-9]{24}$/);

  const cash = await appointmentOf(await booker.book({ startsAt: freshTime() }));
  const { document_id, storage_name, token_hash } = await cards().where({ appointment }).first();
  for (const other of [cash, document_id, storage_name, token_hash, 'x'.repeat(24), '..%2f..%2f', '%00'])
    expect((await look({ appointment: other })).status).toBe(404);
  for (const side of ['inside', 'FRONT', 'front%2f..%2fback', storage_name, 'front%00'])
    expect((await look({ appointment, side })).status).toBe(404);
});

test('a booking on a contract needs the organisation and two different cards, and cash none of them, and no card nobody uploaded or another booking has', async () => {
  const without = { organisation: undefined, cardFront: undefined, cardBack: null };
  const expected = [400, 'organisation required', 'cardFront required', 'cardBack required'];
  expect(await codes(without)).toEqual(expected);
  const card = await newCard();
  expect(await codes({ cardFront: card, cardBack: card })).toEqual([400, 'cardBack invalid']);
  expect(await codes({ cardFront: '../../clinic.db' })).toEqual([400, 'cardFront invalid']);
  expect(await codes({ organisation: syndicate })).toEqual([400, 'organisation notOffered']);
  expect(await codes({ organisation: clinic.doctor })).toEqual([400, 'organisation notOffered']);
  expect(await codes({ branch: clinic.otherBranch })).toEqual([400, 'organisation notOffered']);
  const none = ['organisation invalid', 'cardFront invalid', 'cardBack invalid'];
  expect(await codes({ contractType: 'cash' })).toEqual([400, ...none]);
  expect((await codes({ contractType: 'friend' }))[1]).toBe('contractType invalid');
  const cardOfNobody = { cardFront: randomBytes(32).toString('base64url') };
  expect(await codes(cardOfNobody)).toEqual([400, 'cardFront notAvailable']);
  const first = await contract();
  expect((await booker.post(first)).status).toBe(201);
  expect(await codes({ cardBack: first.cardFront })).toEqual([400, 'cardBack notAvailable']);
});

test('a booking on a contract asked for twenty times with the same cards is made once, and others of that moment are not touched', async () => {
  const [cardFront, cardBack] = [await newCard(), await newCard()];
  const rivals = await Promise.all(Array.from({ length: 20 }, () => contract({ cardFront, cardBack })));
  const bystanders = await Promise.all(Array.from({ length: 5 }, () => contract()));
  const answers = await Promise.all([...rivals, ...bystanders].map((data) => booker.post(data)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 20).sort()).toEqual([201, ...Array(19).fill(400)]);
  expect(statuses.slice(20)).toEqual([201, 201, 201, 201, 201]);
  const claimed = cards().whereNotNull('appointment').groupBy('appointment');
  const taken = await claimed.select('appointment').count({ n: '*' });
  expect(new Set(taken.map(({ n }) => Number(n)))).toEqual(new Set([2]));
});

// Within one day: this file has used up nearly all bookable days.
const date = freshDate();
let hour = 9;
const forCaller = async (fields: Record<string, unknown>) =>
  site.forCaller(await contract({ startsAt: at(`${++hour}:00`, date), ...fields }));

test('a booking for a caller or a walk-in has the pictures that were taken meanwhile, one, both or none', async () => {
  for (const [fields, sides] of [
    [{}, ['front', 'back']],
    [{ cardBack: null }, ['front']],
    [{ cardFront: null, cardBack: null }, []],
  ] as const) {
    const booked = await forCaller(fields);
    expect([booked.status, booked.body.error?.details ?? null]).toEqual([201, null]);
    const { documentId: id } = booked.body.data;
    expect((await ask(`/appointments/${id}`, { token: staff })).body.data.cards).toEqual(sides);
  }
  const cardFront = await newCard();
  const first = await forCaller({ cardFront });
  expect([first.status, first.body.error?.details ?? null]).toEqual([201, null]);
  const twice = await forCaller({ cardFront });
  expect([twice.status, twice.body.error.details.errors]).toMatchObject([400, [{ path: ['cardFront'] }]]);
  expect((await forCaller({ contractType: 'cash', organisation: null })).status).toBe(400);
});
