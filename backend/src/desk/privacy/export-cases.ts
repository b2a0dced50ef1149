import type { Database } from '../../platform/database';
import { showColumns } from '../../platform/show-columns';
import type { PatientKey } from '../patients/find-patient';
import { findCasesOf, readSteps } from './case-rows';
import { factsOfCase } from './handle-case';

const contactOf = (key: PatientKey) => ('phone' in key ? key.phone : key.email);

export async function countCases(db: Database, key: PatientKey): Promise<number> {
  return (await findCasesOf(db, contactOf(key))).length;
}

/** The requests of a person with their answers, to be handed over. Erasing leaves them: they prove that it was answered. */
export async function exportCases(db: Database, key: PatientKey) {
  const cases = await findCasesOf(db, contactOf(key));
  return await Promise.all(
    cases.map(async (row) => {
      const steps = await readSteps(db, row.document_id);
      const privacyCaseEvents = steps.map((step) => showColumns(step, ['at', 'actor', 'action', 'text']));
      return { ...factsOfCase(row), privacyCaseEvents };
    }),
  );
}
