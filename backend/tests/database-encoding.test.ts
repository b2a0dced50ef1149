import { randomBytes } from 'node:crypto';
import knex from 'knex';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { assertStoresUtf8 } from '../src/platform/environment/postgres';
import { addressOf, runOnServer } from './support/server';

const name = `encoding_${randomBytes(4).toString('hex')}`;
const server = inject('postgresUrl');
const template = "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
beforeAll(() => runOnServer(server, `CREATE DATABASE ${name} ${template}`));
afterAll(() => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`));

async function check(database: string): Promise<void> {
  const db = knex({ client: 'pg', connection: addressOf(server, database) });
  await assertStoresUtf8(db).finally(() => db.destroy());
}

test('a database that would count the bytes of Arabic is refused at the start, in words', async () => {
  await expect(check(name)).rejects.toThrow(/stores text as SQL_ASCII\. Create it with ENCODING 'UTF8'/);
});

test('and one of UTF-8 is not', () => expect(check('postgres')).resolves.toBeUndefined());
