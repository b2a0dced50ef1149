import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { inTransaction, newRow, readRow } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { JOINS, listJoins } from './join-rows';
import { readSamePerson } from './same-person';
import { identityOf, readsAsOthers, visitRow } from './visit-rows';

/**
 * Records that the patients of two appointments are the same person. Neither record changes, and limits still count by phone and
 * name. Repeating it has no effect. Refused with 409 for an erased patient, and, unless `isSure`, if names or ages differ.
 */
export async function joinPatients(
  { strapi, member, now }: With<'strapi' | 'member' | 'now'>,
  { row, other, isSure }: { row: AppointmentRow; other: AppointmentRow; isSure: boolean },
): Promise<Outcome<null>> {
  if (row.phone === '' || other.phone === '') return notAllowed('notAllowed');
  if (!isSure && readsAsOthers(row, other)) return notAllowed('otherPerson');
  const at = new Date(now);
  await inTransaction(strapi, async (trx) => {
    // Locked in a fixed order: if two requests join the same patients at once, the second one finds them joined.
    for (const document_id of [row.document_id, other.document_id].sort())
      await trx('appointments').where({ document_id }).update({ updated_at: at });
    const mine = await readSamePerson(trx, row.document_id);
    const theirs = await readRow(visitRow, trx('appointments').where({ document_id: other.document_id }));
    if (!mine || !theirs) return;
    const known = mine.patients.flatMap(({ visits }) => visits.map(identityOf));
    if (known.includes(identityOf(theirs))) return;
    const sides = { appointment: row.document_id, other: other.document_id };
    await trx(JOINS).insert({ ...newRow(at), ...sides, joined_at: at, joined_by: member.by });
  });
  return { ok: true, value: null };
}

/** Takes a join back; that it was made stays. Refused with 409 when it is none of this patient's. */
export async function separatePatients(
  { db, member, now }: With<'db' | 'member' | 'now'>,
  row: AppointmentRow,
  join: string,
): Promise<Outcome<null>> {
  const same = await readSamePerson(db, row.document_id);
  const ids = (same?.patients ?? []).flatMap(({ visits }) => visits.map(({ document_id }) => document_id));
  const joins = await listJoins(db, ids);
  if (!joins.some(({ document_id }) => document_id === join)) return notAllowed('notAllowed');
  const at = new Date(now);
  await db(JOINS)
    .where({ document_id: join })
    .whereNull('undone_at')
    .update({ undone_at: at, undone_by: member.by, updated_at: at });
  return { ok: true, value: null };
}
