import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { inject } from 'vitest';
import { z } from 'zod';
import { addressOf, runOnServer } from './server';
import type { TestBackend } from './strapi';

const named = z.array(z.object({ name: z.string(), sql: z.string() }));

/** Every column, index, trigger and function of the schema, with what the server itself says it is. */
const POSTGRES_SHAPE = `
  SELECT table_name || '.' || column_name AS name,
    concat_ws(' ', data_type, character_maximum_length, is_nullable, column_default) AS sql
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger ' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`;
const SQLITE_SHAPE = `SELECT type || ' ' || name AS name, coalesce(sql, '') AS sql FROM sqlite_master`;

/** A table's columns and constraints by their names: one that was added later stands behind the others. */
function inOneOrder(sql: string): string {
  const [, head, inside] = /^(CREATE TABLE [^(]+)\((.*)\)$/.exec(sql) ?? [];
  if (!head || !inside) return sql;
  // Commas within brackets are part of a type or a constraint.
  const parts = inside.split(/, (?![^()]*\))/).map((part) => part.trim());
  return `${head}(${parts.sort().join(', ')})`;
}

function shapeOf(rows: unknown): Record<string, string> {
  // SQLite keeps a statement as it was written: the same by the query builder and by hand differ in quotes and capitals.
  const plain = (sql: string) =>
    sql.replace(/\s+/g, ' ').replaceAll('`', '').replace(' on ', ' ON ').replaceAll(' null', ' NULL');
  const lines = named.parse(rows).map(({ name, sql }) => [name, inOneOrder(plain(sql))] as const);
  return Object.fromEntries(lines.sort(([a], [b]) => a.localeCompare(b)));
}

async function onServer(url: string): Promise<Record<string, string>> {
  return shapeOf(await runOnServer(url, POSTGRES_SHAPE));
}

function inFile(filename: string): Record<string, string> {
  const database = new SqliteDatabase(filename, { readonly: true });
  const rows = database.prepare(SQLITE_SHAPE).all();
  database.close();
  return shapeOf(rows);
}

/** Tables, columns, indexes, triggers and functions of a running backend's database. */
export async function readShape({ environment }: TestBackend): Promise<Record<string, string>> {
  const { DATABASE_URL, DATA_DIR = '' } = environment;
  return DATABASE_URL ? onServer(DATABASE_URL) : inFile(join(DATA_DIR, 'clinic.db'));
}

/** The same of what a first start leaves behind. */
export async function readShapeOfFirstStart(): Promise<Record<string, string>> {
  const { database, directory } = inject('templates').bare;
  return database
    ? onServer(addressOf(inject('postgresUrl'), database))
    : inFile(join(directory, 'data', 'clinic.db'));
}
