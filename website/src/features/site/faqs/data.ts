import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  question: z.string(),
  answer: z.string(),
  linkLabel: optionalText,
  linkPath: optionalText,
  topic: optionalText,
  order: z.number().nullish(),
});

export interface Faq {
  id: string;
  lang: Locale;
  question: string;
  /** Plain text; a blank line starts a new paragraph. */
  answer: string;
  /** To the page that the answer speaks of; the path is without the language. */
  link: { label: string; path: string } | null;
  topic: string | null;
}

/** Every published question in the editors' order. Throws BackendError when the backend fails. */
export async function listFaqs({ locale }: { locale: Locale }): Promise<Faq[]> {
  const entries = await findTranslated({
    collection: 'faqs',
    locale,
    params: {
      fields: ['question', 'answer', 'linkLabel', 'linkPath', 'topic', 'order'],
      sort: ['order:asc', 'id:asc'],
    },
    schema: stored,
    tags: ['faq'],
  });
  return entries.map(({ lang, item }) => ({
    id: item.documentId,
    lang,
    question: item.question,
    answer: item.answer,
    link: item.linkLabel && item.linkPath ? { label: item.linkLabel, path: item.linkPath } : null,
    topic: item.topic,
  }));
}
