import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** Copies the rows of an SQLite file into a PostgreSQL database as `npm run move-to-postgres` does. @returns rows of each table */
export async function moveRows({
  file,
  databaseUrl,
}: {
  file: string;
  databaseUrl: string;
}): Promise<Record<string, number>> {
  const script = join(resolve(import.meta.dirname, '../../..'), 'scripts/move/rows.mjs');
  const { moveRows: move } = await import(pathToFileURL(script).href);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await move({ file, client });
  } finally {
    await client.end();
  }
}
