import type { Core } from '@strapi/strapi';
import { type EditorialNoun, uidOf } from '../../src/content/editorial/types';
import type { SeedEntry } from '../entry';
import { assertLoaded } from './assert-loaded';
import type { SeedGroup } from './content';
import { createData, type Lookup } from './entry-data';
import { type StoredPicture, storePictures } from './pictures';
import { readShape, type Shape } from './schema';

async function loadEntry(
  strapi: Core.Strapi,
  { noun, entry, shape }: { noun: EditorialNoun; entry: SeedEntry; shape: Shape },
  lookup: Lookup,
) {
  const documents = strapi.documents(uidOf(noun));
  const dataOf = (locale: 'en' | 'ar') => createData({ entry, shape }, locale, lookup);
  const { documentId } = await documents.create({ data: dataOf('en'), locale: 'en' });
  if (shape.isLocalized) await documents.update({ documentId, data: dataOf('ar'), locale: 'ar' });
  if (shape.hasDrafts && documents.publish) await documents.publish({ documentId, locale: '*' });
  return documentId;
}

async function createFiles(strapi: Core.Strapi, pictures: Map<string, StoredPicture>) {
  const ids = new Map<string, number>();
  for (const [name, picture] of pictures) {
    const file = await strapi.db
      .query('plugin::upload.file')
      .create({ data: { ...picture, provider: 'local', folderPath: '/' } });
    ids.set(name, Number(file.id));
  }
  return ids;
}

function lookUp<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no "${key}" in the content`);
  return value;
}

/** Loads content and pictures into an empty database, all or nothing. @throws {Error} naming what could not be loaded */
export async function loadContent(
  strapi: Core.Strapi,
  groups: readonly SeedGroup[],
  picturesDirectory: string,
): Promise<void> {
  // Slow work first: while the transaction is open, SQLite answers nobody else.
  const all = groups.flatMap(({ entries }) => entries);
  const shown = all.flatMap(({ pictures = {} }) => Object.values(pictures).flat());
  const pictures = await storePictures(strapi, shown, picturesDirectory);
  await strapi.db.transaction(async () => {
    const files = await createFiles(strapi, pictures);
    const ids = new Map<string, string>();
    const lookup: Lookup = {
      idOf: (noun, key) => lookUp(ids, `${noun} ${key}`),
      fileIdOf: (file) => lookUp(files, file),
    };
    for (const { noun, entries } of groups) {
      const shape = readShape(strapi, noun);
      for (const entry of entries) {
        const documentId = await loadEntry(strapi, { noun, entry, shape }, lookup).catch((error: unknown) => {
          throw new Error(`The ${noun} "${entry.key}" could not be loaded`, { cause: error });
        });
        ids.set(`${noun} ${entry.key}`, documentId);
      }
    }
    await assertLoaded(strapi, groups, lookup.idOf);
  });
}
