import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { blocksSchema, type RichTextBlock } from '@/lib/backend/blocks';
import { findSingleInLocale } from '@/lib/backend/localized';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import { calendarDate, contentLocale } from '@/lib/backend/shapes';

const stored = z.object({
  locale: contentLocale,
  title: z.string(),
  body: blocksSchema,
  effectiveOn: calendarDate.nullish().transform((date) => date ?? null),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

/** The pages of rules; the name is the backend's and the address. */
export type PolicyName = 'privacy-policy' | 'terms-and-conditions';

export interface Policy {
  lang: Locale;
  title: string;
  body: RichTextBlock[];
  effectiveOn: string | null;
  seo: Seo | null;
}

/** A page of rules; null while none is published. Throws BackendError when the backend fails. */
export async function getPolicy(name: PolicyName, locale: Locale): Promise<Policy | null> {
  const found = await findSingleInLocale({
    name,
    locale,
    params: { fields: ['locale', 'title', 'body', 'effectiveOn'], populate: { seo: SEO_POPULATE } },
    schema: stored,
    tags: [name],
  });
  if (!found) return null;
  const { locale: lang, ...policy } = found;
  return { lang, ...policy };
}
