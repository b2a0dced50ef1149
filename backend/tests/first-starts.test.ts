import { randomBytes } from 'node:crypto';
import knex from 'knex';
import { afterAll, expect, inject, test } from 'vitest';
import { assertStoresUtf8 } from '../src/platform/environment/postgres';
import { startSecondBackend } from './support/second-backend';
import { addressOf, runOnServer } from './support/server';
import { createDatabase } from './support/strapi';

// Both at once, on an empty database.
const database = await createDatabase({});
const backends = await Promise.all([startSecondBackend(), startSecondBackend()]);

afterAll(async () => {
  for (const backend of backends) await backend.stop();
  await database.remove();
});

test('two backends that start at once on an empty database come up, make roles, languages and accounts once, and let go of the lock', async () => {
  const headers = { Authorization: `Bearer ${process.env.WEBSITE_TOKEN}` };
  const statuses = await Promise.all(
    backends.map(async ({ url }) => (await fetch(`${url}/api/doctors`, { headers })).status),
  );
  expect(statuses).toEqual([200, 200]);
  const twice = (table: string, columns: string) =>
    database.rowsOf(`SELECT ${columns} FROM ${table} GROUP BY ${columns} HAVING count(*) > 1`);
  expect(await twice('up_roles', 'type')).toEqual([]);
  expect(await twice('i18n_locale', 'code')).toEqual([]);
  expect(await twice('up_users', 'email')).toEqual([]);
  expect(await database.rowsOf('SELECT 1 FROM up_users LIMIT 1')).toHaveLength(1);
  const held =
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
  expect(await database.rowsOf(held)).toEqual([]);
});

test('a first start on a database that would count the bytes of Arabic is refused, in words, and on one of UTF-8 is not', async () => {
  const server = inject('postgresUrl');
  const name = `encoding_${randomBytes(4).toString('hex')}`;
  const template = "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
  const check = (on: string) => {
    const db = knex({ client: 'pg', connection: addressOf(server, on) });
    return assertStoresUtf8(db).finally(() => db.destroy());
  };
  await runOnServer(server, `CREATE DATABASE ${name} ${template}`);
  await expect(check(name)).rejects.toThrow(/stores text as SQL_ASCII\. Create it with ENCODING 'UTF8'/);
  await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  await check('postgres');
});
