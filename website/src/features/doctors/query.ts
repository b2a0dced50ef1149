import type { Specialty } from '@/features/specialties/data';
import type { SpecialtyTopics } from '@/features/specialties/rules';
import { type Locale, routing } from '@/i18n/routing';
import type { KnownAppointment } from '@/lib/booking-address';
import { type Findable, matchesSearch } from '@/lib/search/matches-search';
import type { Doctor } from './data';

/** So many are sent whole and searched in place; more are paged, and searched by the server. */
export const DOCTORS_PER_PAGE = 24;

/** What a visitor looks for, as it stands in the address of the list: `?q=nadia&specialty=2&branch=1`. */
export interface DoctorFilter {
  q: string;
  /** Public numbers; null for all. */
  specialty: number | null;
  branch: number | null;
}

/** Everyone. */
export const noFilter: DoctorFilter = { q: '', specialty: null, branch: null };

/** What the filter knows of a doctor. */
export interface FindableDoctor extends Findable {
  /** Public numbers, as are `branches`. */
  specialties: number[];
  branches: number[];
}

const LONGEST_SEARCH = 80;

/** Reads the filter from an address; what is not well-formed counts as not asked for. */
export function readDoctorFilter(read: (key: string) => string | null | undefined): DoctorFilter {
  return {
    q: (read('q') ?? '').slice(0, LONGEST_SEARCH),
    specialty: readNumber(read('specialty')),
    branch: readNumber(read('branch')),
  };
}

function readNumber(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** The filter and the page of the list as the search part of an address, "" when nothing is asked for. */
export function filterSearch({ q, specialty, branch }: DoctorFilter, page = 1): string {
  const search = new URLSearchParams();
  if (q.trim()) search.set('q', q.trim());
  if (specialty !== null) search.set('specialty', String(specialty));
  if (branch !== null) search.set('branch', String(branch));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

type Found = Pick<Doctor, 'names' | 'title'> & {
  specialties: Pick<Specialty, 'id' | 'number'>[];
  branches: Pick<Doctor['branches'][number], 'number' | 'search'>[];
};

/** What the filter needs to know of a doctor: names in both scripts, places, title, specialties and services. */
export function findableOf({ doctor, topics }: { doctor: Found; topics: SpecialtyTopics }): FindableDoctor {
  const { names, title, specialties, branches } = doctor;
  const own = specialties.flatMap(({ id }) => topics.get(id) ?? []);
  return {
    names: Object.values(names).join(' '),
    placeNames: branches.map(({ search }) => search.names).join(' '),
    places: branches.map(({ search }) => search.addresses).join(' '),
    topics: [...new Set(title ? [{ words: title }, ...own] : own)],
    specialties: specialties.map(({ number }) => number),
    branches: branches.map(({ number }) => number),
  };
}

/** Whether a doctor belongs in the answer. */
export function matchesFilter({ doctor, filter }: { doctor: FindableDoctor; filter: DoctorFilter }): boolean {
  return (
    (filter.specialty === null || doctor.specialties.includes(filter.specialty)) &&
    (filter.branch === null || doctor.branches.includes(filter.branch)) &&
    matchesSearch({ ...doctor, query: filter.q })
  );
}

type Named = Pick<Doctor, 'number' | 'slugs'>;

/**
 * Path of a doctor's page without the language: `/doctor/3-nadia-fahmy`. A language without a slug of its
 * own uses the other's, so that every address of a doctor names the doctor.
 */
export function doctorPath({ doctor, locale }: { doctor: Named; locale: Locale }): `/${string}` {
  const slug = doctor.slugs[locale] ?? doctor.slugs.en ?? doctor.slugs.ar;
  return slug ? `/doctor/${doctor.number}-${slug}` : `/doctor/${doctor.number}`;
}

/** The page's path per language, for the language switch and search engines. */
export function doctorPaths(doctor: Named): Record<Locale, `/${string}`> {
  const [en, ar] = routing.locales;
  return {
    [en]: doctorPath({ doctor, locale: en }),
    [ar]: doctorPath({ doctor, locale: ar }),
  };
}

/** What a search of doctors says of the appointment it is for. */
export function knownIn({
  filter: { specialty, branch },
  branches,
}: {
  filter: DoctorFilter;
  branches: { id: string; number: number }[];
}): KnownAppointment & { branchId?: string | undefined } {
  const place = branches.find(({ number }) => number === branch);
  return {
    by: place ? 'branch' : undefined,
    branch: place?.number,
    branchId: place?.id,
    specialty: specialty ?? undefined,
  };
}
