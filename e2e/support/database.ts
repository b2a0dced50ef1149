import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment } from './environment';

interface Connection {
  prepare: (sql: string) => { all: (...values: unknown[]) => unknown[] };
  exec: (sql: string) => void;
  close: () => void;
}

/** Gives a package of the backend: these tests have none of their own. */
export const requireFromBackend = createRequire(join(__dirname, '../../backend/package.json'));
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

/** The appointment as it lies in the database, or null. */
export function findAppointment(bookingNumber: string) {
  const [row] = queryDatabase(
    `SELECT a.status, a.first_name AS firstName, a.phone, a.language AS locale, a.starts_at, b.time_zone
      FROM appointments a JOIN branches b ON b.document_id = a.branch AND b.published_at IS NOT NULL
      WHERE a.booking_number = ? LIMIT 1`,
    bookingNumber,
  );
  if (!row) return null;
  return {
    ...row,
    status: String(row.status),
    phone: String(row.phone),
    startsAt: new Date(Number(row.starts_at)),
    timeZone: String(row.time_zone),
  };
}

/** The contact messages from an address as they lie in the database, and how many mails tell of them. */
export function findMessages(email: string) {
  const written = 'SELECT document_id, name, message, language FROM contact_messages WHERE email = ?';
  const told = "SELECT id FROM outbox_messages WHERE kind = 'contact-message' AND reference = ?";
  const rows = queryDatabase(written, email);
  const mails = rows.flatMap(({ document_id }) => queryDatabase(told, document_id));
  return { messages: rows.map(({ document_id: _, ...message }) => message), mails: mails.length };
}
