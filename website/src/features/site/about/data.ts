import 'server-only';
import { z } from 'zod';
import { sections } from '@/features/site/home/data';
import type { Locale } from '@/i18n/routing';
import { optionalBlocks } from '@/lib/backend/blocks';
import { findSingleInLocale } from '@/lib/backend/localized';
import { mediaSchema } from '@/lib/backend/media';
import { readParams } from '@/lib/backend/read-params';
import { listOf, optionalHeading, optionalText, picture, refIds } from '@/lib/backend/shapes';

const stored = z.object({
  ...sections,
  title: z.string(),
  intro: optionalText,
  story: optionalBlocks,
  images: listOf(mediaSchema),
  faqImage: picture,
  foundersHeading: optionalHeading,
  founders: refIds,
  doctors: refIds,
  branches: refIds,
  reviews: refIds,
  faqs: refIds,
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
