import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openVisits } from '../src/desk/payments/list-open';
import { countPages } from '../src/documents/files/draw-sheet';
import { isPostgres } from '../src/platform/database';
import { dataOf, pluck, refusalOf } from './support/clinic';
import { planOf } from './support/plan';
import { readMail } from './support/read-mail';
import { startSmtp } from './support/smtp';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const smtp = await startSmtp();
const site = await startDesk({ env: smtp.env });
const { backend, clinic, call, confirmedIn, db, manager, staff, stored } = site;
const { handOver, erase, settings, turn } = site;
await settings({ currency: 'EGP' });

const wish = (fields: object = {}) => ({
  ...{ key: randomUUID(), seen: 0, fee: 35_000, amount: 35_000, method: 'cash' },
  ...fields,
});
const take = (id: string, fields: object = {}, token?: string) =>
  call(`/appointments/${id}/payments`, { data: wish(fields), token });
const correct = (id: string, payment: string, fields: object = {}, token?: string) => {
  const data = { key: randomUUID(), seen: 1, reason: 'Wrong visit', ...fields };
  return call(`/appointments/${id}/payments/${payment}/correction`, { data, token });
};
const look = async (id: string) => (await call(`/appointments/${id}/payments`)).body.data;
const numbers = async (branch = clinic.branch): Promise<number[]> =>
  (await db()('payments').where({ branch }).orderBy('number').pluck('number')).map(Number);

test('payments of a visit are noted with fee, way and who took them, what is open is known, and one of nothing says that nothing was paid', async () => {
  const id = await confirmedIn(-5);
  const expected = { currency: 'EGP', paid: 0, balance: null, canTake: true, payments: [] };
  expect(await look(id)).toMatchObject(expected);
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

  const other = await confirmedIn(-5);
  for (const amount of [0, -5, 0.5, 1_000_000_001]) expect((await take(other, { amount })).status).toBe(400);
  expect((await take(other, { amount: 5, method: 'nothing' })).status).toBe(400);
  expect((await take(other, { amount: 0, method: 'nothing' })).status).toBe(201);
  expect(await look(other)).toMatchObject({ paid: 0, balance: 35_000 });
});

test('payments are taken back by an entry against them, once; the database lets nobody change or remove them, and erasing takes the person alone', async () => {
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
  const taken = { amount: 35_000, correctedBy: wrong.number + 1 };
  const back = { amount: -35_000, corrects: wrong.number, reason: 'Wrong visit', correctedBy: null };
  expect(await look(id)).toMatchObject({ paid: 0, balance: 35_000, payments: [taken, back] });

  const rows = () => db()('payments').where({ appointment: id });
  await expect(rows().update({ amount: 1 })).rejects.toThrow('append-only');
  await expect(rows().update({ person: 'Nobody' })).rejects.toThrow('append-only');
  await expect(rows().update({ person: null, reason: null, fee: 1 })).rejects.toThrow('append-only');
  await expect(rows().delete()).rejects.toThrow('append-only');
  const { phone } = await stored(id).first();
  await turn(id, { to: 'canceled', version: 1, reason: 'ill' });
  expect(JSON.stringify(await handOver(phone))).toContain('Wrong visit');
  await erase(phone, 1);
  for (const row of await rows()) expect([row.person, row.reason]).toEqual([null, null]);
  expect((await rows().orderBy('id')).map(({ amount }) => Number(amount))).toEqual([35_000, -35_000]);
  expect((await take(id, { seen: 2 })).status).toBe(409);
});

test('payments of one visit by two desks at once, by a page of ten minutes ago, or pressed twice, are taken once; the press of another visit is none', async () => {
  const id = await confirmedIn(-5);
  const before = await numbers();
  const answers = await Promise.all([take(id), take(id, {}, manager), take(id, { method: 'card' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(refusalOf(await take(id))).toEqual([409, 'VersionConflictError']);
  expect(await numbers()).toHaveLength(before.length + 1);
  const other = await confirmedIn(-5);
  const press = wish();
  const twice = await Promise.all([1, 2, 3].map(() => take(other, press)));
  expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(twice.map(({ body }) => body.data.documentId)).size).toBe(1);
  expect((await take(other, { ...press, method: 'card' })).status).toBe(409);
  expect((await take(await confirmedIn(-5), press)).status).toBe(409);
});

test('payments of a branch at the same moment are numbered without a gap, also where one fails', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => confirmedIn(-5)));
  // The database refuses every third, after the number is taken.
  if (isPostgres(db()))
    await db().raw(`CREATE FUNCTION refuse_third() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.amount = 13 THEN RAISE EXCEPTION 'third'; END IF; RETURN NEW; END $$`);
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

test('payments have a receipt on one sheet, and its patient is sent it once, unless it did not get there', async () => {
  const id = await confirmedIn(-5);
  await stored(id).update({ email: 'mona@example.com' });
  const { documentId, number } = (await take(id)).body.data;
  const path = `/api/appointments/${id}/payments/${documentId}/receipt`;
  const sheet = await fetch(backend.url + path, { headers: { Authorization: `Bearer ${staff}` } });
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(countPages(Buffer.from(await sheet.arrayBuffer()))).toBe(1);
  const isReached = async () => (await call(`/appointments/${id}/payments`)).body.data.isReached;
  expect(await isReached()).toBe(true);
  const send = () => call(`/appointments/${id}/payments/${documentId}/message`, { data: {} });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await db()('outbox_messages').where({ recipient: 'mona@example.com' })).toHaveLength(1);
  await until(() => smtp.taken.length === 1);
  const [raw = ''] = smtp.taken;
  expect(raw).toContain(`receipt-${number}.pdf`);
  expect(readMail(raw)).toMatchObject({ subject: expect.stringContaining(`Receipt ${number}`) });
  expect(readMail(raw).text).toContain(`receipt ${number}: EGP`);
  // Nor a second time to where it went, but to an address that was mended, and again where it was lost.
  const sentTo = async (recipient: string, state: object = {}) =>
    (await db()('outbox_messages').where({ recipient, kind: 'receipt', ...state })).length;
  await stored(id).update({ email: 'mended@example.com' });
  await send();
  await until(async () => (await sentTo('mended@example.com', { state: 'sent' })) === 1);
  await send();
  expect([await sentTo('mona@example.com'), await sentTo('mended@example.com')]).toEqual([1, 1]);
  await db()('outbox_messages').where({ recipient: 'mended@example.com' }).update({ state: 'failed' });
  await send();
  expect(await sentTo('mended@example.com')).toBe(2);
  await stored(id).update({ email: null });
  expect(await isReached()).toBe(false);
  const other = (await take(id, { seen: 1, amount: 5 })).body.data;
  const unreached = await call(`/appointments/${id}/payments/${other.documentId}/message`, { data: {} });
  expect([unreached.status, unreached.body.error.details.refusal]).toEqual([409, 'unreachable']);
  const nobodys = `/appointments/${await confirmedIn(-5)}/payments/${documentId}`;
  expect((await call(`${nobodys}/message`, { data: {} })).status).toBe(409);
  expect((await call(`${nobodys}/receipt`)).status).toBe(409);
});

test('payments of a day are summed by who took them, without what was taken back', async () => {
  const id = await confirmedIn(-5);
  const day = async (query = '') => (await call(`/payments?branch=${clinic.branch}${query}`)).body;
  const ofManager = ({ meta }: { meta: { sums: { by: string; cash: number }[] } }) =>
    meta.sums.find(({ by }) => by === name);
  const taken = (await take(id, { amount: 12_345 }, manager)).body.data;
  const name = (await look(id)).payments[0].by;
  const before = await day();
  await correct(id, taken.documentId);
  await take(id, { seen: 2, amount: 777, method: 'company' }, manager);
  const after = await day();
  expect(after.data).toHaveLength(before.data.length + 2);
  const all = (body: typeof before) => body.meta.sums.at(-1);
  // Taken back by somebody else, whose sum it is off.
  expect(ofManager(after)?.cash).toBe(ofManager(before)?.cash);
  expect(all(after)).toMatchObject({
    ...{ by: null, currency: 'EGP', entries: after.data.length, company: all(before).company + 777 },
    ...{ cash: all(before).cash - 12_345, taken: all(before).taken - 12_345 },
  });
  const numbered = pluck(after.data, 'number');
  expect(numbered).toEqual(numbered.toSorted((a: number, b: number) => a - b));
  expect((await day('&date=2020-01-01')).data).toEqual([]);
  // Two people of one name have a sum each.
  await db()('up_users').update({ full_name: 'Mohamed Ahmed' });
  expect((await day()).meta.sums).toHaveLength(after.meta.sums.length);
  await db()('up_users').update({ full_name: null });
});

test('payments that are open are listed until they are paid, with visits that came and of which nothing is noted', async () => {
  const [open = '', settled = '', unnoted = '', absent = ''] = await Promise.all(
    [1, 2, 3, 4].map(() => confirmedIn(5)),
  );
  await take(open, { amount: 100 });
  await take(settled);
  await stored(unnoted).update({ attendance: 'arrived' });
  const list = async () => {
    const open = dataOf(await call('/payments/open?pageSize=100'));
    type Visit = { documentId: string; balance: number | null };
    return new Map(open.map(({ documentId, balance }: Visit) => [documentId, balance]));
  };
  const listed = await list();
  const expected = [34_900, undefined, null, undefined];
  expect([open, settled, unnoted, absent].map((id) => listed.get(id))).toEqual(expected);
  await take(open, { seen: 1, amount: 34_900 });
  await take(unnoted, { fee: 0, amount: 0, method: 'nothing' });
  const later = await list();
  expect([later.has(open), later.has(unnoted)]).toEqual([false, false]);
  const plan = await planOf(db(), openVisits(db(), null, Date.now()).toString());
  expect(plan).not.toMatch(/SCAN appointments(?! USING)|Seq Scan on appointments/);
});

test('payments of a visit that was moved to another branch are taken back in the branch that took them, by its clock', async () => {
  const id = await confirmedIn(-5);
  const { documentId } = (await take(id)).body.data;
  await stored(id).update({ branch: clinic.otherBranch, time_zone: 'Pacific/Kiritimati' });
  expect((await correct(id, documentId, {}, manager)).status).toBe(201);
  const [taken, against] = await db()('payments').where({ appointment: id }).orderBy('number');
  expect(against).toMatchObject({ branch: clinic.branch, time_zone: taken.time_zone, day: taken.day });
  expect(JSON.parse(against.facts).branch).toEqual(JSON.parse(taken.facts).branch);
});
