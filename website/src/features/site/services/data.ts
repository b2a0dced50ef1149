import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import { blocksSchema, type RichTextBlock } from '@/lib/backend/blocks';
import type { Translated } from '@/lib/backend/join-translations';
import { type Media, mediaSchema } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import {
  closedSwitch,
  documentRef,
  joinRefs,
  listOf,
  optionalText,
  pictureFields,
  refOnly,
} from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  summary: optionalText,
  preparation: optionalText,
  visitLength: optionalText,
  visitMinutes: z.number().int().nullish(),
  icon: optionalText,
  durationMinutes: z.number().int().nullish(),
  takesNoNewBookings: closedSwitch,
  series: z
    .object({
      visits: z.number().nullish(),
      everyDays: z.number().nullish(),
      afterDays: optionalText,
    })
    .nullish(),
  order: z.number().nullish(),
  images: listOf(mediaSchema),
  specialties: listOf(documentRef),
});

const storedProfile = stored.extend({
  description: blocksSchema.nullish().transform((content) => (content?.length ? content : null)),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface Service {
  id: string;
  number: number;
  lang: Locale;
  name: string;
  slugs: Partial<Record<Locale, string>>;
  summary: string | null;
  /** What the patient does or brings before the appointment. */
  preparation: string | null;
  /** Time for which the visit takes, with all that belongs to it. */
  visitLength: string | null;
  /** All of that in minutes; null for the appointment alone. */
  visitMinutes: number | null;
  icon: string | null;
  /** The first is the one of cards. */
  pictures: Media[];
  /** Null: as long as one slot of the doctor's schedule. */
  durationMinutes: number | null;
  takesNoNewBookings: boolean;
  /** Visits that are booked together, one every so many days or on uneven ones; null for a single one. */
  series: { visits: number; everyDays: number | null } | null;
  /** Document ids of the specialties that offer it. */
  specialtyIds: string[];
}

export interface ServiceProfile extends Service {
  description: RichTextBlock[] | null;
  seo: Seo | null;
}

const listFields = [
  'number',
  'name',
  'slug',
  'summary',
  'preparation',
  'visitLength',
  'visitMinutes',
  'icon',
  'durationMinutes',
  'takesNoNewBookings',
  'order',
];
const seriesFields = { fields: ['visits', 'everyDays', 'afterDays'] };
const sort = ['order:asc', 'number:asc'];

function rhythmOf({ visits, everyDays, afterDays }: NonNullable<z.output<typeof stored>['series']>) {
  const days = afterDays?.match(/\d+/g) ?? [];
  return days.length > 0
    ? { visits: days.length + 1, everyDays: null }
    : { visits: visits ?? 1, everyDays: everyDays ?? null };
}

function toService({ lang, item, byLocale }: Translated<z.output<typeof stored>>): Service {
  return {
    id: item.documentId,
    number: item.number,
    lang,
    name: item.name,
    slugs: slugsOf(byLocale),
    summary: item.summary,
    preparation: item.preparation,
    visitLength: item.visitLength,
    visitMinutes: item.visitMinutes ?? null,
    icon: item.icon,
    pictures: item.images,
    durationMinutes: item.durationMinutes ?? null,
    takesNoNewBookings: item.takesNoNewBookings,
    series: item.series ? rhythmOf(item.series) : null,
    specialtyIds: joinRefs(Object.values(byLocale).map((entry) => entry.specialties)),
  };
}

/** Every published service in the editors' order. Throws BackendError when the backend fails. */
export const listServices = cachePerRequest(async ({ locale }): Promise<Service[]> => {
  const entries = await findTranslated({
    collection: 'services',
    locale,
    params: {
      fields: listFields,
      populate: { specialties: refOnly, images: pictureFields, series: seriesFields },
      sort,
    },
    schema: stored,
    tags: ['service', 'specialty'],
  });
  return entries.map(toService);
});

/**
 * One service by public number with everything its page shows; null when no such service is published.
 * Throws BackendError when the backend fails.
 */
export async function getService({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<ServiceProfile | null> {
  const [entry] = await findTranslated({
    collection: 'services',
    locale,
    params: {
      filters: { number },
      fields: listFields.concat('description'),
      populate: { specialties: refOnly, images: pictureFields, series: seriesFields, seo: SEO_POPULATE },
      sort,
    },
    schema: storedProfile,
    tags: ['service', 'specialty'],
  });
  if (!entry) return null;
  return { ...toService(entry), description: entry.item.description, seo: entry.item.seo };
}
