import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment } from './environment';

interface Statement {
  get: (...values: unknown[]) => unknown;
  all: (...values: unknown[]) => unknown[];
  run: (...values: unknown[]) => unknown;
}

interface Connection {
  prepare: (sql: string) => Statement;
  close: () => void;
}

type OpenDatabase = new (file: string, options: { readonly: boolean }) => Connection;

// The driver is the backend's: these tests have no packages of their own.
const requireFromBackend = createRequire(join(__dirname, '../../backend/package.json'));
const Database: OpenDatabase = requireFromBackend('better-sqlite3');

/**
 * Asks the backend's database, past every layer that is under test. Read-only.
 *
 * @returns the rows, with the column names of the database
 */
export function queryDatabase({ sql, values = [] }: { sql: string; values?: unknown[] }): unknown[] {
  return queryFile({ file: environment.databaseFile, sql, values });
}

/** The one value that a question to the backend's database gives. */
export function firstValue(sql: string, ...values: unknown[]): unknown {
  return Object.values(Object(queryDatabase({ sql, values })[0]))[0];
}

/** Asks any database file. Read-only. */
export function queryFile({
  file,
  sql,
  values = [],
}: {
  file: string;
  sql: string;
  values?: unknown[];
}): unknown[] {
  const connection = new Database(file, { readonly: true });
  try {
    return connection.prepare(sql).all(...values);
  } finally {
    connection.close();
  }
}

/** Changes the backend's database, in place of a gateway that is not there. */
export function changeDatabase({ sql, values }: { sql: string; values: unknown[] }): void {
  const connection = new Database(environment.databaseFile, { readonly: false });
  try {
    connection.prepare(sql).run(...values);
  } finally {
    connection.close();
  }
}
