import { isInScope } from '../../appointments/list/staff-access';
import { doctorTime, overbookingTime } from '../../appointments/record/claims-table';
import { inTransaction } from '../../platform/database';
import { notFound, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { grainAt } from '../../scheduling/claims';
import { findBusyCalendar } from '../busy-calendars/busy-rows';
import { claimBusyTimes } from '../busy-calendars/keep-times';
import { findBlock } from './block-rows';

/** Gives a blocked time back, but for the doctor's own calendar; one out of their reach answers as unknown. */
export async function unblockTime(
  { strapi, member, now }: With<'strapi' | 'member' | 'now'>,
  id: string,
): Promise<Outcome<string>> {
  const block = await findBlock(strapi.db.connection, id);
  if (!block || !isInScope(member.scope, block.branch)) return notFound();
  if (member.doctor !== null && member.doctor !== block.doctor) return notFound();
  const at = new Date(now);
  await inTransaction(strapi, async (trx) => {
    await trx('time_blocks')
      .where({ document_id: id })
      .whereNull('removed_at')
      .update({ removed_at: at, removed_by: member.by, updated_at: at });
    for (const resource of [doctorTime(block.doctor), overbookingTime(block.doctor)]) {
      await trx('claims')
        .where({ resource, block: id })
        .whereBetween('atom', [grainAt(block.starts_at), grainAt(block.ends_at - 1)])
        .delete();
    }
    const busy = await findBusyCalendar(trx, { doctor: block.doctor });
    if (busy) await claimBusyTimes(trx, busy, now);
  });
  return { ok: true, value: id };
}
