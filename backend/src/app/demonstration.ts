import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { editorialNouns, uidOf } from '../content/editorial/types';
import { readEnvironment } from '../platform/environment/environment';

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const noun of editorialNouns) {
    if ((await strapi.db.query(uidOf(noun)).count()) > 0) return false;
  }
  return true;
}

/** Fills an empty database with the demonstration content when SEED=demo asks for it. */
export async function loadDemonstration(strapi: Core.Strapi): Promise<void> {
  if (readEnvironment().SEED !== 'demo' || !(await isEmpty(strapi))) return;
  strapi.log.info('Loading the demonstration content');
  const started = Date.now();
  const [{ loadContent }, { readDemonstration }] = await Promise.all([
    import('../../seed/load/load'),
    import('../../seed/load/content'),
  ]);
  // The compiler copies no texts and pictures into the build: they are read where they lie.
  const directory = join(strapi.dirs.app.root, 'seed');
  const groups = readDemonstration(directory);
  await loadContent({ strapi, groups, picturesDirectory: join(directory, 'pictures') });
  strapi.log.info(`The demonstration content is loaded (${Math.round((Date.now() - started) / 100) / 10} s)`);
}
