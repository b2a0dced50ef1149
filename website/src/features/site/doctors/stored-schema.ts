import { z } from 'zod';
import { blocksSchema } from '@/lib/backend/blocks';
import { seoSchema } from '@/lib/backend/seo';
import { closedSwitch, documentRef, listOf, optionalRef, optionalText, picture } from '@/lib/backend/shapes';
import { GENDERS } from './rules';

export const storedDoctor = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  title: optionalText,
  languages: optionalText,
  gender: z
    .enum(GENDERS)
    .nullish()
    .transform((gender) => gender ?? null),
  takesNoNewBookings: closedSwitch,
  order: z.number().nullish(),
  image: picture,
  specialties: listOf(documentRef),
});

const year = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null);

/** Only what a browser may be led to. */
const videoAddress = optionalText.transform((url) => (url && /^https:\/\//.test(url) ? url : null));

/** With all that the doctor's own page shows. */
export const storedProfile = storedDoctor.extend({
  practisingSince: year,
  training: listOf(
    z.object({ title: z.string(), institution: optionalText, fromYear: year, untilYear: year }),
  ),
  societies: listOf(z.object({ name: z.string(), role: optionalText })),
  treats: listOf(
    z.object({
      documentId: z.string(),
      name: z.string(),
      specialty: optionalRef,
      service: optionalRef,
      redFlag: optionalRef,
    }),
  ),
  videoUrl: videoAddress,
  videoTitle: optionalText,
  bio: blocksSchema.nullish().transform((content) => (content?.length ? content : null)),
  medicalDegrees: listOf(
    z.object({
      title: z.string(),
      institution: optionalText,
      year,
    }),
  ),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});
