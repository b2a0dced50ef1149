import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalPath, optionalText } from '@/lib/backend/shapes';
import { findTranslated, toEntry } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  question: z.string(),
  /** Plain text; a blank line starts a new paragraph. */
  answer: z.string(),
  linkLabel: optionalText,
  linkPath: optionalPath,
  topic: optionalText,
  order: z.number().nullish(),
});

export type Faq = Awaited<ReturnType<typeof listFaqs>>[number];

/** Every published question in the editors' order. Throws BackendError when the backend fails. */
export async function listFaqs({ locale }: { locale: Locale }) {
  const query = { collection: 'faqs', locale, schema: stored };
  const entries = await findTranslated({ ...query, sort: ['order:asc', 'id:asc'], tags: ['faq'] });
  return entries.map(toEntry).map(({ linkLabel, linkPath, ...faq }) => ({
    ...faq,
    /** Link to the page that the answer speaks of; the path is without the language. */
    link: linkLabel && linkPath ? { label: linkLabel, path: linkPath } : null,
  }));
}
