import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalText, picture } from '@/lib/backend/shapes';
import { findTranslated, toEntry } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  name: z.string(),
  role: optionalText,
  /** Plain text; a blank line starts a new paragraph. */
  bio: optionalText,
  order: z.number().nullish(),
  image: picture,
});

export type Founder = Awaited<ReturnType<typeof listFounders>>[number];

/** Every published founder in the editors' order. Throws BackendError when the backend fails. */
export async function listFounders({ locale }: { locale: Locale }) {
  const query = { collection: 'founders', locale, schema: stored };
  const entries = await findTranslated({ ...query, sort: ['order:asc', 'id:asc'], tags: ['founder'] });
  return entries.map(toEntry).map(({ image, ...founder }) => ({ ...founder, picture: image }));
}
