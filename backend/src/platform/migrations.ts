import type { Core } from '@strapi/strapi';
import { type Database, inTransaction, isPostgres, type Transaction } from './database';

const TABLE = 'clinic_migrations';

export interface Migration {
  /** Number and words. A migration that was released keeps its name and what it does; the next change is a new one. */
  name: string;
  /** Names of the tables, indexes and triggers that stand once it has run. */
  makes: readonly string[];
  /** The setting of the environment it was made for, when there is one: another value makes it run again. */
  variant?: string;
  /** May meet a database in which all of it stands already, or a part. */
  run: (trx: Transaction) => Promise<void>;
}

async function createTable(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    if (isPostgres(trx)) await lock(trx);
    await trx.raw(
      `CREATE TABLE IF NOT EXISTS ${TABLE} ` +
        '(name varchar(128) PRIMARY KEY, variant varchar(64) NOT NULL, ran_at bigint NOT NULL)',
    );
  });
}

/** Keeps other backends that start from getting past here until the transaction ends. */
async function lock(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('${TABLE}'))`);
  // SQLite has one writer at a time: a statement that could write makes this transaction the one.
  else await trx.raw(`DELETE FROM ${TABLE} WHERE false`);
}

async function listObjects(db: Database): Promise<Set<string>> {
  if (!isPostgres(db)) return new Set(await db('sqlite_master').pluck('name'));
  const relations: string[] = await db('pg_class')
    .whereRaw('relnamespace = current_schema()::regnamespace')
    .pluck('relname');
  const triggers: string[] = await db('pg_trigger').where({ tgisinternal: false }).pluck('tgname');
  return new Set([...relations, ...triggers]);
}

async function listDue(db: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows: { name: string; variant: string }[] = await db(TABLE).select('name', 'variant');
  const ran = new Map(rows.map(({ name, variant }) => [name, variant]));
  const standing = await listObjects(db);
  return migrations.filter(
    ({ name, variant = '', makes }) =>
      ran.get(name) !== variant || !makes.every((object) => standing.has(object)),
  );
}

/**
 * Runs outstanding migrations in order, each in its own transaction, and returns their names. A migration runs again if one of its
 * tables, indexes or triggers is missing: on SQLite, Strapi recreates a table to change a column. Must run after Strapi has created
 * its tables, so it cannot use Strapi's own `database/migrations`. @throws the database error of a migration, which is rolled back;
 * the backend must not start then
 */
export async function runMigrations(strapi: Core.Strapi, migrations: readonly Migration[]) {
  await createTable(strapi);
  const ran: string[] = [];
  for (const migration of await listDue(strapi.db.connection, migrations)) {
    await inTransaction(strapi, async (trx) => {
      await lock(trx);
      // Another backend may have done it while this one waited.
      if ((await listDue(trx, [migration])).length === 0) return;
      await migration.run(trx);
      const { name, variant = '' } = migration;
      await trx(TABLE).insert({ name, variant, ran_at: Date.now() }).onConflict('name').merge();
      ran.push(name);
    });
  }
  return ran;
}
