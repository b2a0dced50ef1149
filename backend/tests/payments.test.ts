import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database';
import { changeSettings } from './support/calls';
import { signIn } from './support/staff';
import { startDesk } from './support/staff-desk';

const { backend, clinic, call, confirmedIn, db, elsewhere, manager, stored } = await startDesk();
await changeSettings(backend, { currency: 'EGP' });

const wish = (fields: object = {}) => ({
  key: randomUUID(),
  seen: 0,
  fee: 35_000,
  amount: 35_000,
  method: 'cash',
  ...fields,
});
const take = (id: string, fields: object = {}, token?: string) =>
  call(`/appointments/${id}/payments`, { data: wish(fields), ...(token ? { token } : {}) });
const correct = (id: string, payment: string, fields: object = {}) =>
  call(`/appointments/${id}/payments/${payment}/correction`, {
    data: { key: randomUUID(), seen: 1, reason: 'Wrong visit', ...fields },
  });
const look = async (id: string) => (await call(`/appointments/${id}/payments`)).body.data;
const numbers = async (branch = clinic.branch): Promise<number[]> =>
  (await db()('payments').where({ branch }).orderBy('number').pluck('number')).map(Number);

test('payments of a visit are noted with fee, way and who took them, and what is open is known', async () => {
  const id = await confirmedIn(-5);
  expect(await look(id)).toMatchObject({
    currency: 'EGP',
    paid: 0,
    balance: null,
    canTake: true,
    payments: [],
  });
  const first = await take(id, { amount: 20_000, method: 'card' });
  expect([first.status, first.body.data.number]).toEqual([201, 1]);
  expect((await take(id, { seen: 1, amount: 15_050 })).body.data.number).toBe(2);
  const { paid, balance, fee, payments } = await look(id);
  expect([paid, balance, fee]).toEqual([35_050, -50, 35_000]);
  expect(payments).toMatchObject([
    { number: 1, method: 'card', amount: 20_000, balance: 15_000, currency: 'EGP', corrects: null },
    { number: 2, method: 'cash', amount: 15_050, balance: -50 },
  ]);
  expect(payments[0].by).toBeTruthy();
  const [row] = await db()('payments').where({ appointment: id });
  expect(JSON.parse(row.facts)).toMatchObject({ clinic: { en: expect.any(String) }, by: payments[0].by });
});

test('payments of nothing say that nothing was paid, and any other way wants an amount', async () => {
  const id = await confirmedIn(-5);
  expect((await take(id, { amount: 0 })).status).toBe(400);
  expect((await take(id, { amount: 5, method: 'nothing' })).status).toBe(400);
  for (const amount of [-5, 0.5, 1_000_000_001]) expect((await take(id, { amount })).status).toBe(400);
  expect((await take(id, { amount: 0, method: 'nothing' })).status).toBe(201);
  expect(await look(id)).toMatchObject({ paid: 0, balance: 35_000 });
});

test('payments are taken back by an entry against them, once, and nothing is overwritten', async () => {
  const id = await confirmedIn(-5);
  const wrong = (await take(id)).body.data;
  const press = { key: randomUUID() };
  const against = await correct(id, wrong.documentId, press);
  expect([against.status, against.body.data.number]).toEqual([201, wrong.number + 1]);
  // The same press once more, then another one.
  expect((await correct(id, wrong.documentId, press)).body.data).toEqual(against.body.data);
  expect((await correct(id, wrong.documentId, { seen: 2 })).status).toBe(409);
  expect((await correct(id, against.body.data.documentId, { seen: 2 })).status).toBe(409);
  expect((await correct(id, 'a'.repeat(24), { seen: 2 })).status).toBe(409);
  expect(await look(id)).toMatchObject({
    paid: 0,
    balance: 35_000,
    payments: [
      { amount: 35_000, correctedBy: wrong.number + 1 },
      { amount: -35_000, corrects: wrong.number, reason: 'Wrong visit', correctedBy: null },
    ],
  });
});

test('payments of one visit by two desks at once, or by a page of ten minutes ago, are taken once', async () => {
  const id = await confirmedIn(-5);
  const before = await numbers();
  const answers = await Promise.all([take(id), take(id, {}, manager), take(id, { method: 'card' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const old = await take(id);
  expect([old.status, old.body.error.name]).toEqual([409, 'VersionConflictError']);
  expect(await numbers()).toHaveLength(before.length + 1);
});

test('payments pressed twice are taken once and answered alike; the press of another visit is none', async () => {
  const id = await confirmedIn(-5);
  const press = wish();
  const twice = await Promise.all([1, 2, 3].map(() => take(id, press)));
  expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(twice.map(({ body }) => body.data.documentId)).size).toBe(1);
  expect((await take(id, { ...press, method: 'card' })).status).toBe(409);
  expect((await take(await confirmedIn(-5), press)).status).toBe(409);
});

test('payments of a branch at the same moment are numbered without a gap, also where one fails', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => confirmedIn(-5)));
  const end = isPostgres(db()) ? 'RETURN NEW; END $$' : '';
  // The database refuses every third, after the number is taken.
  if (isPostgres(db()))
    await db().raw(`CREATE FUNCTION refuse_third() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.amount = 13 THEN RAISE EXCEPTION 'third'; END IF; ${end}`);
  await db().raw(
    isPostgres(db())
      ? 'CREATE TRIGGER third AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION refuse_third()'
      : "CREATE TRIGGER third AFTER INSERT ON payments WHEN NEW.amount = 13 BEGIN SELECT RAISE(ABORT, 'third'); END",
  );
  const answers = await Promise.all(
    ids.map((id, index) => take(id, { amount: index % 3 === 0 ? 13 : 35_000 })),
  );
  await db().raw(`DROP TRIGGER third${isPostgres(db()) ? ' ON payments' : ''}`);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const all = await numbers();
  expect(all).toEqual(all.map((_, index) => index + 1));
  // The other branch counts for itself.
  expect(await numbers(clinic.otherBranch)).toEqual([]);
});

test('payments are kept by the database: nobody changes or removes them, and erasing takes the person alone', async () => {
  const id = await confirmedIn(-5);
  const wrong = (await take(id)).body.data;
  await correct(id, wrong.documentId);
  const rows = () => db()('payments').where({ appointment: id });
  await expect(rows().update({ amount: 1 })).rejects.toThrow('append-only');
  await expect(rows().update({ person: 'Nobody' })).rejects.toThrow('append-only');
  await expect(rows().update({ person: null, reason: null, fee: 1 })).rejects.toThrow('append-only');
  await expect(rows().delete()).rejects.toThrow('append-only');
  const { phone } = await stored(id).first();
  await call(`/appointments/${id}/transitions`, { data: { to: 'canceled', version: 1, reason: 'ill' } });
  const sought = phone;
  const handed = await call('/patients/export', { token: manager, data: { sought } });
  expect(JSON.stringify(handed.body)).toContain('Wrong visit');
  const expected = { visits: 1, messages: 0 };
  const erased = await call('/patients/erasure', { token: manager, data: { sought, expected } });
  expect(erased.status, JSON.stringify(erased.body)).toBe(200);
  for (const row of await rows()) expect([row.person, row.reason]).toEqual([null, null]);
  expect((await rows()).map(({ amount }) => Number(amount))).toEqual([35_000, -35_000]);
  expect((await take(id, { seen: 2 })).status).toBe(409);
});

test('payments are seen and taken by who has the duty, in their branches', async () => {
  const id = await confirmedIn(-5);
  expect((await take(id, {}, elsewhere)).status).toBe(404);
  const caller = await signIn({ backend, role: 'call_centre' });
  expect((await take(id, {}, caller)).status).toBe(403);
  const reception = await signIn({ backend, role: 'reception', branches: [clinic.branch] });
  expect((await take(id, {}, reception)).status).toBe(201);
});
