import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../..');
export const backendDirectory = resolve(root, 'backend');

/** Benchmarks have no dependencies of their own: they use what the backend has installed. */
export const requireFromBackend = createRequire(resolve(backendDirectory, 'package.json'));
