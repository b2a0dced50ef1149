import Database from 'better-sqlite3';
import { Client } from 'pg';
import { readEnvironment } from '../platform/environment/environment';
import { databaseFile } from '../platform/environment/paths';
import { type Column, forSqlite, type Json } from './values';

export type Row = Record<string, unknown>;

/** Connection of its own in one transaction: reads see one snapshot, writes are all or nothing. */
export interface Store {
  isPostgres: boolean;
  /** Question marks stand for the values. PostgreSQL gives all of its as text. */
  all: (sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Rows as lists of their values, which cost less than rows with names. */
  lists: (sql: string) => Promise<unknown[][]>;
  insert: (table: string, columns: readonly Column[], rows: readonly Json[][]) => Promise<void>;
  /** Commits what was written; otherwise it is rolled back. */
  commit: () => Promise<void>;
  close: () => Promise<void>;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly { column: string }[]) => names.map(({ column }) => quoted(column)).join(', ');

/** Opens the database that the environment names. @throws when it cannot be opened */
export function openDatabase(mayWrite: boolean): Promise<Store> {
  const { DATABASE_URL } = readEnvironment();
  return DATABASE_URL ? openPostgres(DATABASE_URL, mayWrite) : openSqlite(mayWrite);
}

async function openSqlite(mayWrite: boolean): Promise<Store> {
  const options = { readonly: !mayWrite, fileMustExist: true, timeout: 30_000 };
  const database = new Database(databaseFile(), options);
  if (mayWrite) database.pragma('foreign_keys = ON');
  database.exec(mayWrite ? 'BEGIN IMMEDIATE' : 'BEGIN');
  return {
    isPostgres: false,
    async all(sql, values = []) {
      const statement = database.prepare<unknown[], Row>(sql);
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    },
    async lists(sql) {
      return database.prepare<[], unknown[]>(sql).raw().all();
    },
    async insert(table, columns, rows) {
      const places = columns.map(() => '?').join(', ');
      const statement = database.prepare(
        `INSERT INTO ${quoted(table)} (${listed(columns)}) VALUES (${places})`,
      );
      for (const row of rows)
        statement.run(...columns.map(({ kind }, index) => forSqlite(kind, row[index] ?? null)));
    },
    async commit() {
      database.exec('COMMIT');
    },
    async close() {
      database.close();
    },
  };
}

async function openPostgres(databaseUrl: string, mayWrite: boolean): Promise<Store> {
  const types = { getTypeParser: () => (text: string) => text };
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, types });
  // Ignored here: a broken connection makes the next query fail.
  client.on('error', () => {});
  await client.connect();
  const all = async (sql: string, values: readonly unknown[] = []) => {
    let place = 0;
    const numbered = values.length > 0 ? sql.replaceAll('?', () => `$${++place}`) : sql;
    return (await client.query<Row>(numbered, [...values])).rows;
  };
  await all(mayWrite ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Instants are written without a zone, as the backend writes them: in UTC.
  await all("SET LOCAL TIME ZONE 'UTC'");
  return {
    isPostgres: true,
    all,
    async lists(sql) {
      return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
    },
    async insert(table, columns, rows) {
      const named = rows.map((row) =>
        Object.fromEntries(columns.map(({ column }, index) => [column, row[index] ?? null])),
      );
      await client.query(
        `INSERT INTO ${quoted(table)} (${listed(columns)})
         SELECT ${listed(columns)} FROM json_populate_recordset(NULL::${quoted(table)}, $1)`,
        [JSON.stringify(named)],
      );
    },
    async commit() {
      await client.query('COMMIT');
    },
    close: () => client.end(),
  };
}
