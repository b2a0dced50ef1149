import { z } from 'zod';
import type { Person } from '../appointments/booking/plan-appointment';
import { matching, type Search } from '../appointments/list/staff-search';
import { GONE } from '../appointments/record/patient-columns';
import { searchColumns } from '../appointments/record/search-columns';
import type { ImportedPatient } from '../contract/imports';
import { type Database, readRows, type Transaction } from '../platform/database';
import { storedInstant } from '../platform/instant';
import { showColumns } from '../platform/show-columns';
import { ageOn } from '../scheduling/age';

const TABLE = 'imported_patients';

const row = z.object({
  document_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  birth_date: z.string().nullable(),
  age: z.coerce.number().nullable(),
  notes: z.string().nullable(),
  created_at: storedInstant,
});
export type ImportedPatientRow = z.output<typeof row>;

/** A patient as a file names them; `birthDate` and `age` are null where it says neither. */
export interface NewPatient extends Person {
  email: string | null;
  birthDate: string | null;
  age: number | null;
  notes: string | null;
}

export async function insertPatients(
  trx: Transaction,
  patients: (NewPatient & { documentId: string; identity: string })[],
  { importId, now }: { importId: string; now: number },
): Promise<void> {
  if (patients.length === 0) return;
  const at = new Date(now);
  await trx(TABLE).insert(
    patients.map(({ documentId, identity, firstName, lastName, phone, birthDate, ...rest }) => ({
      ...{ document_id: documentId, import: importId, identity },
      ...{ first_name: firstName, last_name: lastName, phone, birth_date: birthDate, ...rest },
      ...searchColumns({ first_name: firstName, last_name: lastName, phone }),
      ...{ created_at: at, updated_at: at },
    })),
  );
}

export async function findIdentities(db: Database, identities: string[]) {
  const found: { identity: string; document_id: string }[] = await db(TABLE)
    .whereIn('identity', identities)
    .select('identity', 'document_id');
  return new Map(found.map(({ identity, document_id }) => [identity, document_id]));
}

/** Finds birth dates that the former system had, by digests of the patients. */
export async function findImportedBirthDates(db: Database, persons: readonly string[]) {
  const found: { identity: string; birth_date: string }[] = await db(TABLE)
    .whereIn('identity', [...persons])
    .whereNotNull('birth_date')
    .select('identity', 'birth_date');
  return new Map(found.map(({ identity, birth_date }) => [identity, birth_date]));
}

export async function findImportedPatients(db: Database, ids: string[]) {
  return await readRows(row, db(TABLE).whereIn('document_id', ids).whereNull('erased_at'));
}

/** Returns which of these patients, by their digests, were taken over before and erased since. */
export async function findErased(db: Database, identities: string[]): Promise<Set<string>> {
  const erased = db(TABLE).whereIn('identity', identities).whereNotNull('erased_at');
  return new Set<string>(await erased.pluck('identity'));
}

/** Removes patients whom nobody has touched since they were taken over. @returns how many */
export async function removePatients(trx: Transaction, importId: string, ids: string[]): Promise<number> {
  return await trx(TABLE)
    .where({ import: importId })
    .whereIn('document_id', ids)
    .whereNull('erased_at')
    .delete();
}

export function ageAt(birthDate: string, now: number): number {
  return ageOn(birthDate, new Date(now).toISOString().slice(0, 10));
}

export function presentImported(patient: ImportedPatientRow, now: number): ImportedPatient {
  const { birth_date, age, created_at } = patient;
  const sinceThen =
    age === null ? null : age + new Date(now).getFullYear() - new Date(created_at).getFullYear();
  return {
    ...showColumns(patient, ['document_id', 'first_name', 'last_name', 'phone', 'email', 'notes']),
    age: birth_date === null ? sinceThen : ageAt(birth_date, now),
  };
}

/** The patients of other systems that fit a search of staff, by the same indexes as appointments. */
export async function searchImported(db: Database, { bookingNumber: _, ...search }: Search, limit: number) {
  const found = new Map<string, ImportedPatientRow>();
  for (const narrow of matching(db, search))
    for (const one of await readRows(row, narrow(db(TABLE).whereNull('erased_at')).limit(limit)))
      found.set(one.document_id, one);
  return [...found.values()].slice(0, limit);
}

/** Finds all imported patients of a phone or a mail address. */
export async function findImportedUnder(db: Database, key: { phone: string } | { email: string }) {
  const query = db(TABLE).whereNull('erased_at').orderBy('id');
  if ('phone' in key) query.where('phone', key.phone);
  else query.whereRaw('lower(email) = ?', [key.email]);
  return await readRows(row, query);
}

export async function eraseImported(trx: Transaction, ids: string[], now: number): Promise<void> {
  await trx(TABLE)
    .whereIn('document_id', ids)
    .whereNull('erased_at')
    .update({
      ...{ first_name: GONE, last_name: '', phone: '', email: null },
      ...{ birth_date: null, age: null, notes: null },
      ...searchColumns({ first_name: '', last_name: '', phone: '' }),
      ...{ erased_at: new Date(now), updated_at: new Date(now) },
    });
}
