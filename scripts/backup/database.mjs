import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { runProcess } from '../lib/processes.mjs';
import { logDir, requireFromBackend } from '../lib/project.mjs';

const CONNECT_MS = 30_000;

/** Names of the copies inside a backup. */
export const COPIES = { sqlite: 'clinic.db', postgres: 'clinic.dump' };

/**
 * @typedef {{ kind: 'sqlite' | 'postgres', path: string, rows: Record<string, number> }} Copy
 * @typedef {Pick<import('./places.mjs').Places, 'databaseUrl' | 'databaseFile'>} DatabasePlace
 *
 * @typedef {object} Database
 * @property {(sql: string) => Promise<any[]>} all gives the rows
 * @property {(sql: string) => Promise<number>} run gives how many rows it changed
 * @property {() => Promise<void>} close
 */

/** @param {DatabasePlace} place @returns {Promise<Database>} @throws {Fault} when it cannot be reached */
export async function openDatabase({ databaseUrl, databaseFile }) {
  if (databaseUrl) {
    const client = await connectPostgres(databaseUrl);
    return {
      all: async (sql) => (await client.query(sql)).rows,
      run: async (sql) => (await client.query(sql)).rowCount ?? 0,
      close: () => client.end(),
    };
  }
  const database = openSqlite(databaseFile);
  return {
    all: async (sql) => database.prepare(sql).all(),
    run: async (sql) => database.prepare(sql).run().changes,
    close: async () => void database.close(),
  };
}

/**
 * Works with the database of a clinic, and parts from it. @template Result
 *
 * @param {DatabasePlace} place @param {(database: Database) => Promise<Result>} work @throws {Fault} when it cannot be reached
 */
export async function withDatabase(place, work) {
  const database = await openDatabase(place);
  return await work(database).finally(database.close);
}

/**
 * Copies the database as it is at one moment, while the backend goes on writing.
 *
 * @param {DatabasePlace} place @param {string} folder @returns {Promise<Copy>} @throws {Fault}
 */
export async function copyDatabase({ databaseUrl, databaseFile }, folder) {
  if (databaseUrl) return await dumpPostgres({ databaseUrl, path: join(folder, COPIES.postgres) });
  return copySqlite({ databaseFile, path: join(folder, COPIES.sqlite) });
}

/** @param {{ databaseFile: string, path: string }} options @returns {Promise<Copy>} */
async function copySqlite({ databaseFile, path }) {
  const database = openSqlite(databaseFile);
  try {
    // Copies in a read transaction, while others keep writing.
    database.prepare('VACUUM INTO ?').run(path);
  } finally {
    database.close();
  }
  return { kind: 'sqlite', path, rows: await countRows({ databaseUrl: null, databaseFile: path }) };
}

/** @param {string} file @throws {Fault} when there is none */
function openSqlite(file) {
  const Database = requireFromBackend('better-sqlite3');
  try {
    return new Database(file, { fileMustExist: true, timeout: 30_000 });
  } catch {
    throw new Fault(`The database file ${file} cannot be opened.`);
  }
}

/**
 * Tells whether another process works with an SQLite database, such as a site that was started with another port.
 *
 * @param {string} databaseFile
 */
export function isOpenElsewhere(databaseFile) {
  try {
    const database = new (requireFromBackend('better-sqlite3'))(databaseFile, {
      fileMustExist: true,
      timeout: 0,
    });
    try {
      // With a write-ahead log this fails also if another process is only reading.
      database.pragma('locking_mode = EXCLUSIVE');
      database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    } finally {
      database.close();
    }
    return false;
  } catch (error) {
    // The packages or the file may not be there yet.
    return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
  }
}

/** @param {string} databaseUrl */
async function connectPostgres(databaseUrl) {
  const { Client } = requireFromBackend('pg');
  const client = new Client({
    connectionString: databaseUrl,
    // A machine that is away says nothing for minutes; a firewall forgets a connection that rests while pg_dump works.
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // A server that goes away between two questions must not end this process with a copy of the clinic left: the next one fails.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new Fault(`The database of DATABASE_URL cannot be reached (${code}).`);
  }
  return client;
}

/**
 * Works with a PostgreSQL database, and parts from it. @template Result
 *
 * @param {string} databaseUrl @param {(client: any) => Promise<Result>} work
 */
export async function withPostgres(databaseUrl, work) {
  const client = await connectPostgres(databaseUrl);
  return await work(client).finally(() => client.end());
}

const SQLITE_TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
const POSTGRES_TABLES =
  "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename";

/** @param {Database['all']} all @param {string} tables the question for their names */
async function countEach(all, tables) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of await all(tables)) {
    const [row] = await all(`SELECT count(*) AS n FROM "${name}"`);
    counts[name] = Number(row.n);
  }
  return counts;
}

/** Rows of each table. @param {DatabasePlace} place */
export const countRows = (place) =>
  withDatabase(place, ({ all }) => countEach(all, place.databaseUrl ? POSTGRES_TABLES : SQLITE_TABLES));

/** Settings by which a clinic reaches others; an older version may lack some, and those its upgrade adds are off. */
const LOUD = [
  { table: 'webhooks', column: 'is_on', quiet: 'false' },
  { table: 'booking_settings', column: 'phone_proof', quiet: "'never'" },
];

/**
 * Has a copy reach nobody: webhooks are off, and bookings need no code, as it sends none by which a phone could be proved.
 *
 * @param {DatabasePlace} place
 */
export async function keepQuiet(place) {
  const columnsOf = (/** @type {string} */ table) =>
    place.databaseUrl
      ? `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`
      : `SELECT name FROM pragma_table_info('${table}')`;
  await withDatabase(place, async ({ all, run }) => {
    for (const { table, column, quiet } of LOUD)
      if ((await all(columnsOf(table))).some(({ name }) => name === column))
        await run(`UPDATE ${table} SET ${column} = ${quiet}`);
  });
}

/** Rows of each table of a PostgreSQL database, within the transaction of the client. @param {any} client */
export const countPostgres = (client) =>
  countEach(async (sql) => (await client.query(sql)).rows, POSTGRES_TABLES);

/** @param {{ databaseUrl: string, path: string }} options @returns {Promise<Copy>} */
async function dumpPostgres({ databaseUrl, path }) {
  return await withPostgres(databaseUrl, async (client) => {
    await requireTool({ tool: 'pg_dump', client });
    // One snapshot for counting and copying, whatever is written meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: exported } = await client.query('SELECT pg_export_snapshot() AS id');
    await runTool({
      tool: 'pg_dump',
      databaseUrl,
      args: ['--format=custom', `--snapshot=${exported[0].id}`, `--file=${path}`],
    });
    return { kind: 'postgres', path, rows: await countPostgres(client) };
  });
}

/**
 * Fills an empty PostgreSQL database from a copy, whole or not at all.
 *
 * @param {{ databaseUrl: string, path: string }} options
 * @throws {Fault} also when something is in it
 */
export async function restorePostgres({ databaseUrl, path }) {
  await withPostgres(databaseUrl, async (client) => {
    await requireTool({ tool: 'pg_restore', client });
    if (Object.keys(await countPostgres(client)).length > 0)
      throw new Fault(
        'The database of DATABASE_URL is not empty. Make an empty one, and name it in DATABASE_URL.',
      );
    await runTool({
      tool: 'pg_restore',
      databaseUrl,
      args: ['--exit-on-error', '--single-transaction', `--dbname=${nameOf(databaseUrl)}`, path],
    });
  });
}

const nameOf = (/** @type {string} */ databaseUrl) =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/** Parts of an address about TLS, which the tools read from variables of these names, as node-postgres does from the address. */
const OF_TLS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * The environment by which PostgreSQL's own tools reach a database: arguments can be read by every user of the machine.
 *
 * @param {string} databaseUrl
 */
export function environmentOf(databaseUrl) {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  // A folder is that of a socket; so does node-postgres read it.
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  const tls = OF_TLS.map((name) => [`PG${name.toUpperCase()}`, searchParams.get(name) ?? '']);
  return {
    ...Object.fromEntries(tls.filter(([, value]) => value !== '')),
    PGHOST: host.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameOf(databaseUrl),
  };
}

/** @param {{ tool: string, databaseUrl: string, args: string[] }} options */
async function runTool({ tool, databaseUrl, args }) {
  await runProcess({
    command: tool,
    args: ['--no-owner', '--no-privileges', ...args],
    env: environmentOf(databaseUrl),
    logFile: join(logDir, `${tool}.log`),
  });
}

/** PostgreSQL's own tools copy servers of their version and of older ones. @param {{ tool: string, client: any }} options */
async function requireTool({ tool, client }) {
  const { rows } = await client.query('SHOW server_version_num');
  const server = Math.floor(Number(rows[0].server_version_num) / 10_000);
  const { stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  const version = Number(/(\d+)(?:\.\d+)?/.exec(stdout ?? '')?.[1] ?? 0);
  if (version >= server) return;
  const has = version === 0 ? `${tool} is not there` : `${tool} is of version ${version}`;
  throw new Fault(`${has}, and the server is PostgreSQL ${server}. Install postgresql-client-${server}.`);
}
