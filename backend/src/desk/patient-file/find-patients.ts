import { findMatches } from '../../appointments/list/find-matches';
import { withinScope } from '../../appointments/list/staff-access';
import { readSearch } from '../../appointments/list/staff-search';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import type { FoundPatients } from '../../contract/patient-file';
import { presentImported, searchImported } from '../../imports/imported-patients';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { groupByPatient, identityOf, parseVisits, presentFound } from './visit-rows';

/** Patients shown at once; who sees more types more. */
const MOST_PATIENTS = 20;
/** Appointments read of the phones of those, the latest first. */
const MOST_VISITS = 2_000;

/**
 * The patients that fit what was typed (a phone in any form, its last digits, the beginning of a name in any spelling, or a
 * booking number), whoever came last first, with the counts of all their appointments that may be seen. By the indexes of the
 * staff list, however many appointments there are.
 */
export async function findPatients({
  db,
  scope,
  catalogue,
  text,
  now,
}: {
  db: Database;
  scope: BranchScope;
  catalogue: CatalogueSnapshot;
  text: string;
  now: number;
}): Promise<FoundPatients> {
  const { branches, ...clocks } = catalogue.data;
  const asked = { db, scope, filters: { q: text }, branches, clocks };
  // Always by the indexes of names and phones: no other filter leaves fewer.
  const matches = findMatches(asked, Number.POSITIVE_INFINITY);
  if (!matches) return { data: [], meta: { isCapped: false, imported: [] } };
  const [rows, isCapped] = await Promise.all([
    matches.found().orderBy('starts_at', 'desc').orderBy('id', 'desc'),
    matches.isCapped(),
  ]);
  const groups = groupByPatient(parseVisits(rows));
  const shown = [...groups.keys()].slice(0, MOST_PATIENTS);
  const phones = [...new Set(shown.map((key) => groups.get(key)?.[0]?.phone ?? ''))];
  const all: unknown[] =
    phones.length === 0
      ? []
      : await withinScope(db('appointments'), scope)
          .whereIn('phone', phones)
          .orderBy('starts_at', 'desc')
          .limit(MOST_VISITS);
  const whole = groupByPatient(parseVisits(all));
  const data = shown.flatMap((key) => {
    const [first] = groups.get(key) ?? [];
    const visits = (first && whole.get(identityOf(first))) ?? groups.get(key) ?? [];
    return presentFound(visits, catalogue, now) ?? [];
  });
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const search = readSearch(text, countries);
  const imported = search ? await searchImported(db, search, MOST_PATIENTS) : [];
  return {
    data,
    meta: {
      isCapped: isCapped || groups.size > shown.length || imported.length === MOST_PATIENTS,
      imported: imported
        .filter((one) => !groups.has(identityOf(one)))
        .map((one) => presentImported(one, now)),
    },
  };
}
