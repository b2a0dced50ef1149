import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { servicesOf } from './services';

export type Database = Knex;
export type Transaction = Knex.Transaction;
export type Query = Knex.QueryBuilder;

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 24;
/** A trigger of ours refuses what an index cannot express; PostgreSQL's raises 23505 itself. */
const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_TRIGGER', '23505']);
/** Another writer was in the way: locked file, deadlock, serialisation failure. Trying again is right. */
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40P01', '40001']);

/** The server is not there, is starting or stopping, takes no more connections, or nothing can be written: a full disk, a stand-by. */
const UNAVAILABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-35]|25P03|25006|55P03|SQLITE_(?:FULL|CANTOPEN|IOERR|READONLY)\w*)$/;
/** Errors of the driver and the pool that have no code. */
const UNAVAILABLE_IN_WORDS = /^(?:Connection terminated|Knex: Timeout acquiring a connection)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** True when the database cannot be used at the moment, so that the same call may be answered a little later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && (UNAVAILABLE.test(codeOf(error)) || UNAVAILABLE_IN_WORDS.test(error.message))
  );
}

/** Rows of one insert; SQLite takes 500 at most. */
const MOST_ROWS = 200;

export function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS);
}

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.has(codeOf(error));
}

/** Handles a rejection: gives `instead` where another writer has taken what is unique, and throws anything else on. */
export function ifTaken<Value>(instead: () => Value | Promise<Value>) {
  return async (error: unknown): Promise<Value> => {
    if (isUniqueViolation(error)) return await instead();
    throw error;
  };
}

/** A document id of the form Strapi uses: 24 lower-case letters and digits. */
export function newDocumentId(): string {
  let id = '';
  for (let index = 0; index < ID_LENGTH; index += 1) {
    id += ID_LETTERS[randomInt(index === 0 ? 26 : ID_LETTERS.length)];
  }
  return id;
}

/** Columns that every row has, of one that is made now. */
export function newRow(at: Date) {
  return { document_id: newDocumentId(), created_at: at, updated_at: at };
}

/** Maximum tries of a transaction that conflicts with another writer. */
const MAX_TRIES = 5;

/**
 * Runs `work`, which must do nothing but write to the database, in one transaction, and again when another writer was in the way.
 * Within a transaction it is a part of that one, which alone can run again. Everything that takes or frees times goes through here,
 * so that free times which are remembered are forgotten before the answer.
 */
export async function inTransaction<Value>(
  strapi: Core.Strapi,
  work: (trx: Transaction) => Promise<Value>,
): Promise<Value> {
  const isPart = strapi.db.inTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await strapi.db.transaction(({ trx }: { trx: Transaction }) => work(trx));
    } catch (error) {
      if (isPart || !BUSY.has(codeOf(error)) || attempt >= MAX_TRIES) throw error;
    } finally {
      servicesOf(strapi).transactions.ended += 1;
    }
  }
}

/** Runs a transaction that takes one of several things, and again when another writer took the same. */
export async function choosingInTransaction<Value>(
  strapi: Core.Strapi,
  work: (trx: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(strapi, work);
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= MAX_TRIES) throw error;
    }
  }
}

/** Reads the rows of a query, of each what its schema names. */
export async function readRows<Row extends z.ZodObject>(row: Row, query: Query): Promise<z.output<Row>[]> {
  return z.array(row).parse(await query.select(Object.keys(row.shape)));
}

/** Reads the first of them; null where there is none. */
export async function readRow<Row extends z.ZodObject>(
  row: Row,
  query: Query,
): Promise<z.output<Row> | null> {
  const [first] = await readRows(row, query.limit(1));
  return first ?? null;
}

export async function countRows(query: Query): Promise<number> {
  const [row] = await query.count({ total: '*' });
  return Number(row?.total ?? 0);
}

/** Counts the rows of a query by the value of a column. */
export async function countBy(query: Query, column: string): Promise<Map<string, number>> {
  const rows: { value: string; total: number | string }[] = await query
    .groupBy(column)
    .select({ value: column })
    .count({ total: '*' });
  return new Map(rows.map(({ value, total }) => [value, Number(total)]));
}

/** Reads a page of a query, and counts all of its rows. */
export async function readPage(
  query: Query,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ found: unknown[]; total: number }> {
  const total = await countRows(query.clone().clearSelect().clearOrder());
  return { found: await query.limit(pageSize).offset((page - 1) * pageSize), total };
}

export function isPostgres(db: Database): boolean {
  return db.client.dialect === 'postgresql';
}
