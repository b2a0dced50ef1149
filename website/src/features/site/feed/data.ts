import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { entryPath, slugsOf } from '@/lib/address/entry-address';
import { calendarDate, optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  slug: optionalText,
  excerpt: optionalText,
  publishedOn: calendarDate,
  updatedAt: z.string(),
  author: z
    .object({ name: z.string() })
    .nullish()
    .transform((author) => author?.name ?? null),
});

export interface FeedEntry {
  /** The language the entry is written in; differs from the feed's when a translation is missing. */
  lang: Locale;
  path: string;
  title: string;
  summary: string | null;
  author: string | null;
  publishedOn: string;
  changedAt: string;
}

const NEWEST = 20;

/** The newest articles for readers of feeds. Throws BackendError when the backend fails. */
export async function listFeedEntries({ locale }: { locale: Locale }): Promise<FeedEntry[]> {
  const entries = await findTranslated({
    collection: 'articles',
    locale,
    params: {
      fields: ['number', 'title', 'slug', 'excerpt', 'publishedOn', 'updatedAt'],
      populate: { author: { fields: ['name'] } },
      sort: ['publishedOn:desc', 'number:desc'],
    },
    schema: stored,
    tags: ['article', 'doctor'],
  });
  return entries
    .map(({ lang, item, byLocale }) => ({
      lang,
      path: entryPath('blog', { number: item.number, slugs: slugsOf(byLocale) }, locale),
      title: item.title,
      summary: item.excerpt,
      author: item.author,
      publishedOn: item.publishedOn,
      changedAt: item.updatedAt,
    }))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, NEWEST);
}
