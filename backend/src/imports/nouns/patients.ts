import { personHash } from '../../appointments/record/patient-files';
import { newDocumentId } from '../../platform/database';
import { findEntries, insertEntries, type NewEntry } from '../entry-rows';
import { findIdentities, insertPatients, type NewPatient } from '../imported-patients';
import { readPerson } from '../read-person';
import { type Handler, judge, keyOf, PLANNED, type Result } from '../work';

/** Takes patients over: one for each phone and name, however often they stand in the file. */
export const takePatients: Handler = async (work, rows) => {
  const { choice, catalogue, trx } = work;
  const country = choice.branch === null ? undefined : catalogue.data.branches[choice.branch]?.country;
  const read = rows.map((row) => {
    const person = readPerson(row, country, choice.isDayFirst);
    if (Array.isArray(person)) return person;
    const sameAs = personHash(person);
    return { person, sameAs, key: keyOf('patients', { id: row.get('id'), sameAs }) };
  });
  const fit = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
  const [keys, identities] = [fit.map(({ key }) => key), fit.map(({ sameAs }) => sameAs)];
  const entries = await findEntries(work.db, keys);
  const here = await findIdentities(work.db, identities);
  const patients: (NewPatient & { documentId: string; identity: string })[] = [];
  const made: NewEntry[] = [];
  const results = read.map((one): Result => {
    if (Array.isArray(one)) return one;
    const { key, sameAs, person } = one;
    const before = judge(work, one, entries);
    if (before) return before;
    if (trx === null) work.planned.patients.set(key, person);
    const known = here.get(sameAs);
    const documentId = known ?? (trx ? newDocumentId() : PLANNED);
    here.set(sameAs, documentId);
    made.push({ noun: 'patients', key, sameAs, entry: documentId, isMade: known === undefined });
    if (known !== undefined) return 'known';
    patients.push({ ...person, documentId, identity: sameAs });
    return 'written';
  });
  if (trx) {
    const { document_id: importId } = work.row;
    await insertPatients(trx, patients, { importId, now: work.now });
    await insertEntries(trx, importId, made, work.now);
  }
  // In a trial the next batches have to know them.
  else for (const { sameAs } of made) work.seen.set(keyOf('patients', { id: '', sameAs }), sameAs);
  return results;
};
