import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { blocksSchema } from '@/lib/backend/blocks';
import { findSingleInLocale } from '@/lib/backend/localized';
import { optionalSeo } from '@/lib/backend/seo';
import { contentLocale, optionalDate } from '@/lib/backend/shapes';

const stored = z.object({
  locale: contentLocale,
  title: z.string(),
  body: blocksSchema,
  effectiveOn: optionalDate,
  seo: optionalSeo,
});

/** The pages of rules; the name is the backend's and the address. */
export type PolicyName = 'privacy-policy' | 'terms-and-conditions';

/** A page of rules; null while none is published. Throws BackendError when the backend fails. */
export function getPolicy(name: PolicyName, locale: Locale) {
  return findSingleInLocale({ name, locale, schema: stored, tags: [name] });
}
