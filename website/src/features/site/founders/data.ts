import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import type { Media } from '@/lib/backend/media';
import { optionalText, picture, pictureFields } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  name: z.string(),
  role: optionalText,
  bio: optionalText,
  order: z.number().nullish(),
  image: picture,
});

export interface Founder {
  id: string;
  lang: Locale;
  name: string;
  role: string | null;
  /** Plain text; a blank line starts a new paragraph. */
  bio: string | null;
  picture: Media | null;
}

/** Every published founder in the editors' order. Throws BackendError when the backend fails. */
export async function listFounders({ locale }: { locale: Locale }): Promise<Founder[]> {
  const entries = await findTranslated({
    collection: 'founders',
    locale,
    params: {
      fields: ['name', 'role', 'bio', 'order'],
      populate: { image: pictureFields },
      sort: ['order:asc', 'id:asc'],
    },
    schema: stored,
    tags: ['founder'],
  });
  return entries.map(({ lang, item }) => ({
    id: item.documentId,
    lang,
    name: item.name,
    role: item.role,
    bio: item.bio,
    picture: item.image,
  }));
}
