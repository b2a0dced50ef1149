import { z } from 'zod';
import { optionalBlocks } from '@/lib/backend/blocks';
import { optionalSeo } from '@/lib/backend/seo';
import {
  addressed,
  closedSwitch,
  listOf,
  optionalRef,
  optionalText,
  orNull,
  picture,
  refIds,
} from '@/lib/backend/shapes';
import { GENDERS } from './rules';

export const storedDoctor = z.object({
  ...addressed,
  name: z.string(),
  title: optionalText,
  /** The languages the doctor speaks, as an editor wrote them. */
  languages: optionalText,
  gender: orNull(z.enum(GENDERS)),
  takesNoNewBookings: closedSwitch,
  order: z.number().nullish(),
  image: picture,
  specialties: refIds,
});

const year = orNull(z.number().int());

/** Address of a video, if it is safe to follow. */
const videoAddress = optionalText.transform((url) => (url && /^https:\/\//.test(url) ? url : null));

export const storedProfile = storedDoctor.extend({
  /** First year as a doctor. */
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
  bio: optionalBlocks,
  medicalDegrees: listOf(z.object({ title: z.string(), institution: optionalText, year })),
  seo: optionalSeo,
});
