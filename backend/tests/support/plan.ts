import { type Database, isPostgres } from '../../src/platform/database';

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
