import { withinScope } from '../../appointments/list/staff-access';
import { findMatches, readSearch } from '../../appointments/list/staff-search';
import { fileRow, PATIENT_FILES } from '../../appointments/record/patient-files';
import { plainNumbers } from '../../contract/digits';
import type { FoundPatients } from '../../contract/patient-file';
import { presentImported, searchImported } from '../../imports/imported-patients';
import { type Database, readRows } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { dateAt } from '../../scheduling/zone';
import { withRecords } from './known-records';
import { groupByPatient, identityOf, presentFound, type VisitRow, visitRow } from './visit-rows';

/** Patients shown at once; who sees more types more. */
const MOST_PATIENTS = 20;
/** Appointments read of the phones of those, the latest first. */
const MOST_VISITS = 2_000;
/** Most digits of a booking number; more are a phone. */
const MOST_DIGITS = 9;

/** Finds an appointment of each patient whose file number ends so, as `12` of `F-00012`; their phone decides what may be seen. */
async function listNumbered(db: Database, text: string): Promise<VisitRow[]> {
  const typed = plainNumbers(text.normalize('NFKC')).toLowerCase();
  const numbers = (typed.match(/\d+/g) ?? []).filter((digits) => digits.length <= MOST_DIGITS).map(Number);
  if (numbers.length === 0) return [];
  const files = await readRows(fileRow, db(PATIENT_FILES).whereIn('number', numbers).whereNotNull('person'));
  const fitting = files.filter(
    ({ file_number }) => /^\d+$/.test(typed) || file_number?.toLowerCase() === typed,
  );
  const ids = fitting.map(({ appointment }) => appointment);
  return await readRows(visitRow, db('appointments').whereIn('document_id', ids));
}

/**
 * Finds the patients that fit what was typed (a phone, its last digits, the beginning of a name, a booking number or a file
 * number), whoever came last first. By the indexes of the staff list, however many appointments there are.
 */
export async function findPatients(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  scope: BranchScope,
  text: string,
): Promise<FoundPatients> {
  const { branches, ...clocks } = catalogue.data;
  const asked = { db, scope, filters: { q: text }, branches, clocks };
  // Always by the indexes of names and phones: no other filter leaves fewer.
  const matches = findMatches(asked, Number.POSITIVE_INFINITY);
  const [rows, isCapped, numbered] = await Promise.all([
    matches ? readRows(visitRow, matches.found().orderBy('starts_at', 'desc').orderBy('id', 'desc')) : [],
    matches?.isCapped() ?? false,
    listNumbered(db, text),
  ]);
  const matching = groupByPatient(rows);
  const groups = new Map([...groupByPatient(numbered), ...matching]);
  const shown = [...groups.keys()].slice(0, MOST_PATIENTS);
  const phones = [...new Set(shown.map((key) => groups.get(key)?.[0]?.phone ?? ''))];
  const all = withinScope(db('appointments'), scope)
    .whereIn('phone', phones)
    .orderBy('starts_at', 'desc')
    .limit(MOST_VISITS);
  const whole = groupByPatient(await readRows(visitRow, all));
  const data = shown.flatMap((key) => {
    return presentFound(whole.get(key) ?? matching.get(key) ?? [], catalogue, now) ?? [];
  });
  const search = readSearch(text, [...new Set(Object.values(branches).map(({ country }) => country))]);
  const imported = search ? await searchImported(db, search, MOST_PATIENTS) : [];
  const today = dateAt(now, catalogue.data.clinicZone);
  return {
    data: await withRecords(db, data, () => today),
    meta: {
      isCapped: isCapped || groups.size > shown.length || imported.length === MOST_PATIENTS,
      imported: imported
        .filter((one) => !groups.has(identityOf(one)))
        .map((one) => presentImported(one, now)),
    },
  };
}
