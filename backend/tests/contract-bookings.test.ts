import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { freshTime } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';

const {
  backend,
  clinic,
  booker,
  company,
  syndicate,
  staff,
  newCard,
  contract,
  appointmentOf,
  cards,
  cardsFolder,
  look,
} = await createContractClinic();

describe('a booking on a contract', () => {
  test.each(['company', 'syndicate'])('of a %s has both sides of the card', async (contractType) => {
    const organisation = contractType === 'company' ? company : syndicate;
    const answer = await booker.post(await contract({ contractType, organisation }));
    expect(answer.status).toBe(201);
    const appointment = await appointmentOf(answer);
    const file = await booker.get(`/appointments/${appointment}`, { Authorization: `Bearer ${staff}` });
    expect(file.body.data).toMatchObject({
      contractType,
      organisation: { documentId: organisation, name: { en: contractType } },
      cards: ['front', 'back'],
    });
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
    const views = await backend.strapi.db.connection('card_views').where({ appointment });
    expect(views.map(({ side }) => side)).toEqual(['front', 'back']);
    expect(views[0].viewer).toMatch(/^user:[a-z0-9]{24}$/);
  });

  test('needs the organisation and two different cards, and cash none of them', async () => {
    const codes = async (fields: Record<string, unknown>) => {
      const answer = await booker.post(await contract(fields));
      return [
        answer.status,
        ...(answer.body.error?.details.errors ?? []).map(
          (one: { path: string[]; code: string }) => `${one.path}:${one.code}`,
        ),
      ];
    };
    const none = { organisation: undefined, cardFront: undefined, cardBack: null };
    expect(await codes(none)).toEqual([
      400,
      'organisation:required',
      'cardFront:required',
      'cardBack:required',
    ]);
    const card = await newCard();
    expect(await codes({ cardFront: card, cardBack: card })).toEqual([400, 'cardBack:invalid']);
    expect(await codes({ cardFront: '../../clinic.db' })).toEqual([400, 'cardFront:invalid']);
    expect(await codes({ organisation: syndicate })).toEqual([400, 'organisation:notOffered']);
    expect(await codes({ organisation: clinic.doctor })).toEqual([400, 'organisation:notOffered']);
    expect(await codes({ branch: clinic.otherBranch })).toEqual([400, 'organisation:notOffered']);
    expect(await codes({ contractType: 'cash' })).toEqual([
      400,
      'organisation:invalid',
      'cardFront:invalid',
      'cardBack:invalid',
    ]);
    expect((await codes({ contractType: 'friend' }))[1]).toBe('contractType:invalid');
  });

  test('is refused for a card nobody uploaded, and for one that another booking has', async () => {
    const unknown = await booker.post(await contract({ cardFront: randomBytes(32).toString('base64url') }));
    expect(unknown.body.error.details.errors).toMatchObject([{ path: ['cardFront'], code: 'notAvailable' }]);
    const first = await contract();
    expect((await booker.post(first)).status).toBe(201);
    const second = await booker.post(await contract({ cardBack: first.cardFront }));
    expect(second.status).toBe(400);
    expect(second.body.error.details.errors).toMatchObject([{ path: ['cardBack'], code: 'notAvailable' }]);
  });

  test('gives the same booking again for the same key, though its cards are claimed', async () => {
    const data = await contract();
    const key = randomUUID();
    const first = await booker.post(data, { key });
    const again = await Promise.all([1, 2, 3].map(() => booker.post(data, { key })));
    expect(first.status).toBe(201);
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
  });

  test('asked for twenty times with the same cards is made once, and others of that moment are not touched', async () => {
    const [cardFront, cardBack] = [await newCard(), await newCard()];
    const rivals = await Promise.all(Array.from({ length: 20 }, () => contract({ cardFront, cardBack })));
    const bystanders = await Promise.all(Array.from({ length: 5 }, () => contract()));
    const answers = await Promise.all([...rivals, ...bystanders].map((data) => booker.post(data)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 20).filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.slice(0, 20).filter((status) => status === 400)).toHaveLength(19);
    expect(statuses.slice(20)).toEqual([201, 201, 201, 201, 201]);
    const taken = await cards()
      .whereNotNull('appointment')
      .groupBy('appointment')
      .select('appointment')
      .count({ n: '*' });
    expect(new Set(taken.map(({ n }) => Number(n)))).toEqual(new Set([2]));
  });

  test('that loses its time keeps its cards for the next try', async () => {
    const startsAt = freshTime();
    expect((await booker.post(booker.request({ startsAt }))).status).toBe(201);
    const data = await contract({ startsAt });
    expect((await booker.post(data)).status).toBe(409);
    expect((await booker.post({ ...data, startsAt: freshTime() })).status).toBe(201);
  });
});

describe('looking at a card', () => {
  test('never leads to what is not a side of this appointment', async () => {
    const withCards = await appointmentOf(await booker.post(await contract()));
    const cash = await appointmentOf(await booker.post(booker.request({ startsAt: freshTime() })));
    const { document_id, storage_name, token_hash } = await cards().where({ appointment: withCards }).first();
    expect((await look({ appointment: cash })).status).toBe(404);
    for (const appointment of [document_id, storage_name, token_hash, 'x'.repeat(24), '..%2f..%2f', '%00']) {
      expect((await look({ appointment })).status).toBe(404);
    }
    for (const side of ['inside', 'FRONT', 'front%2f..%2fback', storage_name, 'front%00']) {
      expect((await look({ appointment: withCards, side })).status).toBe(404);
    }
  });

  test('of a file that was exchanged or changed gives nothing', async () => {
    const appointment = await appointmentOf(await booker.post(await contract()));
    const rows = await cards().where({ appointment }).orderBy('side');
    const [back, front] = rows.map(({ storage_name }) => join(cardsFolder(), storage_name));
    if (!front || !back) throw new Error('The appointment has no cards');
    const content = await readFile(front);
    await writeFile(front, await readFile(back));
    expect((await look({ appointment, side: 'front' })).status).toBe(500);
    content[60] = (content[60] ?? 0) ^ 1;
    await writeFile(front, content);
    const answer = await look({ appointment, side: 'front' });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(rows[1].storage_name);
  });
});
