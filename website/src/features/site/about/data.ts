import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { blocksSchema } from '@/lib/backend/blocks';
import { findSingleInLocale } from '@/lib/backend/localized';
import { mediaSchema } from '@/lib/backend/media';
import { SEO_POPULATE, seoSchema } from '@/lib/backend/seo';
import {
  contentLocale,
  documentRef,
  listOf,
  optionalText,
  picture,
  pictureFields,
  refOnly,
} from '@/lib/backend/shapes';

const heading = z
  .object({ title: z.string(), text: optionalText })
  .nullish()
  .transform((value) => value ?? null);

const reason = z.object({ id: z.number(), title: z.string(), text: z.string(), icon: optionalText });

const chosen = listOf(documentRef).transform((refs) => refs.map(({ documentId }) => documentId));

const stored = z.object({
  locale: contentLocale,
  title: z.string(),
  intro: optionalText,
  story: blocksSchema.nullish().transform((content) => (content?.length ? content : null)),
  images: listOf(mediaSchema),
  faqImage: picture,
  whyChooseUsHeading: heading,
  whyChooseUs: listOf(reason),
  foundersHeading: heading,
  /** Document ids in the editors' order, as are the other lists of ids. */
  founders: chosen,
  doctorsHeading: heading,
  doctors: chosen,
  branchesHeading: heading,
  branches: chosen,
  reviewsHeading: heading,
  reviews: chosen,
  faqsHeading: heading,
  faqs: chosen,
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

const headingFields = { fields: ['title', 'text'] };

/** An entry with the fields that the specification's point 3 names; its words come with the list of its kind. */
const withPicture = (name: 'image' | 'userImage') => ({ ...refOnly, populate: { [name]: pictureFields } });

const populate = {
  images: pictureFields,
  faqImage: pictureFields,
  whyChooseUsHeading: headingFields,
  whyChooseUs: { fields: ['title', 'text', 'icon'] },
  foundersHeading: headingFields,
  founders: withPicture('image'),
  doctorsHeading: headingFields,
  doctors: { ...refOnly, populate: { image: pictureFields, specialties: refOnly } },
  branchesHeading: headingFields,
  branches: refOnly,
  reviewsHeading: headingFields,
  reviews: withPicture('userImage'),
  faqsHeading: headingFields,
  faqs: refOnly,
  seo: SEO_POPULATE,
};

export type About = Omit<z.output<typeof stored>, 'locale'> & { lang: Locale };

/** Reads the who-we-are page, whose parts may be empty; null while unpublished. Throws BackendError. */
export async function getAbout({ locale }: { locale: Locale }): Promise<About | null> {
  const found = await findSingleInLocale({
    name: 'about',
    locale,
    params: { fields: ['locale', 'title', 'intro', 'story'], populate },
    schema: stored,
    tags: ['about', 'founder', 'doctor', 'branch', 'review', 'faq'],
  });
  if (!found) return null;
  const { locale: lang, ...about } = found;
  return { lang, ...about };
}
