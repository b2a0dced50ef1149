import pg from 'pg';

/** Address of a database on the PostgreSQL server of the tests. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement, on a connection of its own. */
export async function runOnServer<Row = unknown>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows as Row[];
}
