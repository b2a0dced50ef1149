import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { entryPath } from '@/lib/address/entry-address';
import { addressed, calendarDate, optionalText } from '@/lib/backend/shapes';
import { findTranslated, toAddressed } from '@/lib/backend/translated';

const NEWEST = 20;

const stored = z.object({
  ...addressed,
  title: z.string(),
  excerpt: optionalText,
  publishedOn: calendarDate,
  updatedAt: z.string(),
  author: z
    .object({ name: z.string() })
    .nullish()
    .transform((author) => author?.name ?? null),
});

/** The newest articles for readers of feeds; a missing translation is in the other language. Throws BackendError. */
export async function listFeedEntries({ locale }: { locale: Locale }) {
  const entries = await findTranslated({
    collection: 'articles',
    locale,
    schema: stored,
    sort: ['publishedOn:desc', 'number:desc'],
    tags: ['article', 'doctor'],
  });
  return entries
    .map(toAddressed)
    .map(({ lang, title, excerpt, author, publishedOn, updatedAt, ...entry }) => ({
      ...{ lang, title, author, publishedOn },
      path: entryPath('blog', entry, locale),
      summary: excerpt,
      changedAt: updatedAt,
    }))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, NEWEST);
}
