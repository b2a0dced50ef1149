import { invalidField } from '../../appointments/record/booking-input';
import { writeLog } from '../../audit/write-log';
import { accountOf, readActorNames } from '../../auth/accounts/staff-names';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import {
  BREACH_HOURS,
  type CaseInput,
  type CaseStep,
  type PrivacyCase,
  type PrivacyCaseDetail,
} from '../../contract/privacy-case';
import { type Database, inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { type Outcome, versionConflict } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { Acting } from '../../platform/with';
import { HOUR, WallClock } from '../../scheduling/zone';
import { type PatientKey, readPatientKey } from '../patients/find-patient';
import { type CaseRow, findCasesOf, insertCase, readSteps, takeStep } from './case-rows';

/** A wall time of the clinic as an instant; null for one that is still to come. */
function readMoment(text: string, timeZone: string, now: number): number | null {
  const [date = '', time = ''] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const instant = new WallClock(date, timeZone).reaches(hours * 60 + minutes);
  return instant > now ? null : instant;
}

/** Writes a case down, with the day until which the law or the clinic wants it answered. */
export async function openCase(
  { strapi, by, address, now }: Acting,
  { receivedAt: typed, contact, name, text, kind, way }: CaseInput,
): Promise<Outcome<{ documentId: string }>> {
  const { clinicZone, branches, rules } = (await currentCatalogue(strapi)).data;
  const receivedAt = readMoment(typed, clinicZone, now);
  if (receivedAt === null) return invalidField('receivedAt', 'invalid');
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const { connection } = strapi.db;
  const reached = contact === null ? null : await readPatientKey(connection, { sought: contact }, countries);
  if (reached && !reached.ok) return invalidField('contact', 'invalid');
  const found = reached === null ? null : Object.values(reached.value)[0];
  const hours = kind === 'breach' ? BREACH_HOURS : rules.privacyRequestDays * 24;
  const words = { name, contact: found ?? null, text };
  const dueAt = receivedAt + hours * HOUR;
  const documentId = await inTransaction(strapi, async (trx) => {
    const id = await insertCase(trx, { kind, way, words, receivedAt, dueAt, actor: `user:${by}`, now });
    await writeLog({ db: trx, by, address, now }, 'case.open', { subject: id });
    return id;
  });
  return { ok: true, value: { documentId } };
}

/** Does a step with a case. Refused with 409 when a colleague was faster. */
export async function stepCase(
  { strapi, by, address, now }: Acting,
  id: string,
  { action, state, text }: CaseStep,
): Promise<Outcome<null>> {
  if ((action === 'reopened') === (state === 'open')) return invalidField('action', 'notOffered');
  const isTaken = await inTransaction(strapi, async (trx) => {
    if (!(await takeStep(trx, { id, action, state, text, actor: `user:${by}`, now }))) return false;
    await writeLog({ db: trx, by, address, now }, 'case.step', { subject: id });
    return true;
  });
  return isTaken ? { ok: true, value: null } : versionConflict();
}

/** Facts of a case itself, as they are shown and handed over. */
const factsOfCase = ({ words, ...row }: CaseRow) => ({
  ...showColumns(row, ['kind', 'way', 'state', 'received_at', 'due_at', 'closed_at']),
  name: words?.name ?? null,
  contact: words?.contact ?? null,
  text: words?.text ?? null,
});

export function presentCase(row: CaseRow, now: number): PrivacyCase {
  const isOverdue = row.state === 'open' && row.due_at < now;
  return { documentId: row.document_id, ...factsOfCase(row), isOverdue };
}

export async function presentWithSteps(
  { strapi, by, now }: Pick<Acting, 'strapi' | 'by' | 'now'>,
  row: CaseRow,
): Promise<PrivacyCaseDetail> {
  const db = strapi.db.connection;
  const steps = await readSteps(db, row.document_id);
  const actors = steps.map(({ actor }) => actor);
  const nameOf = await readActorNames(db, actors);
  return {
    ...presentCase(row, now),
    history: steps.map(({ at, actor, action, text }) => ({
      at: isoInstant(at),
      by: { name: nameOf(actor), isYou: accountOf(actor) === by },
      action,
      text,
    })),
  };
}

const casesOf = (db: Database, key: PatientKey) => findCasesOf(db, 'phone' in key ? key.phone : key.email);

export async function countCases(db: Database, key: PatientKey): Promise<number> {
  return (await casesOf(db, key)).length;
}

/** The requests of a person with their answers, to be handed over. Erasing leaves them: they prove that it was answered. */
export async function exportCases(db: Database, key: PatientKey) {
  return await Promise.all(
    (await casesOf(db, key)).map(async (row) => {
      const steps = await readSteps(db, row.document_id);
      const privacyCaseEvents = steps.map((step) => showColumns(step, ['at', 'actor', 'action', 'text']));
      return { ...factsOfCase(row), privacyCaseEvents };
    }),
  );
}
