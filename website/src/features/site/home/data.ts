import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { findSingleInLocale } from '@/lib/backend/localized';
import { optionalSeo } from '@/lib/backend/seo';
import {
  contentLocale,
  listOf,
  optionalHeading,
  optionalPath,
  optionalText,
  orNull,
  picture,
} from '@/lib/backend/shapes';

const shown = { title: z.string(), text: optionalText, image: picture };
const linked = { ...shown, id: z.number(), linkPath: optionalPath };

const slide = z.object({ ...linked, linkLabel: optionalText });

const whoWeAre = z.object({
  title: z.string(),
  text: z.string(),
  image: picture,
  stats: listOf(z.object({ id: z.number(), value: z.string(), label: z.string(), image: picture })),
});

const reason = z.object({ id: z.number(), title: z.string(), text: z.string(), icon: optionalText });

const bookingBanner = z.object({ ...shown, cards: listOf(z.object({ ...linked, icon: optionalText })) });

/** Sections that the who-we-are page has too. */
export const sections = {
  locale: contentLocale,
  whyChooseUsHeading: optionalHeading,
  whyChooseUs: listOf(reason),
  doctorsHeading: optionalHeading,
  branchesHeading: optionalHeading,
  reviewsHeading: optionalHeading,
  faqsHeading: optionalHeading,
  seo: optionalSeo,
};

const stored = z.object({
  ...sections,
  slider: listOf(slide),
  whoWeAre: orNull(whoWeAre),
  bookingBanner: orNull(bookingBanner),
  specialtiesHeading: optionalHeading,
});

export type HomeContent = z.output<typeof stored>;
export type Slide = z.output<typeof slide>;
export type Heading = NonNullable<z.output<typeof optionalHeading>>;
export type WhoWeAre = z.output<typeof whoWeAre>;
export type Reason = z.output<typeof reason>;
export type BookingBanner = z.output<typeof bookingBanner>;

/** Reads the home page, whose parts may be empty; null while unpublished. Throws BackendError. */
export function getHome({ locale }: { locale: Locale }): Promise<HomeContent | null> {
  return findSingleInLocale({ name: 'home', locale, schema: stored, tags: ['home'] });
}
