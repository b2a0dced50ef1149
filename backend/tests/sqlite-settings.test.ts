import { statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStanding } from '../src/appointments/record/taken-grains';
import { health } from '../src/contract/health';
import { applyPragmas } from '../src/platform/environment/sqlite';
import { assertDatabaseFileIsWritable } from '../src/platform/environment/sqlite-file';
import { claimDeliveries } from '../src/webhooks/delivery-rows';
import { emptyFolder } from './support/folder';
import { planOf, queriesOf } from './support/plan';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const Database = createRequire(import.meta.url)('better-sqlite3');
const directory = emptyFolder();
const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@clinic.example', CARDS_S3_BUCKET: 'cards' };

// A checkout whose own clinic has moved to PostgreSQL, with a shell that names its database.
const file = join(directory, '.env');
const lines = Object.entries({ ...settings, DATABASE_URL: 'postgres://127.0.0.1:1/clinic' });
writeFileSync(file, lines.map(([key, value]) => `${key}=${value}\n`).join(''));
process.env.ENV_PATH = file;
process.env.DATABASE_FILE = join(directory, 'clinic.db');
const backend = await startStrapi({ isAlone: true });

test('a test never reads the settings of the clinic in its checkout', async () => {
  expect((await fetch(`${backend.url}/health/ready`)).status).toBe(200);
  expect(backend.strapi.config.get('database.connection.client')).toBe('sqlite');
  const filename = backend.strapi.config.get('database.connection.connection.filename');
  expect(filename).toContain(backend.environment.DATA_DIR);
  for (const name of Object.keys(settings)) expect(process.env[name]).toBe('');
});

test('the connection of the running backend keeps what is committed, and what is written reaches the file by the thread of checkpoints', async () => {
  const pragmas = { journal_mode: 'wal', synchronous: 2, busy_timeout: 5000, foreign_keys: 1, temp_store: 2 };
  for (const [name, value] of Object.entries(pragmas))
    expect([name, ...Object.values((await backend.db.raw(`PRAGMA ${name}`))[0])]).toEqual([name, value]);
  const [{ file }] = await backend.db.raw('PRAGMA database_list');
  const before = statSync(file).size;
  // Half a megabyte: far less than makes the main connection copy its log.
  await backend.strapi.store({ type: 'core', name: 'test' }).set({ key: 'size', value: 'x'.repeat(500_000) });
  await until(() => statSync(file).size > before + 400_000);
});

/** Returns how SQLite reads the first statement of some work that holds these words. */
async function planWith(words: string, work: () => Promise<unknown>): Promise<string> {
  const seen = await queriesOf(backend.db, work);
  const { sql = '', bindings = [] } = seen.find((query) => query.sql.includes(words)) ?? {};
  return planOf(backend.db, sql, bindings);
}

test('webhooks that wait, and a hold by its holder, are found by an index', async () => {
  // Without it each turn reads all that waits for each event of it: 16 events took five seconds with 22,000 waiting.
  const waiting = await planWith('earlier', () => claimDeliveries(backend.db, 16, Date.now()));
  expect(waiting).toContain('earlier USING INDEX webhook_deliveries_order_index');
  // By the grains of a month, a visitor with a hold waited for a fifth longer.
  const [startsAt, endsAt] = [0, 31 * 86_400_000];
  const slots = [{ startsAt, endsAt, grains: [0] }];
  const asked = { doctor: 'a', branch: 'b', from: startsAt, slots, holder: 'h', now: Date.now() };
  const plan = await planWith('holder', () => readStanding({ db: backend.db, ...asked }));
  expect(plan).toContain('claims USING INDEX claims_holder_index');
});

test('a database that takes no write refuses bookings, and the backend says that it is not ready', async () => {
  const readReady = async () => {
    const answer = await fetch(`${backend.url}/health/ready`);
    return [answer.status, health.parse(await answer.json()).checks.database];
  };
  const ready = async () => (await readReady())[0] === 200;
  await until(ready);
  // Like a full or read-only disk: every read is answered.
  await backend.db.raw('PRAGMA query_only = 1');
  const write = backend.strapi.store({ type: 'core', name: 'test' }).set({ key: 'a', value: 1 });
  await expect(write).rejects.toThrow('readonly');
  await until(async () => !(await ready()));
  expect(await readReady()).toEqual([503, 'failed']);
  await backend.db.raw('PRAGMA query_only = 0');
  await until(ready);
});

test('a transaction that has only read is not refused because another process wrote meanwhile', async () => {
  const [{ file }] = await backend.db.raw('PRAGMA database_list');
  const other = new Database(file, { timeout: 0 });
  const key = 'written after a read';
  await backend.strapi.db.transaction(async ({ trx }) => {
    const table = () => trx('strapi_core_store_settings');
    expect(await table().where({ key })).toEqual([]);
    expect(() => other.exec('CREATE TABLE in_the_way (a)')).toThrow('database is locked');
    await table().insert({ key });
  });
  // While no job of this backend can be in a transaction: there is one connection.
  const connection = await backend.db.client.acquireConnection();
  other.exec('CREATE TABLE in_the_way (a); DROP TABLE in_the_way');
  backend.db.client.releaseConnection(connection);
  other.close();
  expect(await backend.db('strapi_core_store_settings').where({ key })).toHaveLength(1);
});

test('opening a database is refused when a setting does not hold, and in words when the file cannot be written', () => {
  // A database in memory cannot have a write-ahead log.
  expect(() => applyPragmas(new Database(':memory:'))).toThrow('journal_mode=memory, but wal is needed');
  writeFileSync(join(directory, 'file'), '');
  const below = join(directory, 'file/clinic.db');
  expect(() => assertDatabaseFileIsWritable(below)).toThrow(/cannot be written .*DATABASE_FILE/);
  expect(() => assertDatabaseFileIsWritable(directory)).toThrow(/cannot be written \(EISDIR\)/);
});
