import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import { listOf, optionalText, ordered, orNull, picture } from '@/lib/backend/shapes';
import { findTranslated, toAddressed } from '@/lib/backend/translated';
import { PAGE_BLOCKS_TAGS, pageBlockSchema } from './blocks-schema';

const stored = z.object({
  ...ordered,
  title: z.string(),
  /** Menus of the site that name it. */
  menu: orNull(z.enum(['footer', 'menu_and_footer'])),
});

const storedPage = stored.extend({
  intro: optionalText,
  updatedAt: z.string(),
  image: picture,
  blocks: listOf(pageBlockSchema),
  seo: optionalSeo,
});

export type BlockPage = NonNullable<Awaited<ReturnType<typeof getBlockPage>>>;

const sort = ['order:asc', 'number:asc'];

export const listBlockPages = cachePerRequest(async ({ locale }) => {
  const entries = await findTranslated({ collection: 'pages', locale, schema: stored, sort, tags: ['page'] });
  return entries.map(toAddressed);
});

/** One page by public number; null when no such page is published. Throws BackendError when the backend fails. */
export async function getBlockPage(locale: Locale, number: number) {
  const tags = ['page', ...PAGE_BLOCKS_TAGS];
  const query = { collection: 'pages', locale, schema: storedPage, sort, tags };
  const [entry] = await findTranslated({ ...query, filters: { number } });
  if (!entry) return null;
  const { image, ...facts } = toAddressed(entry);
  return { ...facts, picture: image };
}
