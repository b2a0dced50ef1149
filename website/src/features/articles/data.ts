import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { calendarDate, optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  excerpt: optionalText,
  publishedOn: calendarDate,
});

export interface ArticleSummary {
  id: string;
  number: number;
  lang: Locale;
  title: string;
  excerpt: string | null;
  publishedOn: string;
}

/** Published articles one doctor wrote, newest first. Throws BackendError when the backend fails. */
export async function listArticlesBy({
  locale,
  doctorId,
}: {
  locale: Locale;
  doctorId: string;
}): Promise<ArticleSummary[]> {
  const entries = await findTranslated({
    collection: 'articles',
    locale,
    params: {
      filters: { author: { documentId: doctorId } },
      fields: ['number', 'title', 'excerpt', 'publishedOn'],
      sort: ['publishedOn:desc', 'number:desc'],
    },
    schema: stored,
    tags: ['article', 'doctor'],
  });
  return entries.map(({ lang, item }) => ({
    id: item.documentId,
    number: item.number,
    lang,
    title: item.title,
    excerpt: item.excerpt,
    publishedOn: item.publishedOn,
  }));
}
