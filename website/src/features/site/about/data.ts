import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalBlocks } from '@/lib/backend/blocks';
import { findSingleInLocale } from '@/lib/backend/localized';
import { mediaSchema } from '@/lib/backend/media';
import { readParams } from '@/lib/backend/read-params';
import { optionalSeo } from '@/lib/backend/seo';
import { contentLocale, listOf, optionalHeading, optionalText, picture, refIds } from '@/lib/backend/shapes';

const reason = z.object({ id: z.number(), title: z.string(), text: z.string(), icon: optionalText });

const stored = z.object({
  locale: contentLocale,
  title: z.string(),
  intro: optionalText,
  story: optionalBlocks,
  images: listOf(mediaSchema),
  faqImage: picture,
  whyChooseUsHeading: optionalHeading,
  whyChooseUs: listOf(reason),
  foundersHeading: optionalHeading,
  founders: refIds,
  doctorsHeading: optionalHeading,
  doctors: refIds,
  branchesHeading: optionalHeading,
  branches: refIds,
  reviewsHeading: optionalHeading,
  reviews: refIds,
  faqsHeading: optionalHeading,
  faqs: refIds,
  seo: optionalSeo,
});

/** Pictures that the specification's point 3 asks for; the words of the entries come with the list of their kind. */
const populate = {
  founders: readParams(z.object({ image: picture })),
  doctors: readParams(z.object({ image: picture, specialties: refIds })),
  reviews: readParams(z.object({ userImage: picture })),
};

export type About = z.output<typeof stored>;

/** Reads the who-we-are page, whose parts may be empty; null while unpublished. Throws BackendError. */
export function getAbout({ locale }: { locale: Locale }): Promise<About | null> {
  return findSingleInLocale({
    name: 'about',
    locale,
    schema: stored,
    populate,
    tags: ['about', 'founder', 'doctor', 'branch', 'review', 'faq'],
  });
}
