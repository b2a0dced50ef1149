import { z } from 'zod';
import { uidOf } from '../editorial/types';

const version = z.object({ locale: z.string(), publishedAt: z.unknown() });
interface Asked {
  noun: 'doctor' | 'branch';
  id: string;
}

/** Languages in which a doctor or branch exists, those in which it is published first, English before Arabic. */
export async function languagesOf({ noun, id }: Asked): Promise<string[]> {
  const found = await strapi.db.query(uidOf(noun)).findMany({ where: { documentId: id } });
  const rank = ({ locale, publishedAt }: z.infer<typeof version>) =>
    (publishedAt ? 0 : 2) + (locale === 'en' ? 0 : 1);
  const versions = z.array(version).parse(found);
  return [...new Set(versions.sort((a, b) => rank(a) - rank(b)).map(({ locale }) => locale))];
}

/** A relation to a doctor or branch in a language it exists in: Strapi looks for the default one and refuses others. */
export async function relationTo(asked: Asked) {
  const [locale] = await languagesOf(asked);
  return { documentId: asked.id, ...(locale ? { locale } : {}) };
}
