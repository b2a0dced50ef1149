import type { TestProject } from 'vitest/node';
import { loadScript } from './scripts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const SETTINGS = ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts one PostgreSQL server for the whole run and tells the test files where it is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { startPostgres } = await loadScript('bench/lib/postgres.mjs');
  const { url, stop } = await startPostgres(SETTINGS);
  project.provide('postgresUrl', `${url}/postgres`);
  return stop;
}
