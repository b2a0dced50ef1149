import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const scripts = join(resolve(import.meta.dirname, '../../..'), 'scripts');
const load = (path: string) => import(pathToFileURL(join(scripts, path)).href);

/** Counts of a run for each kind of files, see scripts/move/files.mjs. */
export type Moved = Record<'pictures' | 'cards', Record<string, number>>;

type Options = { to: 's3' | 'disk'; isDryRun?: boolean; removeSource?: boolean };

/** Copies pictures and cards as `npm run move-files` does, between the places that these settings name. */
export async function moveFiles({
  settings,
  ...options
}: Options & { settings: Record<string, string> }): Promise<Moved> {
  const [{ moveFiles: move }, { placesOf }] = await Promise.all([
    load('move/files.mjs'),
    load('backup/places.mjs'),
  ]);
  return await move({ ...options, places: placesOf(settings) });
}

/** Examines the files like `npm run doctor`. */
export async function examineFiles(
  settings: Record<string, string>,
): Promise<{ mark: string; text: string }> {
  const { checkFiles } = await load('doctor/files.mjs');
  return await checkFiles({ backend: settings });
}
