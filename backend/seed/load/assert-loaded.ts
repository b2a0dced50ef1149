import type { Core } from '@strapi/strapi';
import { type EditorialNoun, uidOf } from '../../src/content/editorial/types';
import type { SeedEntry } from '../entry';
import type { SeedGroup } from './content';
import { placeOf, valueAt } from './entry-data';
import { readShape, type Shape } from './schema';

function documentIdsOf(related: unknown): string[] {
  const list: unknown[] = Array.isArray(related) ? related : [related];
  return list
    .map((item) =>
      typeof item === 'object' && item !== null && 'documentId' in item ? String(item.documentId) : '',
    )
    .filter((documentId) => documentId !== '');
}

interface Check {
  strapi: Core.Strapi;
  noun: EditorialNoun;
  entry: SeedEntry;
  shape: Shape;
  idOf: (noun: string, key: string) => string;
}

/**
 * Returns the population that reads all relations of an entry, within its components too. Of a dynamic zone every kind
 * of part has to be named: one that is not would be left out, and the others move up.
 */
function populateOf(paths: string[], entry: SeedEntry): Record<string, object | true> {
  const places = paths.map((path) => ({ root: path.split('.')[0] ?? path, ...placeOf(entry.en, path) }));
  const partsOf = (root: string) => {
    const inside = places.filter((place) => place.root === root);
    const parts = entry.en[root];
    if (!Array.isArray(parts) || inside.every(({ component }) => component === undefined)) return true;
    const fragment = (uid: string) => ({
      populate: inside.filter(({ component }) => component === uid).map(({ name }) => name),
    });
    const components = parts.map((_, index) => String(valueAt(parts, `${index}.__component`)));
    return { on: Object.fromEntries(components.map((uid) => [uid, fragment(uid)])) };
  };
  return Object.fromEntries(places.map(({ root }) => [root, partsOf(root)]));
}

async function assertEntry(check: Check, locale: 'en' | 'ar'): Promise<void> {
  const { strapi, noun: type, entry, shape, idOf } = check;
  const names = Object.keys(entry.relations ?? {});
  const found: Record<string, unknown> | null = await strapi.documents(uidOf(type)).findOne({
    documentId: idOf(type, entry.key),
    ...(shape.isLocalized ? { locale } : {}),
    ...(shape.hasDrafts ? { status: 'published' } : {}),
    populate: populateOf(names, entry),
  });
  if (!found) throw new Error(`The ${type} "${entry.key}" is missing in ${locale}`);
  for (const name of names) {
    const { name: last, component } = placeOf(entry.en, name);
    const noun = shape.targetOf(last, component);
    const wanted = [entry.relations?.[name] ?? []].flat().map((key) => idOf(noun, key));
    const actual = documentIdsOf(valueAt(found, name));
    if (wanted.some((documentId) => !actual.includes(documentId)) || wanted.length !== actual.length) {
      throw new Error(`The ${type} "${entry.key}" lost its ${name} in ${locale}`);
    }
  }
}

/** Looks for every entry in every language, published, with all it points to. @throws {Error} naming what is missing */
export async function assertLoaded(
  strapi: Core.Strapi,
  groups: readonly SeedGroup[],
  idOf: Check['idOf'],
): Promise<void> {
  for (const { noun, entries } of groups) {
    const shape = readShape(strapi, noun);
    for (const entry of entries) {
      const check = { strapi, noun, entry, shape, idOf };
      await assertEntry(check, 'en');
      if (shape.isLocalized) await assertEntry(check, 'ar');
    }
  }
}
