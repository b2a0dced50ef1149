import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { removeCards } from '../src/cards/remove-cards';
import { createContractClinic } from './support/contract-clinic';
import { hugePng } from './support/huge-png';

const {
  backend,
  booker,
  photo,
  upload,
  newCard,
  contract,
  appointmentOf,
  cards,
  cardsFolder,
  filesOf,
  look,
} = await createContractClinic();

describe('a card', () => {
  test('is kept under a random name, and what lies there is no picture', async () => {
    const before = await filesOf().catch(() => new Set<string>());
    const { status, body, headers } = await upload(photo, { headers: { 'Content-Type': 'text/html' } });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      card: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      width: 640,
      height: 400,
      bytes: expect.any(Number),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const [name = '', ...others] = [...(await filesOf())].filter((one) => !before.has(one));
    expect(others).toEqual([]);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    const stored = await readFile(join(cardsFolder(), name));
    await expect(sharp(stored).metadata()).rejects.toThrow();
    expect(JSON.stringify(await cards())).not.toContain(body.data.card);
  });

  test.each([
    ['application/json', 'an object in name only'],
    ['multipart/form-data; boundary=x', 'a form in name only'],
    ['application/x-www-form-urlencoded', 'fields in name only'],
    ['text/plain', 'text in name only'],
  ])('sent as %s is still read by its bytes', async (type) => {
    expect((await upload(photo, { headers: { 'Content-Type': type } })).status).toBe(201);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect((await upload(page, { headers: { 'Content-Type': 'image/jpeg' } })).status).toBe(415);
  });

  test.each([
    ['nothing', () => Buffer.alloc(0), 415, 'notAPicture'],
    ['a page named .jpg', () => Buffer.from('<html><body>card.jpg</body></html>'), 415, 'notAPicture'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      'unsupported',
    ],
    ['20,000 by 20,000 pixels', () => hugePng({ width: 20_000, height: 20_000 }), 422, 'tooManyPixels'],
    ['more than 8 MB', () => randomBytes(8 * 1024 * 1024 + 1), 413, 'tooLarge'],
  ])('of %s is refused', async (_, content, status, code) => {
    const answer = await upload(content());
    expect([answer.status, answer.body.error.name, answer.body.error.details]).toEqual([
      status,
      'CardRefusedError',
      { code },
    ]);
    expect(answer.body.data).toBeNull();
  });

  test('that never ends is refused when it becomes too large, without a length said before', async () => {
    const { hostname, port } = new URL(backend.url);
    const status = await new Promise<number | 'cut'>((resolve) => {
      const sent = httpRequest(
        {
          hostname,
          port,
          path: '/api/cards',
          method: 'POST',
          headers: {
            'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
            'Transfer-Encoding': 'chunked',
          },
        },
        (response) => {
          clearInterval(writing);
          resolve(response.statusCode ?? 0);
          sent.destroy();
        },
      );
      // The answer may be overtaken by the end of the connection that is still being written to.
      sent.on('error', () => {
        clearInterval(writing);
        resolve('cut');
      });
      const writing = setInterval(() => sent.write(Buffer.alloc(512 * 1024)), 1);
    });
    expect([413, 'cut']).toContain(status);
  });

  test('is taken from the website only, wherever the path is written how', async () => {
    const headers = { 'X-Website-Key': 'x'.repeat(48) };
    for (const path of ['/api/cards', '/api/cards/', '/api/CARDS', '/api//cards', '/api/cards/../cards']) {
      const response = await fetch(`${backend.url}${path}`, { method: 'POST', headers, body: photo });
      // Elsewhere than at the one address for pictures, a body that is no JSON is refused before the path is looked at.
      expect([401, 404, 405, 413, 415]).toContain(response.status);
    }
    expect([404, 405]).toContain((await fetch(`${backend.url}/api/cards`)).status);
    const deeper = `${backend.url}/api/cards/..%2f..%2fclinic.db`;
    expect((await fetch(deeper, { method: 'POST', headers, body: photo })).status).toBeGreaterThan(399);
  });

  test('cannot be hoarded: one address has so many waiting, and no more', async () => {
    const address = '203.0.113.20';
    const answers = [];
    for (let index = 0; index < 26; index += 1) answers.push(await upload(photo, { address }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(24);
    expect(answers.at(-1)?.body.error).toMatchObject({ status: 429, details: { code: 'tooMany' } });
    expect((await upload(photo, { address: '203.0.113.21' })).status).toBe(201);
    expect(JSON.stringify(await cards())).not.toContain(address);
  });
});

const HOUR = 3_600_000;

describe('the removal', () => {
  const remove = (now = Date.now()) => removeCards({ strapi: backend.strapi, now });

  test('takes what nobody claimed within two hours, file and row, and nothing younger', async () => {
    await remove(Date.now() + 3 * HOUR);
    const files = await filesOf();
    const [old, young] = [await newCard(), await newCard()];
    const [youngRow, oldRow] = await cards().orderBy('id', 'desc').limit(2);
    await cards()
      .where({ id: oldRow.id })
      .update({ uploaded_at: new Date(Date.now() - 2.1 * HOUR) });
    expect(await remove()).toBe(1);
    expect(await filesOf()).toEqual(new Set([...files, youngRow.storage_name]));
    const late = await booker.post(await contract({ cardFront: old, cardBack: young }));
    expect(late.body.error.details.errors).toMatchObject([{ path: ['cardFront'], code: 'notAvailable' }]);
  });

  test('goes on where another run was stopped', async () => {
    await newCard();
    const [row] = await cards().orderBy('id', 'desc').limit(1);
    // Marked and its file gone, but the process died before the row.
    await cards().where({ id: row.id }).update({ removed_at: new Date() });
    expect(await remove()).toBe(1);
    expect(await cards().where({ id: row.id }).first()).toBeUndefined();
  });

  test('keeps the card of an appointment for as long as the settings say, then leaves the appointment without it', async () => {
    const appointment = await appointmentOf(await booker.post(await contract()));
    const appointments = () =>
      backend.strapi.db.connection('appointments').where({ document_id: appointment });
    const { ends_at, card_front } = await appointments().orderBy('id').first();
    expect(card_front).toMatch(/^[a-z0-9]{24}$/);
    const end = new Date(ends_at).getTime();
    await remove(end + 89 * 24 * HOUR);
    expect((await look({ appointment })).status).toBe(200);
    await remove(end + 91 * 24 * HOUR);
    expect((await look({ appointment })).status).toBe(404);
    expect(await appointments().orderBy('id').first()).toMatchObject({
      card_front: null,
      card_back: null,
      contract_type: 'company',
    });
    expect(await cards().where({ appointment })).toEqual([]);
  });
});
