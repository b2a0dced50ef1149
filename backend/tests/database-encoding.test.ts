import { randomBytes } from 'node:crypto';
import knex from 'knex';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { assertStoresUtf8 } from '../src/platform/environment/postgres';

const name = `encoding_${randomBytes(4).toString('hex')}`;
const urlOf = (database: string) => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
};

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(() =>
  runOnServer(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`),
);
afterAll(() => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`));

async function check(database: string): Promise<void> {
  const db = knex({ client: 'pg', connection: urlOf(database) });
  await assertStoresUtf8(db).finally(() => db.destroy());
}

test('a database that would count the bytes of Arabic is refused at the start, in words', async () => {
  await expect(check(name)).rejects.toThrow(/stores text as SQL_ASCII\. Create it with ENCODING 'UTF8'/);
});

test('and one of UTF-8 is not', () => expect(check('postgres')).resolves.toBeUndefined());
