import type { UID } from '@strapi/strapi';
import { z } from 'zod';
import { type EditorialNoun, slugSources } from '../editorial/types';

const rows = z.array(z.looseObject({ documentId: z.string() }));

export interface WantedSlug {
  noun: EditorialNoun;
  uid: UID.ContentType;
  slug: string;
  locale: string;
  /** Document id of the entry that wants it; undefined for a new one. */
  documentId: string | undefined;
}

export async function findSlugOwner({
  noun,
  uid,
  slug,
  locale,
  documentId,
}: WantedSlug): Promise<string | null> {
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { slug, locale, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
    limit: 1,
  });
  const [owner] = rows.parse(found);
  if (!owner) return null;
  const name = owner[slugSources[noun] ?? 'name'];
  return typeof name === 'string' ? name : slug;
}
