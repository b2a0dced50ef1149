import type { Database } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import type { PatientKey } from '../patients/find-patient';
import { findCasesOf, readSteps } from './case-rows';

const contactOf = (key: PatientKey) => ('phone' in key ? key.phone : key.email);

export async function countCases(db: Database, key: PatientKey): Promise<number> {
  return (await findCasesOf(db, contactOf(key))).length;
}

/** The requests of a person with their answers, to be handed over. Erasing leaves them: they prove that it was answered. */
export async function exportCases(db: Database, key: PatientKey) {
  const cases = await findCasesOf(db, contactOf(key));
  return await Promise.all(
    cases.map(async ({ document_id: id, kind, way, state, received_at, due_at, closed_at, words }) => ({
      kind,
      way,
      state,
      receivedAt: isoInstant(received_at),
      dueAt: isoInstant(due_at),
      closedAt: isoInstant(closed_at),
      name: words?.name ?? null,
      contact: words?.contact ?? null,
      text: words?.text ?? null,
      privacyCaseEvents: (await readSteps(db, id)).map(({ at, actor, action, text }) => ({
        at: isoInstant(at),
        actor,
        action,
        text,
      })),
    })),
  );
}
