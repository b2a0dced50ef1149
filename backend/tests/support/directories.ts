import { resolve } from 'node:path';

export const appDirectory = resolve(import.meta.dirname, '../..');

/** Directory of the tests' own compiled backend, so that a running one is never disturbed. */
export const compiledDirectory = resolve(appDirectory, '.tmp/compiled-for-tests');
