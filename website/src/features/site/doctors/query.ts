import { foldText } from '@/contract/fold-text';
import { DOCUMENT_ID } from '@/contract/limits';
import type { Specialty } from '@/features/site/specialties/data';
import type { SpecialtyTopics } from '@/features/site/specialties/rules';
import type { KnownAppointment } from '@/lib/address/booking-address';
import { withSearch } from '@/lib/address/search-params';
import { matchesSearch } from '@/lib/search/matches-search';
import type { Doctor } from './data';
import { GENDERS } from './rules';

/** Number of doctors up to which all are sent and searched in place; more are paged, and searched by the server. */
export const DOCTORS_PER_PAGE = 12;

/** Filter in the address of the list: `?q=nadia&specialty=2&branch=1`. */
export type DoctorFilter = ReturnType<typeof readDoctorFilter>;
export type FindableDoctor = ReturnType<typeof findableOf>;

const LONGEST_SEARCH = 80;
const LONGEST_LANGUAGE = 40;
/** Value of the address for {@link DoctorFilter.isSoonest}. */
export const SOONEST = 'soonest';

/** Reads the filter from an address; malformed parts count as not set. */
export function readDoctorFilter(read: (key: string) => string | null | undefined) {
  const company = read('company') ?? '';
  return {
    q: (read('q') ?? '').slice(0, LONGEST_SEARCH),
    /** Public numbers; null for all. */
    specialty: readNumber(read('specialty')),
    branch: readNumber(read('branch')),
    gender: GENDERS.find((one) => one === read('gender')) ?? null,
    /** A language as editors name it, in either language of the site; "" for any. */
    language: (read('language') ?? '').slice(0, LONGEST_LANGUAGE).trim(),
    /** Document id of a company or syndicate whose card has to be accepted; "" for any. */
    company: DOCUMENT_ID.test(company) ? company : '',
    isSoonest: read('sort') === SOONEST,
  };
}

export const noFilter = readDoctorFilter(() => null);

function readNumber(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

export type FilterFields = ReturnType<typeof fieldsOf>;

/** The filter as the fields of its form; "" for all. */
export function fieldsOf({ q, specialty, branch, gender, language, company, isSoonest }: DoctorFilter) {
  const numbers = { specialty: String(specialty ?? ''), branch: String(branch ?? '') };
  return { q, ...numbers, gender: gender ?? '', language, company, sort: isSoonest ? SOONEST : '' };
}

/** The filter and the page of the list as the search part of an address, "" when nothing is asked for. */
export function filterSearch(filter: DoctorFilter, page = 1): string {
  const asked = Object.entries(fieldsOf({ ...filter, q: filter.q.trim() })).filter(([, value]) => value);
  return withSearch('', { ...Object.fromEntries(asked), page: page > 1 ? page : null });
}

type Found = Pick<Doctor, 'names' | 'title' | 'gender' | 'languagesIn'> & {
  specialties: Pick<Specialty, 'id' | 'number'>[];
  branches: (Pick<Doctor['branches'][number], 'number' | 'search'> & { organisations: { id: string }[] })[];
};

/** The languages of a list as editors write it: "Arabic, English". */
export function languageNames(list: string): string[] {
  return list
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns the searchable parts of a doctor: names in both scripts, places, title, specialties and services. */
export function findableOf({ doctor, topics }: { doctor: Found; topics: SpecialtyTopics }) {
  const { names, title, specialties, branches, gender, languagesIn } = doctor;
  const own = specialties.flatMap(({ id }) => topics.get(id) ?? []);
  return {
    names: Object.values(names).join(' '),
    placeNames: branches.map(({ search }) => search.names).join(' '),
    places: branches.map(({ search }) => search.addresses).join(' '),
    topics: [...new Set(title ? [{ words: title }, ...own] : own)],
    /** Public numbers, as are `branches`. */
    specialties: specialties.map(({ number }) => number),
    branches: branches.map(({ number }) => number),
    gender,
    /** Folded, in both languages of the site. */
    languages: Object.values(languagesIn).flatMap(languageNames).map(foldText),
    /** Document ids of companies and syndicates that a branch of the doctor accepts. */
    companies: branches.flatMap(({ organisations }) => organisations.map(({ id }) => id)),
  };
}

export function matchesFilter({ doctor, filter }: { doctor: FindableDoctor; filter: DoctorFilter }): boolean {
  return (
    (filter.specialty === null || doctor.specialties.includes(filter.specialty)) &&
    (filter.branch === null || doctor.branches.includes(filter.branch)) &&
    (filter.gender === null || doctor.gender === filter.gender) &&
    (filter.language === '' || doctor.languages.includes(foldText(filter.language))) &&
    (filter.company === '' || doctor.companies.includes(filter.company)) &&
    matchesSearch({ ...doctor, query: filter.q })
  );
}

/** Returns what a search of doctors says of the appointment it is for. */
export function knownIn(
  { specialty, branch }: DoctorFilter,
  branches: { id: string; number: number }[],
): KnownAppointment & { branchId?: string | undefined } {
  const place = branches.find(({ number }) => number === branch);
  return {
    by: place ? 'branch' : undefined,
    branch: place?.number,
    branchId: place?.id,
    specialty: specialty ?? undefined,
  };
}
