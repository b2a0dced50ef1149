import { z } from 'zod';
import { type Database, newRow, readRow, readRows, type Transaction } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';

/** Time for which an opened request stays with its caller when nothing renews it. */
const OPEN_MS = 3 * 60_000;

const TABLE = 'calls';

const row = z.object({
  appointment: z.string(),
  opened_by: z.string().nullable(),
  open_until: storedInstant.nullable(),
  tries: z.coerce.number(),
  due_at: storedInstant.nullable(),
});

export type CallRow = z.infer<typeof row>;

/** Returns whose request it is at a moment: an opening that has run out counts for nothing. */
export function openedBy(call: CallRow | null, now: number): string | null {
  return call?.opened_by && call.open_until !== null && call.open_until > now ? call.opened_by : null;
}

export async function findCall(db: Database, appointment: string): Promise<CallRow | null> {
  return await readRow(row, db(TABLE).where({ appointment }));
}

/** Lists the calls of these requests; a request that nobody has opened has none. */
export async function listCalls(db: Database, appointments: string[]): Promise<CallRow[]> {
  return await readRows(row, db(TABLE).whereIn('appointment', appointments));
}

export async function findOpen(db: Database, member: string, now: number): Promise<string | null> {
  const open = db(TABLE).where({ opened_by: member }).where('open_until', '>', new Date(now));
  return (await readRow(row, open))?.appointment ?? null;
}

/** Assigns a request to a member of staff, who has one at a time; false if somebody else has it. Atomic, in one statement. */
export async function takeCall(
  { trx, now }: With<'trx' | 'now'>,
  { appointment, member, takeOver = false }: { appointment: string; member: string; takeOver?: boolean },
): Promise<boolean> {
  const at = new Date(now);
  await trx(TABLE)
    .insert({ ...newRow(at), appointment, tries: 0 })
    .onConflict('appointment')
    .ignore();
  const taken = await trx(TABLE)
    .where({ appointment })
    .where((free) => {
      if (!takeOver) free.whereNull('opened_by').orWhere('opened_by', member).orWhere('open_until', '<=', at);
    })
    .update({ opened_by: member, open_until: new Date(now + OPEN_MS), updated_at: at });
  if (taken !== 1) return false;
  await trx(TABLE)
    .where({ opened_by: member })
    .whereNot({ appointment })
    .update({ opened_by: null, open_until: null, updated_at: at });
  return true;
}

/** Keeps an opened request for as long again; false when it is somebody else's by now, or was given up. */
export async function renewCall(
  { db, now }: With<'db' | 'now'>,
  { appointment, member }: { appointment: string; member: string },
): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ appointment, opened_by: member })
    .update({ open_until: new Date(now + OPEN_MS), updated_at: new Date(now) });
  return changed === 1;
}

/** Gives a request up without an outcome. */
export async function leaveCall(
  { db, now }: With<'db' | 'now'>,
  { appointment, member }: { appointment: string; member: string },
): Promise<void> {
  await db(TABLE)
    .where({ appointment, opened_by: member })
    .update({ opened_by: null, open_until: null, updated_at: new Date(now) });
}

/** Brings a request back into the list at once: what was agreed on the phone was about another time. */
export async function forgetDueTime(trx: Transaction, appointment: string, now: number): Promise<void> {
  await trx(TABLE)
    .where({ appointment })
    .whereNotNull('due_at')
    .update({ due_at: null, updated_at: new Date(now) });
}

/** Leaves the transaction of an outcome: the request is not with this caller any more. */
export class CallLost extends Error {
  override name = 'CallLost';
}

/** Closes an opened request with its outcome; throws {@link CallLost} when somebody else has it by now. */
export async function settleCall(
  { trx, member, now }: With<'trx' | 'member' | 'now'>,
  appointment: string,
  dueAt: number | null,
  isTry: boolean,
): Promise<void> {
  const changed = await trx(TABLE)
    .where({ appointment, opened_by: member.documentId })
    .update({
      opened_by: null,
      open_until: null,
      due_at: dueAt === null ? null : new Date(dueAt),
      updated_at: new Date(now),
      ...(isTry ? { tries: trx.raw('tries + 1') } : {}),
    });
  if (changed !== 1) throw new CallLost('The request is open with somebody else');
}
