import type { FoundPatient } from '@/contract/patient-file';
import type { Locale } from '@/i18n/routing';
import type { PatientSort } from './address';

export const nameOf = ({ firstName, lastName }: FoundPatient) => `${firstName} ${lastName}`;

/** Sorts found patients by name or by next visit; unsorted if no order is chosen. */
export function sortPatients(found: FoundPatient[], sort: PatientSort | null, locale: Locale) {
  if (sort === null) return found;
  const byName = new Intl.Collator(locale);
  // Patients without a next appointment stand last.
  const nextOf = ({ next }: FoundPatient) => (next ? Date.parse(next.startsAt) : Number.MAX_SAFE_INTEGER);
  return found.toSorted((a, b) =>
    sort === 'name' ? byName.compare(nameOf(a), nameOf(b)) : nextOf(a) - nextOf(b),
  );
}
