import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import {
  calendarDate,
  clockTime,
  closedSwitch,
  joinRefs,
  listOf,
  optionalRef,
  optionalText,
  optionalTime,
  ordered,
  orNull,
  picture,
  refIds,
  weekday,
} from '@/lib/backend/shapes';
import {
  findTranslated,
  type ListQuery,
  type Translated,
  toAddressed,
  toEntry,
} from '@/lib/backend/translated';
import { clinicZone, formatMoment, todayIn } from '@/lib/time/clinic-time';
import { clinicToday } from '@/lib/time/period';
import { UNKNOWN_COUNTRY } from '@/lib/time/week';
import { withoutPast } from './rules';

const stored = z.object({
  ...ordered,
  name: z.string(),
  summary: optionalText,
  address: z.string(),
  /** Town and region in words, as search engines want them. */
  locality: optionalText,
  region: optionalText,
  parking: optionalText,
  /** E.164, as is `whatsapp`. */
  phone: z.string(),
  whatsapp: optionalText,
  /** Short number of the ambulance here, where it is not the country's usual one. */
  ambulance: optionalText,
  /** Its entrance and hours in a sentence; null where there is none. */
  emergencyDepartment: optionalText,
  /** ISO 3166 alpha-2; decides the first day of the week and the local form of phones. */
  country: z.string().length(2),
  /** IANA zone: everything about an appointment here is said in this clock. */
  timeZone: z.string(),
  /** Stays on the site, and is not booked. */
  takesNoNewBookings: closedSwitch,
  location: orNull(z.object({ latitude: z.number(), longitude: z.number(), mapUrl: optionalText })),
  directions: optionalText,
  /** What to bring to this branch, in addition to the general settings. */
  whatToBring: optionalText,
  workingHours: listOf(z.object({ weekday, opensAt: clockTime, closesAt: clockTime })),
  image: picture,
  organisations: refIds,
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
  startsAt: optionalTime,
  endsAt: optionalTime,
  /** Reason as typed by editors; in the language of `lang`. */
  reason: optionalText,
  branch: optionalRef,
});

const storedSeo = z.object({ documentId: z.string(), number: z.number().int(), seo: optionalSeo });

type Organisation = Awaited<ReturnType<typeof listOrganisations>>[number];
type BranchClosure = Awaited<ReturnType<typeof listClosures>>[number];
export type AnnouncedClosure = Omit<BranchClosure, 'branch'>;
export type Branch = ReturnType<typeof toBranch>;
export type BranchProfile = NonNullable<Awaited<ReturnType<typeof getBranch>>>;

async function listOrganisations(locale: Locale) {
  const query = { collection: 'organisations', locale, schema: storedOrganisation };
  const entries = await findTranslated({ ...query, sort: ['id:asc'], tags: ['organisation'] });
  return entries.map(toEntry).sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Closures have a language, for their reason alone; one written in a single language closes all the same. */
async function listClosures(locale: Locale) {
  const query = { collection: 'closures', locale, schema: storedClosure, sort: ['startsOn:asc', 'id:asc'] };
  const entries = await findTranslated({ ...query, tags: ['closure'], namesUnpublished: true });
  return entries.map((entry) => ({
    ...toEntry(entry),
    /** Document id; null for all branches. A link set in only one language counts. */
    branch: Object.values(entry.byLocale).find(({ branch }) => branch !== null)?.branch ?? null,
  }));
}

function toBranch(
  entry: Translated<z.output<typeof stored>>,
  organisations: Organisation[],
  closures: BranchClosure[],
) {
  const { workingHours, image, ...facts } = toAddressed(entry);
  const inAll = Object.values(entry.byLocale);
  const accepted = joinRefs(inAll.map((each) => each.organisations));
  return {
    ...facts,
    /** Names and addresses in both languages, for searching. */
    search: {
      names: inAll.map(({ name }) => name).join(' '),
      addresses: inAll.map(({ address }) => address).join(' '),
    },
    openingHours: workingHours,
    closures: withoutPast(closures, todayIn(facts))
      .filter(({ branch }) => branch === null || branch === facts.id)
      .map(({ branch: _, ...closure }) => closure),
    picture: image,
    organisations: organisations.filter(({ id }) => accepted.includes(id)),
  };
}

/** Lists the published branches in their order, with hours, closures and organisations; throws BackendError. */
export const listBranches = cachePerRequest(async ({ locale }) => {
  const [entries, organisations, closures] = await Promise.all([
    findTranslated({
      collection: 'branches',
      locale,
      schema: stored,
      sort: ['order:asc', 'number:asc'],
      tags: ['branch', 'organisation'],
    }),
    listOrganisations(locale),
    listClosures(locale),
  ]);
  return entries.map((entry) => toBranch(entry, organisations, closures));
});

/** Zone of the clinic's own clock, for what belongs to no branch. Throws BackendError. */
export async function getClinicZone(locale: Locale): Promise<string> {
  return clinicZone(await listBranches({ locale }));
}

/** Reads entries that hold for some days, and today's date by the clinic's own clock. Throws BackendError. */
export async function findDated<T extends { documentId: string; order?: number | null }>(
  query: ListQuery<T> & { locale: Locale },
): Promise<[entries: Translated<T>[], today: string]> {
  const [entries, branches] = await Promise.all([findTranslated(query), listBranches(query)]);
  return [entries, clinicToday(branches)];
}

/** Country whose phones are written in local form where no branch is known. Throws BackendError. */
export async function getClinicCountry(locale: Locale): Promise<string> {
  const [first] = await listBranches({ locale });
  return first?.country ?? UNKNOWN_COUNTRY;
}

/** Returns a writer of moments by the clinic's own clock. Throws BackendError. */
export async function clinicMoments(locale: Locale) {
  const timeZone = await getClinicZone(locale);
  return (instant: string) => formatMoment({ instant, timeZone, locale });
}

/** Finds a published branch by number, or null; throws BackendError, so that a fault looks like no missing branch. */
export async function getBranch(locale: Locale, number: number) {
  const query = { collection: 'branches', locale, schema: storedSeo, sort: ['number:asc'], tags: ['branch'] };
  const [branches, [entry]] = await Promise.all([
    listBranches({ locale }),
    findTranslated({ ...query, filters: { number } }),
  ]);
  const branch = branches.find((each) => each.number === number);
  if (!branch) return null;
  return {
    ...branch,
    seo: entry?.item.seo ?? null,
    /** The other branches, in the editors' order. */
    others: branches.filter((each) => each.number !== number),
  };
}
