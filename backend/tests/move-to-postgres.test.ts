import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newPhone, read } from './support/clinic';
import { loadScript } from './support/scripts';
import { type SecondBackend, startSecondBackend } from './support/second-backend';
import { createDatabase } from './support/strapi';

let backend: SecondBackend;

type Time = { doctor: string; branch: string; startsAt: string };

afterAll(() => database.remove());

async function ask(
  path: string,
  { headers = {}, data }: { headers?: Record<string, string>; data?: object } = {},
) {
  const website = { 'X-Website-Key': process.env.WEBSITE_KEY ?? '', 'Content-Type': 'application/json' };
  const answer = await fetch(`${backend.url}/api${path}`, {
    ...{ method: data ? 'POST' : 'GET', headers: { ...website, ...headers } },
    ...(data ? { body: JSON.stringify('identifier' in data ? data : { data }) } : {}),
  });
  // PostgreSQL gives times of the day without their thousandths. Looked into in many shapes, as JSON.parse gives it.
  const text = (await answer.text()).replaceAll(/"(\d\d:\d\d:\d\d)\.000"/g, '"$1"');
  return { status: answer.status, body: JSON.parse(text) };
}

const nextTimes = async (): Promise<Time[]> => (await ask('/availability/next')).body.data;

function request({ doctor, branch, startsAt }: Time) {
  const person = { firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), age: 34 };
  return { doctor, branch, startsAt, ...person, contractType: 'cash', consent: true, locale: 'ar' };
}

async function book(time: Time): Promise<{ number: string; key: string }> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const { status, body } = await ask('/appointments', { headers, data: request(time) });
  expect(status).toBe(201);
  return { number: body.data.bookingNumber, key: body.data.manageKey };
}

/** Reads what staff and the website see. */
async function look() {
  const { STAFF_EMAIL: identifier = '', STAFF_PASSWORD: password = '', WEBSITE_TOKEN } = process.env;
  const { body } = await ask('/auth/local', { data: { identifier, password } });
  const staff = { Authorization: `Bearer ${body.jwt}` };
  const website = { Authorization: `Bearer ${WEBSITE_TOKEN}` };
  const lists = ['doctors', 'branches', 'services', 'articles', 'faqs', 'organisations'];
  const content = lists.map(
    async (name) => (await ask(`/${name}?populate=*&locale=ar&sort=documentId`, { headers: website })).body,
  );
  return {
    appointments: (await ask('/appointments', { headers: staff })).body,
    counts: (await ask('/appointments/counts', { headers: staff })).body,
    content: await Promise.all(content),
    free: await nextTimes(),
  };
}

/** An editor publishes an answer again, which websites are told of. */
async function publishAnswer(): Promise<void> {
  const { STAFF_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  const send = async (path: string, data: object, token = '') => {
    const answer = await fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(data),
    });
    const { status, body } = await read(answer);
    expect(status, path).toBe(200);
    return body;
  };
  const { token } = (await send('/admin/login', { email, password })).data;
  const headers = { Authorization: `Bearer ${process.env.WEBSITE_TOKEN}` };
  const [{ documentId }] = (await ask('/faqs?locale=ar', { headers })).body.data;
  const faq = `/content-manager/collection-types/api::faq.faq/${documentId}`;
  await send(`${faq}/actions/publish?locale=ar`, {}, token);
}

// A clinic on SQLite, with its content, a booking and a cancellation; the same environment without DATABASE_URL.
const database = await createDatabase({ SEED: 'dental' }, 'bare');
const { DATABASE_URL: url = '', DATA_DIR = '' } = process.env;
process.env.DATABASE_URL = '';
const TWENTY_MINUTES = 20 * 60_000;
/** Both are looked at then, minutes before and after a time begins: what is free goes by the clock. */
const looked = Math.ceil(Date.now() / TWENTY_MINUTES) * TWENTY_MINUTES + TWENTY_MINUTES / 2;
backend = await startSecondBackend();
await backend.pass(looked - Date.now());
const [first, second] = await nextTimes();
if (!first || !second) throw new Error('Nothing is free.');
const booked = { ...(await book(first)), time: first };
const canceled = await book(second);
const ending = { headers: { 'X-Manage-Key': canceled.key }, data: { version: 1 } };
expect((await ask(`/appointments/by-number/${canceled.number}/cancel`, ending)).status).toBe(200);
await publishAnswer();
const before = await look();
await backend.stop();

process.env.DATABASE_URL = url;
process.env.SEED = 'none';
const { moveRows } = await loadScript('scripts/move/rows.mjs');
const { removeTables } = await loadScript('scripts/move/remove-tables.mjs');
const client = new pg.Client(url);
await client.connect();
afterAll(() => client.end());
const rows = await moveRows({ file: join(DATA_DIR, 'clinic.db'), client });
backend = await startSecondBackend();
await backend.pass(looked - Date.now());

test('everything is answered as it was', async () => {
  expect(before.appointments.data).toHaveLength(2);
  expect(before.content.every(({ data }) => data.length > 0)).toBe(true);
  expect(await look()).toEqual(before);
  expect(rows).toMatchObject({ appointments: 2, content_changes: 1 });
});

test('a time that was taken is taken still, a free one can be had, and a link in a mail leads on', async () => {
  const again = { headers: { 'Idempotency-Key': randomUUID() }, data: request(booked.time) };
  expect((await ask('/appointments', again)).status).toBe(409);
  const [free] = await nextTimes();
  if (!free) throw new Error('Nothing is free.');
  await book(free);
  const headers = { 'X-Manage-Key': booked.key };
  const own = await ask(`/appointments/by-number/${booked.number}`, { headers });
  expect([own.status, own.body.data.status]).toEqual([200, 'pending']);
});

test('an editor’s new entry gets a number of its own', async () => {
  const [last] = await database.rowsOf('SELECT max(id) AS id FROM doctors');
  const [next] = await database.rowsOf("SELECT nextval(pg_get_serial_sequence('doctors', 'id')) AS id");
  expect(Number(Reflect.get(Object(next), 'id'))).toBe(Number(Reflect.get(Object(last), 'id')) + 1);
});

test('a database whose move has failed is empty again', async () => {
  await backend.stop();
  await removeTables(client);
  const left = await database.rowsOf(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace UNION ALL " +
      "SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
  );
  expect(left).toEqual([]);
});
