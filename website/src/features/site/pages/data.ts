import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { findSingleInLocale } from '@/lib/backend/localized';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { contentLocale, optionalText, orNull } from '@/lib/backend/shapes';

const intro = orNull(
  z.object({ title: z.string(), text: optionalText, metaTitle: optionalText, metaDescription: optionalText }),
);

const stored = z.object({
  locale: contentLocale,
  doctors: intro,
  branches: intro,
  services: intro,
  blog: intro,
  faq: intro,
  contact: intro,
  booking: intro,
  offers: intro,
  jobs: intro,
});

type IntroPage = Exclude<keyof z.output<typeof stored>, 'locale'>;

const readIntros = cachePerRequest(({ locale }) =>
  findSingleInLocale({ name: 'page-intro', locale, schema: stored, tags: ['page-intro'] }),
);

/** Heading, lead and search words of a list page; null when an editor has left them out. Throws BackendError. */
export async function getPageIntro(locale: Locale, page: IntroPage) {
  const found = await readIntros({ locale });
  const words = found?.[page];
  return found && words ? { ...words, lang: found.locale } : null;
}
