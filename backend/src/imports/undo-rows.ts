import { freeClaims } from '../appointments/record/claims-table';
import { isNamedAlone } from '../content/documents/keep-named';
import { findOnlyOf, isUsualService } from '../content/documents/keep-reach';
import { findSchedule } from '../content/documents/stored-hours';
import { uidOf } from '../content/editorial/types';
import type { ImportNoun } from '../contract/imports';
import type { Transaction } from '../platform/database';
import type { EntryRow } from './entry-rows';
import { removePatients } from './imported-patients';
import type { Work } from './work';

/** Tables of what somebody wrote about an appointment since it was taken over, and the column that names it. */
const ABOUT = [
  ['appointment_notes', 'appointment'],
  ['payments', 'appointment'],
  ['deposits', 'appointment'],
  ['patient_files', 'appointment'],
  ['patient_joins', 'appointment'],
  ['patient_joins', 'other'],
  ['cards', 'appointment'],
  ['incoming_messages', 'appointment'],
  ['waiting_entries', 'appointment'],
] as const;

/** Appointments that are as they were taken over: nobody has changed them or written about them. */
async function listUntouched(trx: Transaction, ids: string[]): Promise<string[]> {
  const untouched: string[] = await trx('appointments')
    .whereIn('document_id', ids)
    .where({ version: 1 })
    .whereNull('erased_at')
    // Locked: waits for running changes, after which the row counts as used.
    .forUpdate()
    .pluck('document_id');
  const touched = new Set<string>(
    await trx('appointment_events')
      .whereIn('appointment', untouched)
      .where((other) => other.whereNot('action', 'imported').orWhereNull('action'))
      .pluck('appointment'),
  );
  for (const [table, column] of ABOUT)
    for (const id of await trx(table).whereIn(column, untouched).pluck(column)) touched.add(id);
  return untouched.filter((id) => !touched.has(id));
}

type Undoing = Pick<Work, 'strapi' | 'row'> & { trx: Transaction };

async function undoAppointments({ trx }: Undoing, entries: EntryRow[]): Promise<EntryRow[]> {
  const ids = entries.map(({ entry }) => entry);
  const untouched = await listUntouched(trx, ids);
  for (const id of untouched) await freeClaims(trx, id);
  await trx('appointment_events').whereIn('appointment', untouched).delete();
  await trx('appointments').whereIn('document_id', untouched).delete();
  const isGone = new Set(untouched);
  return entries.filter(({ entry }) => isGone.has(entry));
}

async function undoPatients({ trx, row }: Undoing, entries: EntryRow[]) {
  const ids = entries.map(({ entry }) => entry);
  const erased = new Set<string>(
    await trx('imported_patients').whereIn('document_id', ids).whereNotNull('erased_at').pluck('document_id'),
  );
  await removePatients(trx, row.document_id, ids);
  return entries.filter(({ entry }) => !erased.has(entry));
}

const CONTENT = {
  doctors: 'doctor',
  services: 'service',
  branches: 'branch',
  hours: 'schedule',
  'day-off': 'day-off',
  closure: 'closure',
} as const;
type ContentKey = keyof typeof CONTENT;

async function isNeeded(trx: Transaction, of: ContentKey, id: string): Promise<boolean> {
  if (of === 'day-off' || of === 'closure') return false;
  const removal = { of: CONTENT[of], documentId: id, locale: '*' };
  if ((await findOnlyOf(removal)) || (await isNamedAlone(removal))) return true;
  if (await isUsualService(id)) return true;
  const set = of === 'hours' ? await findSchedule(id) : null;
  if (of === 'hours' && !set?.doctor) return false;
  const where = set ? { doctor: set.doctor, branch: set.branch } : { [CONTENT[of]]: id };
  return Boolean(await trx('appointments').where(where).first('id'));
}

/** Removes only content that editors have not changed since, and that no appointment needs. */
async function undoContent({ strapi, trx }: Undoing, entries: EntryRow[]) {
  const gone: EntryRow[] = [];
  for (const one of entries) {
    const of = one.key.slice(0, one.key.indexOf('|')) as ContentKey;
    const uid = uidOf(CONTENT[of]);
    const versions: { updatedAt: string | Date; createdAt: string | Date }[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: one.entry } });
    const isChanged = versions.some(
      ({ updatedAt }) => new Date(updatedAt).getTime() > one.created_at + SETTLING_MS,
    );
    if (isChanged || (await isNeeded(trx, of, one.entry))) continue;
    const locale = of === 'hours' || of === 'day-off' ? {} : { locale: '*' };
    if (versions.length > 0)
      await strapi.documents(uid).delete({ documentId: one.entry, ...locale } as never);
    gone.push(one);
  }
  return gone;
}
/** Time between the writing of an entry and of its note. */
const SETTLING_MS = 10_000;

/** Undoes what an import created, unless it has been used since. @returns the rows fully undone */
export async function undoEntries(work: Undoing, entries: EntryRow[]): Promise<EntryRow[]> {
  const made = entries.filter(({ is_made: isMade }) => isMade);
  const of = (noun: ImportNoun) => made.filter((one) => one.noun === noun);
  return [
    ...entries.filter(({ is_made: isMade }) => !isMade),
    ...(await undoAppointments(work, of('appointments'))),
    ...(await undoPatients(work, of('patients'))),
    ...(await undoContent(work, [...of('absences'), ...of('doctors'), ...of('services'), ...of('branches')])),
  ];
}
