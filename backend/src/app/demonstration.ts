import { existsSync } from 'node:fs';
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

/** The appointments need the content; where a start ends between the two, the clinic stays without. */
async function loadDesk(strapi: Core.Strapi, directory: string): Promise<void> {
  const started = Date.now();
  const { readDesk } = await import('../../seed/load/desk');
  const { loadAppointments } = await import('./demonstration-desk/load');
  const { appointments, messages } = await loadAppointments(strapi, readDesk(directory), started);
  strapi.log.info(
    `The demonstration has ${appointments} appointments and ${messages} messages (${Math.round((Date.now() - started) / 100) / 10} s); ` +
      'npm run remove-demonstration takes them away',
  );
}

/** Finds the folder of a demonstration clinic: `seed`, or the folder in it with that name; throws when there is none. */
function clinicDirectory(strapi: Core.Strapi, clinic: string): string {
  const seed = join(strapi.dirs.app.root, 'seed');
  const directory = clinic === 'demo' ? seed : join(seed, clinic);
  if (existsSync(join(directory, 'content'))) return directory;
  throw new Error(`SEED=${clinic}, but there is no folder backend/seed/${clinic}/content`);
}

/** Fills an empty database with what SEED and DEMO_APPOINTMENTS ask for; later starts add nothing. */
export async function loadDemonstration(strapi: Core.Strapi): Promise<void> {
  const { SEED, DEMO_APPOINTMENTS } = readEnvironment();
  if (SEED === 'none' || !(await isEmpty(strapi))) return;
  strapi.log.info('Loading the demonstration content');
  const started = Date.now();
  const [{ loadContent }, { readDemonstration }] = await Promise.all([
    import('../../seed/load/load'),
    import('../../seed/load/content'),
  ]);
  // The compiler copies no texts and pictures into the build: they are read where they lie.
  const directory = clinicDirectory(strapi, SEED);
  await loadContent(strapi, readDemonstration(directory), join(directory, 'pictures'));
  strapi.log.info(`The demonstration content is loaded (${Math.round((Date.now() - started) / 100) / 10} s)`);
  if (DEMO_APPOINTMENTS === 'yes') await loadDesk(strapi, directory);
}
