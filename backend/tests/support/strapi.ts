import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as strapiPackage from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { afterAll, inject } from 'vitest';
import { appDirectory, compiledDirectory } from './directories';
import { createEnvironment, directoriesIn } from './environment';
import { keepProcessListeners } from './process-listeners';
import { addressOf, runOnServer } from './server';

// Strapi's ES modules import directories, which Node refuses; its CommonJS build is the one that runs.
const require = createRequire(import.meta.url);
const { createStrapi }: typeof strapiPackage = require('@strapi/strapi');
const {
  readEnvironmentAgain,
}: {
  readEnvironmentAgain: (distDir: string) => void;
} = require('../../../scripts/test/read-environment-again.cjs');

/** A running backend with a database of its own. */
export interface TestBackend {
  /** Base address, without /api. */
  url: string;
  strapi: Core.Strapi;
  /** What the website sends: its reading key and its booking key. */
  websiteHeaders: { Authorization: string; 'X-Website-Key': string };
  /** The environment it was started with. */
  environment: Record<string, string>;
  /** Stops it and starts it again on the same data, as a restart of the process does. */
  restart: () => Promise<void>;
  /** Stops it and leaves its data, for another process to go on with. */
  halt: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** @param template a database to begin with a copy of; null for an empty one */
async function createDatabase(
  template: string | null,
): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  await runOnServer(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const drop = () => runOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: addressOf(server, name), drop };
}

/**
 * An empty database on the server of the tests, and the environment of its backends in this process's, for tests that
 * start processes of their own.
 */
export async function createEmptyDatabase(env: Record<string, string> = {}): Promise<{
  rowsOf: (sql: string) => Promise<unknown[]>;
  remove: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-backend-'));
  const { url, drop } = await createDatabase(null);
  Object.assign(process.env, createEnvironment({ directory }), { DATABASE_URL: url }, env);
  return {
    rowsOf: (sql) => runOnServer(url, sql),
    remove: async () => {
      await drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function boot(): Promise<{ strapi: Core.Strapi; url: string }> {
  const instance = createStrapi({ appDir: appDirectory, distDir: compiledDirectory, serveAdminPanel: false });
  await instance.load();
  await instance.server.mount();
  await new Promise<void>((resolve) => instance.server.httpServer.listen(0, '127.0.0.1', resolve));
  const { port } = instance.server.httpServer.address() as AddressInfo;
  return { strapi: instance, url: `http://127.0.0.1:${port}` };
}

/** Puts a database in place before the start: a file, or rows in an empty one. */
type Prepare = (where: { dataDirectory: string; databaseUrl: string | null }) => Promise<void>;

/** What a test may say of the backend it starts. */
export interface StartOptions {
  env?: Record<string, string>;
  /** What it begins with: what a first start leaves behind, that with the small clinic in it, or an empty database. */
  from?: 'bare' | 'clinic' | 'nothing';
  /** Fills that database first. */
  prepare?: Prepare;
}

/**
 * Starts a real Strapi in this process, SQLite or PostgreSQL by the project it runs in, on a copy of what a first start
 * leaves behind: no content, the accounts and keys of the environment.
 * Once per test file, which stops it at its end: Strapi and its environment are global to a process.
 */
export async function startStrapi({
  env = {},
  from = 'bare',
  prepare = async () => {},
}: StartOptions = {}): Promise<TestBackend> {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-backend-'));
  const isPostgres = Boolean(inject('postgresUrl'));
  const template = from === 'nothing' ? null : inject('templates')[from];
  if (template) cpSync(template.directory, directory, { recursive: true });
  const database = isPostgres ? await createDatabase(template?.database ?? null) : null;
  const { DATA_DIR, PUBLIC_DIR } = directoriesIn(directory);
  const environment: Record<string, string> = {
    ...(template?.environment ?? createEnvironment({ directory })),
    DATA_DIR,
    PUBLIC_DIR,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...env,
  };
  Object.assign(process.env, environment);
  await prepare({ dataDirectory: DATA_DIR, databaseUrl: database?.url ?? null });
  readEnvironmentAgain(compiledDirectory);
  let isRunning = true;
  const backend: TestBackend = {
    ...(await boot()),
    environment,
    websiteHeaders: {
      Authorization: `Bearer ${environment.WEBSITE_TOKEN}`,
      'X-Website-Key': environment.WEBSITE_KEY ?? '',
    },
    restart: async () => {
      await keepProcessListeners(() => backend.strapi.destroy());
      Object.assign(backend, await boot());
    },
    halt: async () => {
      isRunning = false;
      await keepProcessListeners(() => backend.strapi.destroy());
    },
    stop: async () => {
      if (isRunning) await backend.halt();
      await database?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  afterAll(backend.stop);
  return backend;
}
