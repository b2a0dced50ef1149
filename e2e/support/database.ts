import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment } from './environment';

interface Connection {
  prepare: (sql: string) => { all: (...values: unknown[]) => unknown[] };
  exec: (sql: string) => void;
  close: () => void;
}

// The driver is the backend's: these tests have no packages of their own.
const requireFromBackend = createRequire(join(__dirname, '../../backend/package.json'));
const Database: new (file: string, options?: { readonly: boolean }) => Connection =
  requireFromBackend('better-sqlite3');

/** A row with the column names of the database. */
export type StoredRow = Record<string, unknown>;

/** Asks the backend's database, past every layer that is under test. Read-only. */
export const queryDatabase = (sql: string, ...values: unknown[]): StoredRow[] =>
  queryFile(environment.databaseFile, sql, ...values);

/** The one value that a question to the backend's database gives. */
export const firstValue = (sql: string, ...values: unknown[]): unknown =>
  Object.values(queryDatabase(sql, ...values)[0] ?? {})[0];

/** A column of an appointment. */
export const columnOf = (bookingNumber: string, column: string): unknown =>
  firstValue(`SELECT ${column} FROM appointments WHERE booking_number = ?`, bookingNumber);

/** Document id of an appointment, which its page in the staff area is opened by. */
export const idOfAppointment = (bookingNumber: string): string =>
  String(columnOf(bookingNumber, 'document_id'));

/** Asks any database file. Read-only. */
export function queryFile(file: string, sql: string, ...values: unknown[]): StoredRow[] {
  const connection = new Database(file, { readonly: true });
  try {
    const rows = connection.prepare(sql).all(...values);
    return rows.map((row) => ({ ...Object(row) }));
  } finally {
    connection.close();
  }
}

/** Removes all rows of some tables of a file on which no backend runs. */
export function emptyTables(file: string, isEmptied: (table: string) => boolean): void {
  const tables = queryFile(file, "SELECT name FROM sqlite_master WHERE type = 'table'");
  const connection = new Database(file);
  try {
    connection.exec('PRAGMA foreign_keys = OFF');
    for (const name of tables.map((table) => String(table.name)).filter(isEmptied))
      connection.exec(`DELETE FROM "${name}";`);
  } finally {
    connection.close();
  }
}
