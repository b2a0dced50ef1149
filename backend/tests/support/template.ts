import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { TestClinic } from './clinic-content';
import { clockSettings } from './clock';
import { appDirectory, compiledDirectory } from './directories';
import { createEnvironment, directoriesIn } from './environment';
import { addressOf, runOnServer } from './server';

/** Database and files that a backend under test starts with a copy of. */
interface Template {
  /** Directory with the files of the first start, the SQLite database among them. */
  directory: string;
  /** Name of the database on the PostgreSQL server; null on SQLite. */
  database: string | null;
  /** Environment: secrets must stay those that the rows were written with. */
  environment: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: {
      /** The folder of all that the backends of a run keep; it is removed with the run. */
      root: string;
      bare: Template;
      /** The same with the small clinic in it, of these documents. */
      clinic: Template & { documents: TestClinic };
      /** Names of the packages that a backend had loaded of which nothing more was asked. */
      packages: string[];
    };
  }
}

/** Starts the backend once on an empty database, which takes most of the time of a start, and keeps what it made. */
export async function setup(project: TestProject): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'clinic-template-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  const { postgresUrl, clockShiftMs } = project.getProvidedContext();
  const secrets = createEnvironment('');
  const describe = (name: string): Template => {
    const directory = join(root, name);
    const database = postgresUrl ? `test_${name}` : null;
    const url: Record<string, string> = database ? { DATABASE_URL: addressOf(postgresUrl, database) } : {};
    return { directory, database, environment: { ...secrets, ...directoriesIn(directory), ...url } };
  };
  const [bare, clinic] = [describe('bare'), describe('clinic')];
  try {
    if (bare.database) await runOnServer(postgresUrl, `CREATE DATABASE ${bare.database}`);
    // Not waited for in one breath: this process also reads what the PostgreSQL server has to say.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(import.meta.dirname, 'template-process.mjs'),
        JSON.stringify({ appDirectory, compiledDirectory, serverUrl: postgresUrl, bare, clinic }),
      ],
      { cwd: appDirectory, env: { ...process.env, ...bare.environment, ...clockSettings(clockShiftMs) } },
    );
    const { packages, documents } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    project.provide('templates', { root, bare, clinic: { ...clinic, documents }, packages });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
