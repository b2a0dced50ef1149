import { type Database, isPostgres } from './database';

/** A statement of fixed text, its rows given as one list, so that the database plans it once per connection. */
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
