import { expect, inject, test } from 'vitest';
import { type Database, inTransaction, isPostgres } from '../src/platform/database';
import { startStrapi } from './support/strapi';

let db: Database;

// What a child names is looked for at the commit only.
const backend = await startStrapi();
db = backend.strapi.db.connection;
await db.raw('CREATE TABLE parents (id integer PRIMARY KEY)');
await db.raw(
  'CREATE TABLE children (id integer PRIMARY KEY, parent integer REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
);

const stored = async () => (await db('children').select('id').orderBy('id')).map(({ id }) => id);

test('a commit that the database refuses is no success', async () => {
  const { strapi } = backend;
  const orphan = inTransaction(strapi, async (trx) => await trx('children').insert({ id: 1, parent: 99 }));
  await expect(orphan).rejects.toThrow(/foreign key/i);
  expect(await stored()).toEqual([]);

  await db('parents').insert({ id: 1 });
  await inTransaction(strapi, async (trx) => await trx('children').insert({ id: 2, parent: 1 }));
  expect(await stored()).toEqual([2]);
});

test('what is written after a failed commit is not lost with it', async () => {
  const { strapi } = backend;
  const orphan = inTransaction(strapi, async (trx) => await trx('children').insert({ id: 3, parent: 99 }));
  const beside = db('parents').insert({ id: 5 });
  await expect(orphan).rejects.toThrow();
  await beside;
  await backend.restart();
  db = backend.strapi.db.connection;
  expect((await db('parents').select('id')).map(({ id }) => id)).toContain(5);
});

test('a transaction in which a statement failed is never said to be committed', async () => {
  const swallowing = inTransaction(backend.strapi, async (trx) => {
    await trx('parents').insert({ id: 7 });
    await trx('no_such_table')
      .select()
      .catch(() => {});
  });
  const isKept = () => db('parents').where({ id: 7 }).first();
  if (isPostgres(db)) {
    await expect(swallowing).rejects.toThrow('rolled back instead of committed');
    expect(await isKept()).toBeUndefined();
  } else {
    await swallowing;
    expect(await isKept()).toEqual({ id: 7 });
  }
  expect(isPostgres(db)).toBe(Boolean(inject('postgresUrl')));
});
