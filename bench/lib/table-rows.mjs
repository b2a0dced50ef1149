import { requireFromBackend } from './backend-packages.mjs';

/** @param {string} databaseUrl @returns {Promise<Record<string, number>>} rows of each table of a PostgreSQL database */
export async function countRows(databaseUrl) {
  const { Client } = requireFromBackend('pg');
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const tables = await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    const all = tables.rows.map(({ name }) => `SELECT '${name}' AS name, count(*) AS n FROM "${name}"`);
    const { rows } = await client.query(all.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
  } finally {
    await client.end();
  }
}
