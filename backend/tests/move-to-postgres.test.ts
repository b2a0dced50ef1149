import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Asked, ask as askAt, asPatient, createBooker, dataOf, read } from './support/clinic';
import { loadScript } from './support/scripts';
import { startSecondBackend } from './support/second-backend';
import { postJson } from './support/staff';
import { createDatabase } from './support/strapi';

// A clinic on SQLite, with its content, a booking and a cancellation; the same environment without DATABASE_URL.
const database = await createDatabase({ SEED: 'dental' }, 'bare');
afterAll(() => database.remove());
const { DATABASE_URL: databaseUrl = '', DATA_DIR = '', WEBSITE_TOKEN, WEBSITE_KEY = '' } = process.env;
process.env.DATABASE_URL = '';

const websiteHeaders = { Authorization: `Bearer ${WEBSITE_TOKEN}`, 'X-Website-Key': WEBSITE_KEY };
const reached = () => ({ url: backend.url, websiteHeaders });
const ask = (path: string, given?: Asked) => askAt(reached(), path, given);
const nextTimes = async () => dataOf(await ask('/availability/next'));

type Time = { doctor: string; branch: string; startsAt: string };
const book = ({ doctor, branch, startsAt }: Time) =>
  createBooker(reached(), { doctor, branch }).book({ startsAt, locale: 'ar' });

/** Sends what is no call of ours. */
async function post(path: string, data: object, token?: string) {
  const who: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const headers = { 'X-Website-Key': WEBSITE_KEY, ...who };
  const { status, body } = await read(await postJson(backend.url + path, data, headers));
  expect(status, path).toBe(200);
  return body;
}

/** Reads what staff and the website see. */
async function look() {
  const { STAFF_EMAIL: identifier, STAFF_PASSWORD: password } = process.env;
  const { jwt: token } = await post('/api/auth/local', { identifier, password });
  const nouns = ['doctors', 'branches', 'services', 'articles', 'faqs', 'organisations'];
  const all = 'populate=*&locale=ar&sort=documentId';
  const content = nouns.map((noun) => ask(`/${noun}?${all}`, { token: WEBSITE_TOKEN }));
  const seen = {
    appointments: (await ask('/appointments', { token })).body,
    counts: (await ask('/appointments/counts', { token })).body,
    content: (await Promise.all(content)).map(({ body }) => body),
    free: await nextTimes(),
  };
  // PostgreSQL gives times of the day without their thousandths.
  return JSON.parse(JSON.stringify(seen).replaceAll(/"(\d\d:\d\d:\d\d)\.000"/g, '"$1"'));
}

/** An editor publishes an answer again, which websites are told of. */
async function publishAnswer(): Promise<void> {
  const { STAFF_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  const { token } = (await post('/admin/login', { email, password })).data;
  const [{ documentId }] = dataOf(await ask('/faqs?locale=ar', { token: WEBSITE_TOKEN }));
  const faq = `/content-manager/collection-types/api::faq.faq/${documentId}`;
  await post(`${faq}/actions/publish?locale=ar`, {}, token);
}

const TWENTY_MINUTES = 20 * 60_000;
/** Both are looked at then, minutes before and after a time begins: what is free goes by the clock. */
const looked = Math.ceil(Date.now() / TWENTY_MINUTES) * TWENTY_MINUTES + TWENTY_MINUTES / 2;
async function start() {
  const started = await startSecondBackend();
  await started.pass(looked - Date.now());
  return started;
}

let backend = await start();
const [first, second] = await nextTimes();
const booked = dataOf(await book(first), 201);
const canceled = dataOf(await book(second), 201);
expect((await asPatient(reached(), canceled, 'cancel', { version: 1 })).status).toBe(200);
await publishAnswer();
const before = await look();
await backend.stop();

process.env.DATABASE_URL = databaseUrl;
process.env.SEED = 'none';
const { moveRows } = await loadScript('scripts/move/rows.mjs');
const { removeTables } = await loadScript('scripts/move/remove-tables.mjs');
const client = new pg.Client(databaseUrl);
await client.connect();
afterAll(() => client.end());
const rows = await moveRows({ file: join(DATA_DIR, 'clinic.db'), client });
backend = await start();

test('everything is answered as it was: a time that was taken is taken still, a free one can be had, and a link in a mail leads on', async () => {
  expect(before.appointments.data).toHaveLength(2);
  expect(before.content.every(({ data }: { data: unknown[] }) => data.length > 0)).toBe(true);
  expect(await look()).toEqual(before);
  expect(rows).toMatchObject({ appointments: 2, content_changes: 1 });

  expect((await book(first)).status).toBe(409);
  const [free] = await nextTimes();
  expect((await book(free)).status).toBe(201);
  const own = await asPatient(reached(), booked);
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
