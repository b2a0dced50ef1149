import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as strapiPackage from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { afterAll, inject } from 'vitest';
import type * as again from '../../../scripts/test/read-environment-again.cjs';
import type * as skipping from '../../../scripts/test/skip-comparisons.cjs';
import type * as losses from '../../src/platform/database-losses';
import { appDirectory, compiledDirectory } from './directories';
import { createEnvironment, directoriesIn } from './environment';
import { listenHere } from './listener';
import { keepProcessListeners } from './process-listeners';
import { addressOf, runOnServer } from './server';

// Strapi's ES modules import directories, which Node refuses; its CommonJS build is the one that runs.
const require = createRequire(import.meta.url);
const { createStrapi }: typeof strapiPackage = require('@strapi/strapi');
const { readEnvironmentAgain }: typeof again = require('../../../scripts/test/read-environment-again.cjs');
const { skipComparisons }: typeof skipping = require('../../../scripts/test/skip-comparisons.cjs');
const { noteDatabaseLosses }: typeof losses = require(
  join(compiledDirectory, 'src', 'platform', 'database-losses.js'),
);

/** A running backend with a database of its own. */
export interface TestBackend {
  /** Base address, without /api. */
  url: string;
  strapi: Core.Strapi;
  db: Core.Strapi['db']['connection'];
  /** Headers of the website: its reading key and its booking key. */
  websiteHeaders: { Authorization: string; 'X-Website-Key': string };
  environment: Record<string, string>;
  /** Stops it and starts it again on the same data, as a restart of the process does. */
  restart: () => Promise<void>;
  /** Stops it and leaves its data, for another process to go on with. */
  halt: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** Names a database on the server of the tests. */
function nameDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = inject('postgresUrl');
  const drop = () => runOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  /** Makes it anew, as a copy of another or empty. */
  const create = async (template: string | null) => {
    await drop();
    await runOnServer(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  };
  return { url: addressOf(server, name), create, drop };
}

/**
 * A database on the server of the tests, empty or as a first start leaves it, and the environment of its backends in this
 * process's, for tests that start processes of their own.
 */
export async function createDatabase(env: Record<string, string>, from: 'bare' | 'nothing' = 'nothing') {
  const directory = mkdtempSync(join(inject('templates').root, 'backend-'));
  const { url, create, drop } = nameDatabase();
  await create(from === 'bare' ? inject('templates').bare.database : null);
  Object.assign(process.env, createEnvironment(directory), { DATABASE_URL: url }, env);
  return {
    rowsOf: (sql: string) => runOnServer(url, sql),
    remove: async () => {
      await drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Strapi as the tests start and end it; its own types do not describe that. */
interface Startable extends Core.Strapi {
  app: Record<'bootstrap' | 'destroy', (given: { strapi: Core.Strapi }) => Promise<void>>;
  registerMap: Map<string, unknown>;
  serviceMap: Map<string, unknown>;
}

/** A Strapi that has loaded, and where it keeps its data. */
interface Running {
  strapi: Startable;
  url: string;
  directory: string;
  database: ReturnType<typeof nameDatabase> | null;
  /** Takes away what our own part of the start has hung on Strapi. */
  undo: (() => void)[];
  /** True when the next file can use it: it was started for all, and its last end was one. */
  isFree: boolean;
}

/**
 * Loading Strapi takes most of a start and is the same for all files, so those of a process follow one another in one: what
 * is ours ends with a file and begins with the next, on another database, by `bootstrap` and `destroy` of src/index.ts. All
 * that a backend keeps in memory is made there (src/app/services.ts).
 */
const shared: NodeJS.Process & { runningBackend?: Running } = process;

/** Settings that Strapi itself reads, or our part of it reads once: a test that sets one gets a Strapi of its own. */
const READ_ONCE = /^(METRICS_|OTEL_|PUBLIC_URL|S3_|CARDS_S3_|VALKEY_URL)/;

/** Notes how to undo what `work` hangs on a Strapi. */
async function noteUndo({ strapi, undo }: Running, work: () => Promise<void>): Promise<void> {
  // A job runs when a test runs it: at the turn of a minute, or after a leap of the clock, all would come in between.
  strapi.cron.stop();
  const locales = strapi.plugin('i18n').service('locales');
  const { delete: removeLocale } = locales;
  undo.push(() => {
    locales.delete = removeLocale;
  });
  const restore: (() => void)[] = [];
  function watch(target: object, name: string, undoCall: (first: unknown, result: unknown) => void) {
    const call = Reflect.get(target, name);
    restore.push(() => Reflect.set(target, name, call));
    Reflect.set(target, name, (...given: unknown[]) => {
      const result = Reflect.apply(call, target, given);
      undo.push(() => undoCall(given[0], result));
      return result;
    });
  }
  const callResult = (_: unknown, remove: unknown) => Reflect.apply(remove as () => void, undefined, []);
  watch(strapi.eventHub, 'on', callResult);
  watch(strapi.eventHub, 'subscribe', callResult);
  watch(strapi.documents, 'use', callResult);
  watch(strapi.cron, 'add', (jobs) => {
    for (const name of Object.keys(Object(jobs))) strapi.cron.remove(name);
  });
  watch(strapi, 'add', (name) => {
    for (const map of [strapi.registerMap, strapi.serviceMap]) map.delete(String(name));
  });
  await work().finally(() => {
    for (const one of restore) one();
  });
}

async function load(data: Pick<Running, 'directory' | 'database'>): Promise<Running> {
  const options = { appDir: appDirectory, distDir: compiledDirectory, serveAdminPanel: false };
  const strapi = createStrapi(options) as Startable;
  const running: Running = { strapi, url: '', ...data, undo: [], isFree: false };
  shared.runningBackend = running;
  await strapi.register();
  if (process.env.DATABASE_IS_MADE) skipComparisons(strapi);
  const { bootstrap } = strapi.app;
  strapi.app = { ...strapi.app, bootstrap: (given) => noteUndo(running, () => bootstrap(given)) };
  await strapi.bootstrap();
  await strapi.server.mount();
  running.url = `http://127.0.0.1:${await listenHere(strapi.server.httpServer)}`;
  return running;
}

/** Ends the Strapi of this process: there cannot be two. */
async function unload(): Promise<void> {
  const { runningBackend } = shared;
  if (!runningBackend) return;
  delete shared.runningBackend;
  await keepProcessListeners(() => runningBackend.strapi.destroy());
  await runningBackend.database?.drop();
  rmSync(runningBackend.directory, { recursive: true, force: true });
}

/** Ends what is ours, and closes the database. */
async function end({ strapi, undo }: Running): Promise<void> {
  await strapi.app.destroy({ strapi });
  for (const one of undo.splice(0).reverse()) one();
  await strapi.db.connection.destroy();
}

/** Opens the database, and begins what is ours. */
async function begin({ strapi, directory }: Running): Promise<void> {
  const db = strapi.db.connection;
  db.initialize();
  // To the errors of the database itself it listens already.
  noteDatabaseLosses({ client: db.client, on: () => {} } as never);
  process.env.TMPDIR = join(directory, 'data', 'tmp');
  Reflect.set(globalThis, 'strapi', strapi);
  await strapi.app.bootstrap({ strapi });
}

/** Puts a database in place before the start: a file, or rows in an empty one. */
type Prepare = (where: { dataDirectory: string; databaseUrl: string | null }) => Promise<void>;

export interface StartOptions {
  env?: Record<string, string>;
  /** Starting database: after a first start, the same with the small clinic, or empty. */
  from?: 'bare' | 'clinic' | 'nothing';
  /** Fills that database first. */
  prepare?: Prepare;
  /** Has a Strapi alone, from its first moment on. */
  isAlone?: boolean;
}

/**
 * Starts a real backend in this process, SQLite or PostgreSQL by the project it runs in, on a copy of what a first start
 * leaves behind: no content, the accounts and keys of the environment.
 * Once per test file, which ends it: Strapi and its environment are global to a process.
 */
export async function startStrapi(options: StartOptions = {}): Promise<TestBackend> {
  const { env = {}, from = 'bare', prepare } = options;
  const isAlone =
    options.isAlone || from === 'nothing' || prepare || Object.keys(env).some((name) => READ_ONCE.test(name));
  const template = from === 'nothing' ? null : inject('templates')[from];
  const known = !isAlone && shared.runningBackend?.isFree ? shared.runningBackend : undefined;
  if (known) known.isFree = false;
  else await unload();
  const directory = known?.directory ?? mkdtempSync(join(inject('templates').root, 'backend-'));
  const database = known ? known.database : inject('postgresUrl') ? nameDatabase() : null;
  if (template) {
    rmSync(directory, { recursive: true, force: true });
    cpSync(template.directory, directory, { recursive: true });
  }
  await database?.create(template?.database ?? null);
  const { DATA_DIR, PUBLIC_DIR } = directoriesIn(directory);
  const environment: Record<string, string> = {
    ...(template?.environment ?? createEnvironment(directory)),
    DATA_DIR,
    PUBLIC_DIR,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...env,
  };
  Object.assign(process.env, environment);
  // Made by the present code, which second backends run too.
  if (template && !prepare) process.env.DATABASE_IS_MADE = 'yes';
  await prepare?.({ dataDirectory: DATA_DIR, databaseUrl: database?.url ?? null });
  readEnvironmentAgain(compiledDirectory);
  if (known) await begin(known);
  const running = known ?? (await load({ directory, database }));
  let isRunning = true;
  const halt = async () => {
    if (isRunning) await end(running);
    isRunning = false;
  };
  const backend: TestBackend = {
    strapi: running.strapi,
    db: running.strapi.db.connection,
    url: running.url,
    environment,
    websiteHeaders: {
      Authorization: `Bearer ${environment.WEBSITE_TOKEN}`,
      'X-Website-Key': environment.WEBSITE_KEY ?? '',
    },
    restart: async () => {
      await halt();
      await begin(running);
      isRunning = true;
    },
    halt,
    stop: async () => {
      await halt();
      if (isAlone) await unload();
      else running.isFree = true;
    },
  };
  afterAll(backend.stop);
  return backend;
}
