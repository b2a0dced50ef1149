import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../lib/fault.mjs';
import { requireFromBackend } from '../lib/project.mjs';

/** Tables that each database keeps for itself, and counts of failed sign-ins, which end within the hour. */
const OWN_TABLES =
  /^(?:strapi_migrations|strapi_migrations_internal|strapi_database_schema|clinic_migrations|sign_in_limits)$/;
const BATCH = 500;

const quoted = (/** @type {string} */ name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @typedef {{ query: (sql: string, values?: unknown[]) => Promise<{ rows: any[] }> }} Client of node-postgres
 * @typedef {{ name: string, type: string }} Column
 * @typedef {{ name: string, columns: Column[], key: string[] }} Table `key`: the columns that tell its rows apart
 */

/**
 * Copies every row of an SQLite database into the PostgreSQL database of a backend of the same version, whose tables are
 * there, in one transaction; what the first start wrote into them is replaced. Then each row is compared with what it was.
 *
 * @param {{ file: string, client: Client }} options `client`: connected as the tables' owner
 * @returns {Promise<Record<string, number>>} rows of each table
 * @throws {Fault} with nothing changed, when one row is not there or not the same
 */
export async function moveRows({ file, client }) {
  const Database = requireFromBackend('better-sqlite3');
  const source = new Database(file, { readonly: true, fileMustExist: true });
  /** @type {Record<string, number>} */
  const moved = {};
  await client.query('BEGIN');
  try {
    // Instants are written without a zone, as the backend's processes write them: in UTC.
    await client.query("SET LOCAL TIME ZONE 'UTC'");
    const tables = await listTables({ source, client });
    const enableConstraints = await disableConstraints({ client, tables });
    await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    for (const table of tables) {
      const count = await copyTable({ source, client, table });
      await compareTable({ source, client, table, count });
      moved[table.name] = count;
    }
    await enableConstraints();
    await setSequences({ client, tables });
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    source.close();
  }
}

/**
 * Tables of the source with the columns that both have.
 *
 * @param {{ source: any, client: Client }} options
 * @returns {Promise<Table[]>}
 */
async function listTables({ source, client }) {
  const { rows } = await client.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated = 'NEVER'`,
  );
  const known = Map.groupBy(rows, ({ table_name }) => String(table_name));
  const keys = await readKeys(client);
  const names = source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all();
  return names
    .filter((/** @type {string} */ name) => !OWN_TABLES.test(name))
    .flatMap((/** @type {string} */ name) => {
      const there = known.get(name);
      // Hidden columns are worked out from the others.
      const own = source.prepare(`SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0`).pluck().all(name);
      const isUsed = (/** @type {string} */ what) =>
        source.prepare(`SELECT 1 FROM ${quoted(name)} WHERE ${what} LIMIT 1`).get() !== undefined;
      if (!there && isUsed('true'))
        throw new Fault(`PostgreSQL has no table ${name}. Is it of the same version?`);
      if (!there) return [];
      const types = new Map(there.map(({ column_name, data_type }) => [column_name, data_type]));
      const lost = own.find(
        (/** @type {string} */ column) => !types.has(column) && isUsed(`${quoted(column)} IS NOT NULL`),
      );
      if (lost) throw new Fault(`PostgreSQL has no column ${name}.${lost}. Is it of the same version?`);
      const columns = own
        .filter((/** @type {string} */ column) => types.has(column))
        .map((/** @type {string} */ column) => ({ name: column, type: types.get(column) }));
      const key = keys.get(name);
      if (!key) throw new Fault(`The table ${name} has no primary key by which its rows could be compared.`);
      return [{ name, key, columns }];
    });
}

/** The columns of each table's primary key: most have `id`, what websites ask for (`content_changes`) its noun. @param {Client} client */
async function readKeys(client) {
  const { rows } = await client.query(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
     WHERE indisprimary AND relnamespace = 'public'::regnamespace GROUP BY relname`,
  );
  return new Map(rows.map(({ name, columns }) => [String(name), /** @type {string[]} */ (columns)]));
}

/**
 * Takes foreign keys and triggers off while rows come in any order: counts and history come as they are.
 *
 * @param {{ client: Client, tables: Table[] }} options
 * @returns {Promise<() => Promise<void>>} puts them back; foreign keys are checked then
 */
async function disableConstraints({ client, tables }) {
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass AS holder, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { holder, name } of keys)
    await client.query(`ALTER TABLE ${holder} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  return async () => {
    for (const { holder, name, definition } of keys)
      await client.query(`ALTER TABLE ${holder} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  };
}

/** A value of SQLite as PostgreSQL reads it from JSON. @param {{ value: unknown, type: string }} options */
function convert({ value, type }) {
  if (value === null) return null;
  if (type === 'boolean') return Boolean(value);
  // SQLite keeps instants as epoch milliseconds.
  if (type.startsWith('timestamp') && typeof value === 'number') return new Date(value).toISOString();
  if (type === 'date' && typeof value === 'number') return new Date(value).toISOString().slice(0, 10);
  if ((type === 'json' || type === 'jsonb') && typeof value === 'string') return JSON.parse(value);
  if (typeof value === 'bigint') return String(value);
  return value;
}

/** Rows of a table in batches, as SQLite gives them. @param {{ source: any, table: Table }} options @returns {Generator<Record<string, any>[]>} */
function* batchesOf({ source, table }) {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  let batch = [];
  for (const row of source.prepare(`SELECT ${names} FROM ${quoted(table.name)}`).iterate()) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** @param {{ source: any, client: Client, table: Table }} options @returns {Promise<number>} */
async function copyTable({ source, client, table }) {
  const { name, columns } = table;
  const names = columns.map((column) => quoted(column.name)).join(', ');
  for (const batch of batchesOf({ source, table })) {
    const rows = batch.map((row) =>
      Object.fromEntries(
        columns.map((column) => [column.name, convert({ value: row[column.name], type: column.type })]),
      ),
    );
    await client.query(
      `INSERT INTO ${quoted(name)} (${names})
       SELECT ${names} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  return source
    .prepare(`SELECT count(*) FROM ${quoted(name)}`)
    .pluck()
    .get();
}

/**
 * Reads every row once more on both sides and compares value by value, as the one wrote and the other gives it.
 *
 * @param {{ source: any, client: Client, table: Table, count: number }} options
 * @throws {Fault}
 */
async function compareTable({ source, client, table, count }) {
  const name = quoted(table.name);
  const { rows: counted } = await client.query(`SELECT count(*) AS n FROM ${name}`);
  if (Number(counted[0].n) !== count)
    throw new Fault(`${table.name}: ${count} rows before, ${counted[0].n} after. Nothing was changed.`);
  const isKey = table.key.map((column) => `t.${quoted(column)} = wanted.${quoted(column)}`).join(' AND ');
  const keyOf = (/** @type {Record<string, unknown>} */ row) =>
    JSON.stringify(table.key.map((column) => String(row[column])));
  for (const batch of batchesOf({ source, table })) {
    const wanted = batch.map((row) => Object.fromEntries(table.key.map((column) => [column, row[column]])));
    const { rows } = await client.query(
      `SELECT to_jsonb(t) AS row FROM ${name} t JOIN json_populate_recordset(NULL::${name}, $1) wanted ON ${isKey}`,
      [JSON.stringify(wanted)],
    );
    const found = new Map(rows.map(({ row }) => [keyOf(row), row]));
    for (const row of batch) {
      const there = found.get(keyOf(row));
      const column = table.columns.find(
        (each) => !isSame({ value: row[each.name], type: each.type, found: there?.[each.name] }),
      );
      if (column)
        throw new Fault(
          `${table.name}.${column.name} of row ${keyOf(row)} is not what it was. Nothing was changed.`,
        );
    }
  }
}

/** @param {{ value: unknown, type: string, found: unknown }} options `value` of SQLite, `found` in PostgreSQL's JSON */
function isSame({ value, type, found }) {
  if (value === null || found === null || found === undefined) return value === found;
  if (type === 'boolean') return found === Boolean(value);
  if (type === 'json' || type === 'jsonb') return isDeepStrictEqual(found, JSON.parse(String(value)));
  if (type.startsWith('timestamp')) {
    const instant = typeof value === 'number' ? value : Date.parse(String(value));
    return Date.parse(`${String(found).replace(/(?:Z|[+-]\d\d:\d\d)$/, '')}Z`) === instant;
  }
  if (type.startsWith('time')) return withoutThousandths(found) === withoutThousandths(value);
  if (typeof value === 'number' && type !== 'date' && !type.includes('char') && type !== 'text')
    return Number(found) === value;
  return String(found) === String(convert({ value, type }));
}

const withoutThousandths = (/** @type {unknown} */ time) => String(time).replace(/\.0+$/, '');

/** The next number of each table follows the highest that was copied. @param {{ client: Client, tables: Table[] }} options */
async function setSequences({ client, tables }) {
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id')) continue;
    const { rows } = await client.query("SELECT pg_get_serial_sequence($1, 'id') AS sequence", [
      quoted(name),
    ]);
    if (!rows[0].sequence) continue;
    await client.query(
      `SELECT setval($1, greatest((SELECT max(id) FROM ${quoted(name)}), 1), (SELECT max(id) FROM ${quoted(name)}) IS NOT NULL)`,
      [rows[0].sequence],
    );
  }
}
