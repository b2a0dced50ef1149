import { afterAll, expect, test } from 'vitest';
import { startSecondBackend } from './support/second-backend';
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
