import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import type { Media } from '@/lib/backend/media';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import {
  calendarDate,
  clockTime,
  closedSwitch,
  documentRef,
  joinRefs,
  listOf,
  optionalRef,
  optionalText,
  picture,
  pictureFields,
  refOnly,
  weekday,
} from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import type { Closure, OpeningHours } from './rules';

const storedHours = z.object({ weekday, opensAt: clockTime, closesAt: clockTime });

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  summary: optionalText,
  address: z.string(),
  locality: optionalText,
  region: optionalText,
  parking: optionalText,
  phone: z.string(),
  whatsapp: optionalText,
  ambulance: optionalText,
  emergencyDepartment: optionalText,
  country: z.string().length(2),
  timeZone: z.string(),
  takesNoNewBookings: closedSwitch,
  order: z.number().nullish(),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), mapUrl: optionalText })
    .nullish()
    .transform((place) => place ?? null),
  directions: optionalText,
  whatToBring: optionalText,
  workingHours: listOf(storedHours),
  image: picture,
  organisations: listOf(documentRef),
});

const storedOrganisation = z.object({
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(['company', 'syndicate']),
});

const storedClosure = z.object({
  documentId: z.string(),
  startsOn: calendarDate,
  endsOn: calendarDate,
  startsAt: clockTime.nullish().transform((time) => time ?? null),
  endsAt: clockTime.nullish().transform((time) => time ?? null),
  reason: optionalText,
  branch: optionalRef,
});

const storedSeo = z.object({
  documentId: z.string(),
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface Organisation {
  id: string;
  lang: Locale;
  name: string;
  kind: 'company' | 'syndicate';
}

export interface AnnouncedClosure extends Closure {
  /** Why, in the editors' words; in the other language where `lang` says so. */
  reason: string | null;
  lang: Locale;
}

export interface Branch {
  id: string;
  number: number;
  lang: Locale;
  name: string;
  slugs: Partial<Record<Locale, string>>;
  summary: string | null;
  address: string;
  /** Town and region in words, as search engines want them. */
  locality: string | null;
  region: string | null;
  parking: string | null;
  /** Names and addresses in both languages, for searching. */
  search: { names: string; addresses: string };
  /** E.164, as is `whatsapp`. */
  phone: string;
  whatsapp: string | null;
  /** Short number of the ambulance here, where it is not the country's usual one. */
  ambulance: string | null;
  /** Its entrance and hours in a sentence; null where there is none. */
  emergencyDepartment: string | null;
  /** ISO 3166 alpha-2; decides the first day of the week and the local form of phones. */
  country: string;
  /** IANA zone: everything about an appointment here is said in this clock. */
  timeZone: string;
  /** Stays on the site, and is not booked. */
  takesNoNewBookings: boolean;
  location: { latitude: number; longitude: number; mapUrl: string | null } | null;
  directions: string | null;
  /** Things to bring here, beside what the settings say for all branches. */
  whatToBring: string | null;
  openingHours: OpeningHours[];
  closures: AnnouncedClosure[];
  picture: Media | null;
  organisations: Organisation[];
}

async function listOrganisations({ locale }: { locale: Locale }): Promise<Organisation[]> {
  const entries = await findTranslated({
    collection: 'organisations',
    locale,
    params: { fields: ['name', 'kind'], sort: ['name:asc'] },
    schema: storedOrganisation,
    tags: ['organisation'],
  });
  return entries.map(({ lang, item }) => ({ id: item.documentId, lang, name: item.name, kind: item.kind }));
}

/** Closures have a language, for their reason alone; one written in a single language closes all the same. */
async function listClosures(locale: Locale): Promise<(AnnouncedClosure & { branch: string | null })[]> {
  const entries = await findTranslated({
    collection: 'closures',
    locale,
    params: {
      fields: ['startsOn', 'endsOn', 'startsAt', 'endsAt', 'reason'],
      populate: { branch: refOnly },
      sort: ['startsOn:asc'],
    },
    schema: storedClosure,
    tags: ['closure'],
  });
  return entries.map(({ lang, item }) => ({ ...item, lang }));
}

/** Lists the published branches in their order, with hours, closures and organisations; throws BackendError. */
export const listBranches = cachePerRequest(async ({ locale }): Promise<Branch[]> => {
  const [entries, organisations, closures] = await Promise.all([
    findTranslated({
      collection: 'branches',
      locale,
      params: {
        fields: [
          'number',
          'name',
          'slug',
          'summary',
          'address',
          'locality',
          'region',
          'parking',
          'phone',
          'whatsapp',
          'ambulance',
          'emergencyDepartment',
          'country',
          'timeZone',
          'takesNoNewBookings',
          'order',
          'directions',
          'whatToBring',
        ],
        populate: {
          location: { fields: ['latitude', 'longitude', 'mapUrl'] },
          workingHours: { fields: ['weekday', 'opensAt', 'closesAt'] },
          image: pictureFields,
          organisations: refOnly,
        },
        sort: ['order:asc', 'number:asc'],
      },
      schema: stored,
      tags: ['branch', 'organisation'],
    }),
    listOrganisations({ locale }),
    listClosures(locale),
  ]);

  return entries.map(({ lang, item, byLocale }) => {
    const accepted = joinRefs(Object.values(byLocale).map((entry) => entry.organisations));
    return {
      id: item.documentId,
      number: item.number,
      lang,
      name: item.name,
      slugs: slugsOf(byLocale),
      summary: item.summary,
      address: item.address,
      locality: item.locality,
      region: item.region,
      parking: item.parking,
      search: {
        names: Object.values(byLocale)
          .map(({ name }) => name)
          .join(' '),
        addresses: Object.values(byLocale)
          .map(({ address }) => address)
          .join(' '),
      },
      phone: item.phone,
      whatsapp: item.whatsapp,
      ambulance: item.ambulance,
      emergencyDepartment: item.emergencyDepartment,
      country: item.country,
      timeZone: item.timeZone,
      takesNoNewBookings: item.takesNoNewBookings,
      location: item.location,
      directions: item.directions,
      whatToBring: item.whatToBring,
      openingHours: item.workingHours,
      closures: closures
        .filter((closure) => closure.branch === null || closure.branch === item.documentId)
        .map(({ branch: _, ...closure }) => closure),
      picture: item.image,
      organisations: organisations.filter((organisation) => accepted.includes(organisation.id)),
    };
  });
});

export interface BranchProfile extends Branch {
  seo: Seo | null;
  /** The other branches, in the editors' order. */
  others: Branch[];
}

/** Finds a published branch by number, or null; throws BackendError, so that a fault looks like no missing branch. */
export async function getBranch({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<BranchProfile | null> {
  const [branches, entries] = await Promise.all([
    listBranches({ locale }),
    findTranslated({
      collection: 'branches',
      locale,
      params: { filters: { number }, fields: ['number'], populate: { seo: SEO_POPULATE } },
      schema: storedSeo,
      tags: ['branch'],
    }),
  ]);
  const branch = branches.find((each) => each.number === number);
  if (!branch) return null;
  return {
    ...branch,
    seo: entries[0]?.item.seo ?? null,
    others: branches.filter((each) => each.number !== number),
  };
}
