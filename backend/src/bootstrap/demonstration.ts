import type { Core } from '@strapi/strapi';
import type { SeedEntry } from '../../seed/entry';
import { editorialNouns, uidOf } from '../editorial/types';
import { readEnvironment } from '../env/environment';

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const noun of editorialNouns) {
    if ((await strapi.db.query(uidOf(noun)).count()) > 0) return false;
  }
  return true;
}

/** A picture that is not drawn yet must not keep the words away. */
function withoutMissing({ entry, known }: { entry: SeedEntry; known: readonly string[] }): SeedEntry {
  const pictures = Object.entries(entry.pictures ?? {}).filter(([, names]) =>
    [names].flat().every((name) => known.includes(name)),
  );
  return { ...entry, pictures: Object.fromEntries(pictures) };
}

/** Fills an empty database with the demonstration content when SEED=demo asks for it. */
export async function loadDemonstration(strapi: Core.Strapi): Promise<void> {
  if (readEnvironment().SEED !== 'demo' || !(await isEmpty(strapi))) return;
  strapi.log.info('Loading the demonstration content');
  const started = Date.now();
  const [{ loadContent }, { demonstration }, { drawPicture, pictureNames }] = await Promise.all([
    import('../../seed/load/load'),
    import('../../seed/load/content'),
    import('../../seed/pictures'),
  ]);
  const groups = demonstration.map(({ noun, entries }) => ({
    noun,
    entries: entries.map((entry) => withoutMissing({ entry, known: pictureNames })),
  }));
  await loadContent({ strapi, groups, drawPicture });
  strapi.log.info(`The demonstration content is loaded (${Math.round((Date.now() - started) / 100) / 10} s)`);
}
