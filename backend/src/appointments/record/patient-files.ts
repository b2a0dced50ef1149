import { hash } from 'node:crypto';
import { z } from 'zod';
import type { PatientRecord } from '../../contract/person';
import { type Database, isPostgres, newRow, readRows, type Transaction } from '../../platform/database';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { searchColumns } from './search-columns';

export const PATIENT_FILES = 'patient_files';

export const fileRow = z.object({
  document_id: z.string(),
  /** One of the patient's, by which they are found from their number. */
  appointment: z.string(),
  /** Null once they are erased. */
  person: z.string().nullable(),
  number: z.coerce.number().nullable(),
  /** The number as it is written, in the form of the day on which it was given. */
  file_number: z.string().nullable(),
  birth_date: z.string().nullable(),
});
export type PatientFileRow = z.output<typeof fileRow>;

/** Returns the digest that tells patients apart without naming them, however spelled. @param person phone in E.164 */
export function personHash({ phone, ...name }: Record<'phone' | 'firstName' | 'lastName', string>): string {
  return hash('sha256', `${phone}|${patientKey(name)}`).slice(0, 32);
}

type Named = { phone: string; first_name: string; last_name: string };

export const hashOf = ({ phone, first_name: firstName, last_name: lastName }: Named) =>
  personHash({ phone, firstName, lastName });

/** Lists the files of some patients, by their digests; the oldest first. */
export async function listFiles(db: Database, persons: readonly string[]): Promise<PatientFileRow[]> {
  if (persons.length === 0) return [];
  return await readRows(
    fileRow,
    db(PATIENT_FILES)
      .whereIn('person', [...new Set(persons)])
      .orderBy('id'),
  );
}

export function presentRecord(rows: readonly PatientFileRow[]): PatientRecord {
  return {
    fileNumbers: rows.flatMap(({ file_number }) => file_number ?? []),
    birthDate: rows.find(({ birth_date }) => birth_date !== null)?.birth_date ?? null,
  };
}

/** Has writers of patients' files wait for each other until the transaction ends: two desks open no two for one patient. */
export async function lockFiles(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('patient-files'))`);
}

/** Updates the stored data of a patient, or creates them. */
export async function writeFile(
  { trx, now }: With<'trx' | 'now'>,
  given: {
    person: string;
    appointment: string;
    known: PatientFileRow | undefined;
    change: Partial<Pick<PatientFileRow, 'number' | 'file_number' | 'birth_date'>>;
  },
): Promise<void> {
  const { person, appointment, known, change } = given;
  const at = new Date(now);
  if (known) {
    await trx(PATIENT_FILES)
      .where({ document_id: known.document_id })
      .update({ ...change, updated_at: at });
    return;
  }
  await trx(PATIENT_FILES).insert({ ...newRow(at), person, appointment, ...change });
}

/** Appointments of a patient that still name them. */
async function appointmentsOf(trx: Transaction, named: Named): Promise<string[]> {
  const found: (Named & { document_id: string })[] = await trx('appointments')
    .where({ phone: named.phone })
    .whereNull('erased_at')
    .select('document_id', 'phone', 'first_name', 'last_name');
  return found.filter((one) => hashOf(one) === hashOf(named)).map(({ document_id }) => document_id);
}

type NamedBy = Named & { document_id: string };

/** Moves the joins of a patient to another of their appointments. */
async function passJoinsOn(trx: Transaction, from: string, to: string): Promise<void> {
  for (const side of ['appointment', 'other'])
    await trx('patient_joins')
      .where({ [side]: from })
      .whereNull('undone_at')
      .update({ [side]: to });
}

/** Keeps file and joins with their patient when an appointment was amended: they go along with their only one, or stay. */
export async function followAmendment(trx: Transaction, before: NamedBy, after: Named): Promise<void> {
  const [from, to] = [hashOf(before), hashOf(after)];
  if (from === to) return;
  await lockFiles(trx);
  const [other] = await appointmentsOf(trx, before);
  await trx(PATIENT_FILES)
    .where({ person: from })
    .update(other ? { appointment: other } : { person: to });
  if (other) await passJoinsOn(trx, before.document_id, other);
  else await correctImported(trx, before, after);
}

/** Corrects the phone of imported patient data; if the name differs as well, the data belong to another person. */
async function correctImported(trx: Transaction, before: Named, after: Named): Promise<void> {
  const { phone } = after;
  if (hashOf({ ...before, phone }) !== hashOf(after)) return;
  const known = trx('imported_patients').where({ identity: hashOf(after) });
  if (await known.first('id')) return;
  const { reversed_phone } = searchColumns(after);
  await trx('imported_patients')
    .where({ identity: hashOf(before) })
    .whereNull('erased_at')
    .update({ phone, reversed_phone, identity: hashOf(after) });
}

/** Takes the person out of the files of patients of whom no appointment is left; the numbers are not given again. */
export async function eraseFiles(trx: Transaction, erased: readonly NamedBy[]): Promise<void> {
  for (const named of erased) {
    const [other] = await appointmentsOf(trx, named);
    await trx(PATIENT_FILES)
      .where({ person: hashOf(named) })
      .update(other ? { appointment: other } : { person: null, birth_date: null });
    if (other) await passJoinsOn(trx, named.document_id, other);
  }
}
