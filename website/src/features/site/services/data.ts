import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalBlocks } from '@/lib/backend/blocks';
import { mediaSchema } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import { closedSwitch, joinRefs, listOf, optionalText, ordered, orNull, refIds } from '@/lib/backend/shapes';
import { findTranslated, type Translated, toAddressed } from '@/lib/backend/translated';

const storedSeries = z.object({
  visits: z.number().nullish(),
  everyDays: z.number().nullish(),
  afterDays: optionalText,
});
const stored = z.object({
  ...ordered,
  name: z.string(),
  summary: optionalText,
  /** Things the patient does or brings before the appointment. */
  preparation: optionalText,
  /** Time for which the visit takes, with all that belongs to it. */
  visitLength: optionalText,
  /** All of that in minutes; null for the appointment alone. */
  visitMinutes: orNull(z.number().int()),
  icon: optionalText,
  /** Null: as long as one slot of the doctor's schedule. */
  durationMinutes: orNull(z.number().int()),
  takesNoNewBookings: closedSwitch,
  series: orNull(storedSeries),
  /** The first is the one of cards. */
  images: listOf(mediaSchema),
  specialties: refIds,
});

const storedProfile = stored.extend({ description: optionalBlocks, seo: optionalSeo });

export type Service = ReturnType<typeof toService>;
export type ServiceProfile = NonNullable<Awaited<ReturnType<typeof getService>>>;

const sort = ['order:asc', 'number:asc'];
const tags = ['service', 'specialty'];

function rhythmOf({ visits, everyDays, afterDays }: z.output<typeof storedSeries>) {
  const days = afterDays?.match(/\d+/g) ?? [];
  return days.length > 0
    ? { visits: days.length + 1, everyDays: null }
    : { visits: visits ?? 1, everyDays: everyDays ?? null };
}

function toService(entry: Translated<z.output<typeof stored>>) {
  const { images, series, specialties, ...facts } = toAddressed(entry);
  return {
    ...facts,
    pictures: images,
    /** Rhythm of visits that are booked together; null for a single visit. */
    series: series && rhythmOf(series),
    /** Document ids of the specialties that offer it. */
    specialtyIds: joinRefs(Object.values(entry.byLocale).map((each) => each.specialties)),
  };
}

/** Every published service in the editors' order. Throws BackendError when the backend fails. */
export const listServices = cachePerRequest(async ({ locale }) => {
  const entries = await findTranslated({ collection: 'services', locale, schema: stored, sort, tags });
  return entries.map(toService);
});

/** Finds a published service by number with all that its page shows, or null; throws BackendError. */
export async function getService(locale: Locale, number: number) {
  const query = { collection: 'services', locale, schema: storedProfile, sort, tags };
  const [entry] = await findTranslated({ ...query, filters: { number } });
  if (!entry) return null;
  const { description, seo } = entry.item;
  return { ...toService(entry), description, seo };
}
