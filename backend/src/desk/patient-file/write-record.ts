import { invalidField } from '../../appointments/record/booking-input';
import {
  hashOf,
  listFiles,
  lockFiles,
  PATIENT_FILES,
  presentRecord,
  writeFile,
} from '../../appointments/record/patient-files';
import type { RecordChange } from '../../contract/patient-file';
import { inTransaction, type Transaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { dateAt } from '../../scheduling/zone';
import { writeFileNumber } from './file-number';
import { readSamePerson } from './same-person';

const MOST_YEARS = 130;

type Given = With<'strapi' | 'catalogue' | 'now'>;

/** Reads the patient of an appointment and whom staff have joined with them: each by digest and latest appointment. */
async function readPeople(trx: Transaction, appointment: string) {
  const same = await readSamePerson(trx, appointment);
  if (!same) return null;
  const { visit, patients } = same;
  const people = patients.map(({ visits }) => ({
    person: hashOf(visits[0] ?? visit),
    appointment: (visits[0] ?? visit).document_id,
  }));
  const appointments = patients.flatMap(({ visits }) => visits.map(({ document_id }) => document_id));
  const persons = people.map(({ person }) => person);
  const files = await listFiles(trx, persons);
  return { visit, people, appointments, files };
}

/** Gives a patient the next file number, unless the clinic uses none, or the patient (or a joined one) has one. */
export async function giveFileNumber({ strapi, catalogue, now }: Given, appointment: string): Promise<void> {
  const { fileNumberForm: form, nextFileNumber: least } = catalogue.data.rules;
  if (form === '') return;
  await inTransaction(strapi, async (trx) => {
    await lockFiles(trx);
    const found = await readPeople(trx, appointment);
    const [own] = found?.people ?? [];
    if (!found || !own || presentRecord(found.files).fileNumbers.length > 0) return;
    const [last] = await trx(PATIENT_FILES).max({ number: 'number' });
    const number = Math.max(least, Number(last?.number ?? 0) + 1);
    const known = found.files.find(({ person }) => person === own.person);
    const change = { number, file_number: writeFileNumber(form, number) };
    await writeFile({ trx, now }, { ...own, known, change });
  });
}

/** Writes what staff say of a patient. Refused with 400 for a birth date of nobody living, 409 for one who was erased. */
export async function writeRecord(given: Given, appointment: string, wanted: RecordChange) {
  const { strapi, now } = given;
  if ('fileNumber' in wanted) {
    await giveFileNumber(given, appointment);
    return { ok: true, value: null } as const;
  }
  return inTransaction(strapi, async (trx): Promise<Outcome<null>> => {
    await lockFiles(trx);
    const found = await readPeople(trx, appointment);
    if (!found) return notAllowed('notAllowed');
    if ('language' in wanted) {
      await trx('appointments').whereIn('document_id', found.appointments).update(wanted);
      return { ok: true, value: null };
    }
    const { birthDate: birth_date } = wanted;
    const today = dateAt(now, found.visit.time_zone);
    const oldest = `${Number(today.slice(0, 4)) - MOST_YEARS}${today.slice(4)}`;
    if (birth_date !== null && (birth_date > today || birth_date < oldest))
      return invalidField('birthDate', 'invalid');
    for (const one of found.people) {
      const known = found.files.filter(({ person }) => person === one.person);
      if (known.length === 0 && birth_date === null) continue;
      for (const file of known.length === 0 ? [undefined] : known)
        await writeFile({ trx, now }, { ...one, known: file, change: { birth_date } });
    }
    return { ok: true, value: null };
  });
}
