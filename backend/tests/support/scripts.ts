import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of the root by its path there: the commands of `scripts` and the benches bring no types. */
export const loadScript = (path: string) =>
  import(pathToFileURL(resolve(import.meta.dirname, '../../..', path)).href);
