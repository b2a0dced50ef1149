import { type Database, isPostgres } from '../../src/platform/database';

type Query = { sql: string; bindings: unknown[] };

/** Returns the statements that are sent while something is done. */
export async function queriesOf(db: Database, work: () => Promise<unknown>): Promise<Query[]> {
  const seen: Query[] = [];
  const note = (query: Query) => seen.push(query);
  db.on('query', note);
  await work();
  db.removeListener('query', note);
  return seen;
}

/** Returns the query plan of a statement; a small table is read by its indexes as if it were large. */
export async function planOf(db: Database, sql: string, values: readonly unknown[] = []): Promise<string> {
  const asked = sql.replace(/\$\d+/g, '?');
  return db.transaction(async (trx) => {
    if (!isPostgres(db))
      return JSON.stringify(await trx.raw(`EXPLAIN QUERY PLAN ${asked}`, values as string[]));
    await trx.raw('SET LOCAL enable_seqscan = off');
    const { rows } = await trx.raw(`EXPLAIN ${asked}`, values as string[]);
    return JSON.stringify(rows);
  });
}
