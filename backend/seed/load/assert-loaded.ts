import type { Core } from '@strapi/strapi';
import { type EditorialNoun, uidOf } from '../../src/content/editorial/types';
import type { SeedEntry } from '../entry';
import type { SeedGroup } from './content';
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

async function assertEntry({ strapi, noun, entry, shape, idOf, locale }: Check & { locale: 'en' | 'ar' }) {
  const names = Object.keys(entry.relations ?? {});
  const found: Record<string, unknown> | null = await strapi.documents(uidOf(noun)).findOne({
    documentId: idOf(noun, entry.key),
    ...(shape.isLocalized ? { locale } : {}),
    ...(shape.hasDrafts ? { status: 'published' } : {}),
    populate: names,
  });
  if (!found) throw new Error(`The ${noun} "${entry.key}" is missing in ${locale}`);
  for (const name of names) {
    const wanted = [entry.relations?.[name] ?? []].flat().map((key) => idOf(shape.targetOf(name), key));
    const actual = documentIdsOf(found[name]);
    if (wanted.some((documentId) => !actual.includes(documentId)) || wanted.length !== actual.length) {
      throw new Error(`The ${noun} "${entry.key}" lost its ${name} in ${locale}`);
    }
  }
}

/**
 * Looks whether every entry is there in every language, published, with all it points to: publishing in
 * the wrong order would lose relations without a word.
 * @throws {Error} naming what is missing
 */
export async function assertLoaded({
  strapi,
  groups,
  idOf,
}: {
  strapi: Core.Strapi;
  groups: readonly SeedGroup[];
  idOf: Check['idOf'];
}): Promise<void> {
  for (const { noun, entries } of groups) {
    const shape = readShape({ strapi, noun });
    for (const entry of entries) {
      for (const locale of shape.isLocalized ? (['en', 'ar'] as const) : (['en'] as const)) {
        await assertEntry({ strapi, noun, entry, shape, idOf, locale });
      }
    }
  }
}
