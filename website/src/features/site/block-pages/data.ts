import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import type { Translated } from '@/lib/backend/join-translations';
import type { Media } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import { listOf, optionalText, picture, pictureFields } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { PAGE_BLOCKS_POPULATE, PAGE_BLOCKS_TAGS, type PageBlock, pageBlockSchema } from './blocks-schema';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  slug: optionalText,
  menu: z
    .enum(['footer', 'menu_and_footer'])
    .nullish()
    .transform((menu) => menu ?? null),
  order: z.number().nullish(),
});

const storedPage = stored.extend({
  intro: optionalText,
  updatedAt: z.string(),
  image: picture,
  blocks: listOf(pageBlockSchema),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface BlockPageSummary {
  id: string;
  number: number;
  lang: Locale;
  title: string;
  slugs: Partial<Record<Locale, string>>;
  /** Menus of the site that name it. */
  menu: 'footer' | 'menu_and_footer' | null;
}

export interface BlockPage extends BlockPageSummary {
  intro: string | null;
  picture: Media | null;
  blocks: PageBlock[];
  updatedAt: string;
  seo: Seo | null;
}

const fields = ['number', 'title', 'slug', 'menu', 'order'];
const sort = ['order:asc', 'number:asc'];

function toSummary({ lang, item, byLocale }: Translated<z.output<typeof stored>>): BlockPageSummary {
  const { documentId: id, number, title, menu } = item;
  return { id, number, lang, title, slugs: slugsOf(byLocale), menu };
}

export const listBlockPages = cachePerRequest(async ({ locale }): Promise<BlockPageSummary[]> => {
  const entries = await findTranslated({
    collection: 'pages',
    locale,
    params: { fields, sort },
    schema: stored,
    tags: ['page'],
  });
  return entries.map(toSummary);
});

/** One page by public number; null when no such page is published. Throws BackendError when the backend fails. */
export async function getBlockPage({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<BlockPage | null> {
  const [entry] = await findTranslated({
    collection: 'pages',
    locale,
    params: {
      filters: { number },
      fields: fields.concat('intro', 'updatedAt'),
      populate: { image: pictureFields, blocks: PAGE_BLOCKS_POPULATE, seo: SEO_POPULATE },
      sort,
    },
    schema: storedPage,
    tags: ['page', ...PAGE_BLOCKS_TAGS],
  });
  if (!entry) return null;
  const { intro, image, blocks, updatedAt, seo } = entry.item;
  return { ...toSummary(entry), intro, picture: image, blocks, updatedAt, seo };
}
