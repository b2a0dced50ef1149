import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { findSingleInLocale } from '@/lib/backend/localized';
import { SEO_POPULATE, seoSchema } from '@/lib/backend/seo';
import { contentLocale, listOf, optionalText, picture, pictureFields } from '@/lib/backend/shapes';

const path = z
  .string()
  .nullish()
  .transform((value): `/${string}` | null => (value?.startsWith('/') ? `/${value.slice(1)}` : null));

const heading = z
  .object({ title: z.string(), text: optionalText })
  .nullish()
  .transform((value) => value ?? null);

const slide = z.object({
  id: z.number(),
  title: z.string(),
  text: optionalText,
  image: picture,
  linkLabel: optionalText,
  linkPath: path,
});

const whoWeAre = z.object({
  title: z.string(),
  text: z.string(),
  image: picture,
  stats: listOf(z.object({ id: z.number(), value: z.string(), label: z.string(), image: picture })),
});

const reason = z.object({ id: z.number(), title: z.string(), text: z.string(), icon: optionalText });

const bookingBanner = z.object({
  title: z.string(),
  text: optionalText,
  image: picture,
  cards: listOf(
    z.object({
      id: z.number(),
      title: z.string(),
      text: optionalText,
      image: picture,
      icon: optionalText,
      linkPath: path,
    }),
  ),
});

const stored = z.object({
  locale: contentLocale,
  slider: listOf(slide),
  whoWeAre: whoWeAre.nullish().transform((value) => value ?? null),
  whyChooseUsHeading: heading,
  whyChooseUs: listOf(reason),
  bookingBanner: bookingBanner.nullish().transform((value) => value ?? null),
  specialtiesHeading: heading,
  doctorsHeading: heading,
  branchesHeading: heading,
  reviewsHeading: heading,
  faqsHeading: heading,
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

const headingFields = { fields: ['title', 'text'] };

const populate = {
  slider: {
    fields: ['title', 'text', 'linkLabel', 'linkPath'],
    populate: { image: pictureFields },
  },
  whoWeAre: {
    fields: ['title', 'text'],
    populate: {
      image: pictureFields,
      stats: { fields: ['value', 'label'], populate: { image: pictureFields } },
    },
  },
  whyChooseUsHeading: headingFields,
  whyChooseUs: { fields: ['title', 'text', 'icon'] },
  bookingBanner: {
    fields: ['title', 'text'],
    populate: {
      image: pictureFields,
      cards: { fields: ['title', 'text', 'icon', 'linkPath'], populate: { image: pictureFields } },
    },
  },
  specialtiesHeading: headingFields,
  doctorsHeading: headingFields,
  branchesHeading: headingFields,
  reviewsHeading: headingFields,
  faqsHeading: headingFields,
  seo: SEO_POPULATE,
};

export type HomeContent = Omit<z.output<typeof stored>, 'locale'> & { lang: Locale };
export type Slide = z.output<typeof slide>;
export type Heading = NonNullable<z.output<typeof heading>>;
export type WhoWeAre = z.output<typeof whoWeAre>;
export type Reason = z.output<typeof reason>;
export type BookingBanner = z.output<typeof bookingBanner>;

/** Reads the home page, whose parts may be empty; null while unpublished. Throws BackendError. */
export async function getHome({ locale }: { locale: Locale }): Promise<HomeContent | null> {
  const found = await findSingleInLocale({
    name: 'home',
    locale,
    params: { fields: ['locale'], populate },
    schema: stored,
    tags: ['home'],
  });
  if (!found) return null;
  const { locale: lang, ...content } = found;
  return { lang, ...content };
}
