import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { clockSettings } from './clock';
import { appDirectory, compiledDirectory } from './directories';
import { createEnvironment } from './environment';

/** What a first start leaves behind; every test file begins with a copy of it. */
export interface Template {
  /** With the files of the first start, the SQLite database among them. */
  directory: string;
  /** Name of the database on the PostgreSQL server; null on SQLite. */
  database: string | null;
  /** Its environment: secrets must stay those that the rows were written with. */
  environment: Record<string, string>;
  /** Names of the packages that its process had loaded. */
  packages: string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

const DATABASE = 'test_template';

async function createDatabase(serverUrl: string): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${DATABASE}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

/** Starts the backend once on an empty database, which takes most of the time of a start, and keeps what it made. */
export async function setup(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-template-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const { postgresUrl, clockShiftMs } = project.getProvidedContext();
  const environment = createEnvironment({ directory });
  try {
    const database = postgresUrl ? { DATABASE_URL: await createDatabase(postgresUrl) } : {};
    const program = join(import.meta.dirname, 'template-process.mjs');
    // Not waited for in one breath: this process also reads what the PostgreSQL server has to say.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, appDirectory, compiledDirectory],
      {
        cwd: appDirectory,
        env: { ...process.env, ...environment, ...database, ...clockSettings(clockShiftMs) },
      },
    );
    const packages = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    project.provide('template', {
      directory,
      database: postgresUrl ? DATABASE : null,
      environment,
      packages,
    });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
