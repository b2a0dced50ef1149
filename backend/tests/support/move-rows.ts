import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const folder = join(resolve(import.meta.dirname, '../../..'), 'scripts/move');
const load = (file: string) => import(pathToFileURL(join(folder, file)).href);

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return await work(client).finally(() => client.end());
}

/** Copies the rows of an SQLite file into a PostgreSQL database as `npm run move-to-postgres` does. @returns rows of each table */
export async function moveRows({
  file,
  databaseUrl,
}: {
  file: string;
  databaseUrl: string;
}): Promise<Record<string, number>> {
  const { moveRows: move } = await load('rows.mjs');
  return await withClient(databaseUrl, (client) => move({ file, client }));
}

/** Takes away what was made in a database, as that command does after a fault. */
export async function removeTables(databaseUrl: string): Promise<void> {
  const { removeTables: remove } = await load('remove-tables.mjs');
  await withClient(databaseUrl, remove);
}
