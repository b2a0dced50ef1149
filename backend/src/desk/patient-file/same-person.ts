import { type Database, isPostgres, readRow, readRows } from '../../platform/database';
import { type JoinRow, listJoins } from './join-rows';
import { groupByPatient, identityOf, type VisitRow, visitRow } from './visit-rows';

/** Maximum number of appointments read per phone or name. */
const MOST_VISITS = 1_000;
/** People whom staff have said to be one; more are a mistake. */
const MOST_JOINED = 10;

async function ofPhones(db: Database, phones: string[]): Promise<VisitRow[]> {
  const known = phones.filter((phone) => phone !== '');
  if (known.length === 0) return [];
  const visits = db('appointments').whereIn('phone', known);
  return await readRows(visitRow, visits.orderBy('starts_at', 'desc').limit(MOST_VISITS));
}

/** Reads the patient of an appointment, and the other patients whom staff have recorded as the same person; null if erased. */
export async function readSamePerson(db: Database, appointment: string) {
  const visit = await readRow(visitRow, db('appointments').where({ document_id: appointment }));
  if (!visit || visit.phone === '') return null;
  const patients: { visits: VisitRow[]; join: JoinRow | null }[] = [];
  const known = new Set<string>();
  const around = new Map<string, VisitRow[]>();
  let next: { visit: VisitRow; join: JoinRow | null }[] = [{ visit, join: null }];
  while (next.length > 0 && patients.length < MOST_JOINED) {
    const phones = next.map((one) => one.visit.phone);
    const groups = groupByPatient(await ofPhones(db, phones));
    for (const [key, visits] of groups) around.set(key, visits);
    const added: VisitRow[] = [];
    for (const { visit: one, join } of next) {
      const key = identityOf(one);
      if (known.has(key) || one.phone === '') continue;
      known.add(key);
      const visits = groups.get(key) ?? [one];
      patients.push({ visits, join });
      added.push(...visits);
    }
    const visitIds = added.map(({ document_id }) => document_id);
    const joins = await listJoins(db, visitIds);
    const ids = joins.flatMap(({ appointment, other }) => [appointment, other]);
    const joined =
      ids.length === 0 ? [] : await readRows(visitRow, db('appointments').whereIn('document_id', ids));
    const others = joined.filter((one) => !known.has(identityOf(one)));
    next = others.map((one) => ({
      visit: one,
      join: joins.find(({ appointment, other }) => [appointment, other].includes(one.document_id)) ?? null,
    }));
  }
  const samePhone = [...around].filter(([key]) => !known.has(key)).map(([, visits]) => visits);
  return { visit, patients, samePhone };
}

/** Lists patients with exactly the same name and another phone. */
export async function listSameName(db: Database, { folded_name }: VisitRow, known: ReadonlySet<string>) {
  if (!folded_name) return [];
  // Matches the index (migration 0003).
  const column = isPostgres(db) ? 'folded_name COLLATE "C"' : 'folded_name';
  const named = db('appointments').whereRaw(`${column} = ?`, [folded_name]).limit(MOST_VISITS);
  return [...groupByPatient(await readRows(visitRow, named))]
    .filter(([key]) => !known.has(key))
    .map(([, visits]) => visits);
}
