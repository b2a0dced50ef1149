import { matchesSearch } from '@/lib/search/fold-text';

/** What a visitor looks for, as it stands in the address of the list: `?q=nadia&specialty=2&branch=1`. */
export interface DoctorFilter {
  q: string;
  /** Public numbers; null for all. */
  specialty: number | null;
  branch: number | null;
}

/** What the filter knows of a doctor. */
export interface FindableDoctor {
  /** Names in both scripts, title and specialties: everything a search may hit. */
  text: string;
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

/** The filter as the search part of an address, "" when nothing is asked for. */
export function filterSearch({ q, specialty, branch }: DoctorFilter): string {
  const search = new URLSearchParams();
  if (q.trim()) search.set('q', q.trim());
  if (specialty !== null) search.set('specialty', String(specialty));
  if (branch !== null) search.set('branch', String(branch));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Whether a doctor belongs in the answer. */
export function matchesFilter({ doctor, filter }: { doctor: FindableDoctor; filter: DoctorFilter }): boolean {
  return (
    (filter.specialty === null || doctor.specialties.includes(filter.specialty)) &&
    (filter.branch === null || doctor.branches.includes(filter.branch)) &&
    matchesSearch({ text: doctor.text, query: filter.q })
  );
}
