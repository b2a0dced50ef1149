import 'server-only';
import { z } from 'zod';
import { findDated } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { optionalBlocks } from '@/lib/backend/blocks';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import {
  calendarDate,
  joinRefs,
  optionalDate,
  optionalText,
  ordered,
  picture,
  refIds,
} from '@/lib/backend/shapes';
import { type Translated, toAddressed } from '@/lib/backend/translated';
import { stageOn } from '@/lib/time/period';

const stored = z.object({
  ...ordered,
  title: z.string(),
  summary: optionalText,
  /** Calendar dates of the clinic, both counted; null: since ever. */
  startsOn: optionalDate,
  endsOn: calendarDate,
  /** Price as an editor wrote it; shown instead of the number. */
  priceText: optionalText,
  price: z.number().nullish(),
  currency: optionalText,
  image: picture,
  services: refIds,
  doctors: refIds,
  branches: refIds,
});

const storedProfile = stored.extend({ body: optionalBlocks, terms: z.string(), seo: optionalSeo });

export type Offer = ReturnType<typeof toOffer>;
export type OfferProfile = NonNullable<Awaited<ReturnType<typeof getOffer>>>;

const sort = ['order:asc', 'endsOn:asc', 'number:asc'];
const tags = ['offer', 'service', 'doctor', 'branch'];

function toOffer(entry: Translated<z.output<typeof stored>>, today: string) {
  const { image, price, currency, services, doctors, branches, ...facts } = toAddressed(entry);
  const inAll = Object.values(entry.byLocale);
  return {
    ...facts,
    /** By the clinic's clock, when this was read. */
    stage: stageOn(facts, today),
    price: price != null && currency ? { amount: price, currency } : null,
    picture: image,
    /** Document ids of what it is about; none: of all. */
    serviceIds: joinRefs(inAll.map((each) => each.services)),
    doctorIds: joinRefs(inAll.map((each) => each.doctors)),
    branchIds: joinRefs(inAll.map((each) => each.branches)),
  };
}

/** Every published offer in the editors' order, those to come and those that are over too. Throws BackendError. */
export const listOffers = cachePerRequest(async ({ locale }) => {
  const [entries, today] = await findDated({ collection: 'offers', locale, schema: stored, sort, tags });
  return entries.map((entry) => toOffer(entry, today));
});

export async function listRunningOffers({ locale }: { locale: Locale }): Promise<Offer[]> {
  return (await listOffers({ locale })).filter(({ stage }) => stage === 'running');
}

/** Finds a published offer by number, whatever its dates, or null; throws BackendError. */
export async function getOffer(locale: Locale, number: number) {
  const query = { collection: 'offers', locale, schema: storedProfile, sort, tags };
  const [[entry], today] = await findDated({ ...query, filters: { number } });
  if (!entry) return null;
  const { body, terms, seo } = entry.item;
  return { ...toOffer(entry, today), body, terms, seo };
}
