import 'server-only';
import { z } from 'zod';
import { listBranches } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import { blocksSchema, type RichTextBlock } from '@/lib/backend/blocks';
import type { Translated } from '@/lib/backend/join-translations';
import type { Media } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import {
  calendarDate,
  documentRef,
  joinRefs,
  listOf,
  optionalText,
  picture,
  pictureFields,
  refOnly,
} from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { clinicToday, type Stage, stageOn } from '@/lib/time/period';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  slug: optionalText,
  summary: optionalText,
  startsOn: calendarDate.nullish().transform((date) => date ?? null),
  endsOn: calendarDate,
  priceText: optionalText,
  price: z.number().nullish(),
  currency: optionalText,
  order: z.number().nullish(),
  image: picture,
  services: listOf(documentRef),
  doctors: listOf(documentRef),
  branches: listOf(documentRef),
});

const storedProfile = stored.extend({
  body: blocksSchema.nullish().transform((content) => (content?.length ? content : null)),
  terms: z.string(),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface Offer {
  id: string;
  number: number;
  lang: Locale;
  title: string;
  slugs: Partial<Record<Locale, string>>;
  summary: string | null;
  /** Calendar dates of the clinic, both counted; null: since ever. */
  startsOn: string | null;
  endsOn: string;
  /** By the clinic's clock, when this was read. */
  stage: Stage;
  /** Price as an editor wrote it; shown instead of the number. */
  priceText: string | null;
  price: { amount: number; currency: string } | null;
  picture: Media | null;
  /** Document ids of what it is about; none: of all. */
  serviceIds: string[];
  doctorIds: string[];
  branchIds: string[];
}

export interface OfferProfile extends Offer {
  body: RichTextBlock[] | null;
  terms: string;
  seo: Seo | null;
}

const fields = [
  'number',
  'title',
  'slug',
  'summary',
  'startsOn',
  'endsOn',
  'priceText',
  'price',
  'currency',
  'order',
];
const populate = { image: pictureFields, services: refOnly, doctors: refOnly, branches: refOnly };
const sort = ['order:asc', 'endsOn:asc', 'number:asc'];
const tags = ['offer', 'service', 'doctor', 'branch'];

function toOffer({ lang, item, byLocale }: Translated<z.output<typeof stored>>, today: string): Offer {
  const { documentId, image, price, currency, services, doctors, branches, slug, order, ...facts } = item;
  const all = Object.values(byLocale);
  return {
    ...facts,
    id: documentId,
    lang,
    slugs: slugsOf(byLocale),
    stage: stageOn(facts, today),
    price: price != null && currency ? { amount: price, currency } : null,
    picture: image,
    serviceIds: joinRefs(all.map((each) => each.services)),
    doctorIds: joinRefs(all.map((each) => each.doctors)),
    branchIds: joinRefs(all.map((each) => each.branches)),
  };
}

/** Every published offer in the editors' order, those to come and those that are over too. Throws BackendError. */
export const listOffers = cachePerRequest(async ({ locale }): Promise<Offer[]> => {
  const [branches, entries] = await Promise.all([
    listBranches({ locale }),
    findTranslated({
      collection: 'offers',
      locale,
      params: { fields, populate, sort },
      schema: stored,
      tags,
    }),
  ]);
  const today = clinicToday(branches);
  return entries.map((entry) => toOffer(entry, today));
});

export async function listRunningOffers({ locale }: { locale: Locale }): Promise<Offer[]> {
  return (await listOffers({ locale })).filter(({ stage }) => stage === 'running');
}

/**
 * One offer by public number, whatever its dates; null when no such offer is published. Throws BackendError when the
 * backend fails.
 */
export async function getOffer({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<OfferProfile | null> {
  const [[entry], branches] = await Promise.all([
    findTranslated({
      collection: 'offers',
      locale,
      params: {
        filters: { number },
        fields: fields.concat('body', 'terms'),
        populate: { ...populate, seo: SEO_POPULATE },
        sort,
      },
      schema: storedProfile,
      tags,
    }),
    listBranches({ locale }),
  ]);
  if (!entry) return null;
  const { body, terms, seo } = entry.item;
  return { ...toOffer(entry, clinicToday(branches)), body, terms, seo };
}
