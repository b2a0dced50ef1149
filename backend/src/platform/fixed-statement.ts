import { type Database, isPostgres } from './database';

/**
 * A statement whose text never changes, however many rows it is about: they come as one list. So nothing is put together
 * per call, and the database plans it once for each connection, on PostgreSQL under its name.
 */
export interface FixedStatement {
  name: string;
  postgres: string;
  sqlite: string;
}

/** @returns its rows, none for a statement that writes */
export async function runFixed(
  db: Database,
  statement: FixedStatement,
  bindings: readonly (string | readonly string[] | readonly number[])[],
): Promise<unknown[]> {
  const { name, postgres, sqlite } = statement;
  if (!isPostgres(db)) {
    const answer: unknown = await db.raw(sqlite, bindings);
    return Array.isArray(answer) ? answer : [];
  }
  const { rows }: { rows: unknown[] } = await db.raw(postgres, bindings).options({ name });
  return rows;
}
