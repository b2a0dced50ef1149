import { listFiles, personHash, presentRecord } from '../../appointments/record/patient-files';
import type { PatientRecord } from '../../contract/person';
import { findImportedBirthDates } from '../../imports/imported-patients';
import type { Database } from '../../platform/database';
import { ageOn } from '../../scheduling/age';
import { dateAt } from '../../scheduling/zone';
import { listJoinedPersons } from './joined-persons';

type Named = PatientRecord & { phone: string; firstName: string; lastName: string; age: number | null };

/** Adds to each patient their file numbers, then those of whom they are joined with, and their birth date with the age on a day. */
export async function withRecords<Shown extends Named>(
  db: Database,
  shown: readonly Shown[],
  dayOf: (one: Shown) => string,
): Promise<Shown[]> {
  const hashes = shown.map((one) => (one.phone === '' ? null : personHash(one)));
  const persons = hashes.filter((hash) => hash !== null);
  const people = shown.map((one) => ({ ...one, first_name: one.firstName, last_name: one.lastName }));
  const joinedWith = await listJoinedPersons(db, people);
  const all = [...persons, ...persons.flatMap(joinedWith)];
  const [files, imported] = await Promise.all([listFiles(db, all), findImportedBirthDates(db, persons)]);
  return shown.map((one, index) => {
    const hash = hashes[index] ?? null;
    if (hash === null) return one;
    const { fileNumbers, birthDate: said } = presentRecord(files.filter(({ person }) => person === hash));
    const others = joinedWith(hash);
    const joined = presentRecord(files.filter(({ person }) => person !== null && others.includes(person)));
    const birthDate = said ?? imported.get(hash) ?? null;
    return {
      ...one,
      fileNumbers: [...fileNumbers, ...joined.fileNumbers],
      birthDate,
      age: birthDate === null ? one.age : ageOn(birthDate, dayOf(one)),
    };
  });
}

/** The same of appointments: the age is that of the day of the visit, by the clock of its branch. */
export async function withVisitRecords<Shown extends Named & { startsAt: string; timeZone: string }>(
  db: Database,
  shown: readonly Shown[],
): Promise<Shown[]> {
  return withRecords(db, shown, ({ startsAt, timeZone }) => dateAt(Date.parse(startsAt), timeZone));
}
