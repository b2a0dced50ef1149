import { z } from 'zod';
import type { Handling } from '../../contract/contact-message';
import { INCOMING_ACTIONS, INCOMING_ANSWERS, type incomingQuery } from '../../contract/incoming-message';
import { DOCUMENT_ID } from '../../contract/limits';
import { type IncomingRow, incomingRow } from '../../messaging/incoming-messages';
import {
  countBy,
  countRows,
  type Database,
  newRow,
  type Query,
  readRow,
  readRows,
} from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { listByHandling } from './by-handling';

const TABLE = 'incoming_messages';
const EVENTS = 'incoming_events';

/** Messages that a member of staff may see: with a limited scope only those beside visits of these branches. */
function seenBy(db: Database, scope: BranchScope): Query {
  if (scope === null) return db(TABLE);
  const visits = db('appointments')
    .whereIn('branch', [...scope])
    .select('document_id');
  return db(TABLE).whereIn('appointment', visits);
}

export function listIncoming(db: Database, scope: BranchScope, asked: z.output<typeof incomingQuery>) {
  return listByHandling(incomingRow, () => seenBy(db, scope), asked);
}

export function countUnread(db: Database, scope: BranchScope): Promise<number> {
  return countRows(seenBy(db, scope).where({ handling: 'new' }));
}

export async function findIncoming(db: Database, scope: BranchScope, id: string) {
  if (!DOCUMENT_ID.test(id)) return null;
  return await readRow(incomingRow, seenBy(db, scope).where({ document_id: id }));
}

export async function listBeside(db: Database, appointment: string, limit: number): Promise<IncomingRow[]> {
  const beside = db(TABLE).where({ appointment }).whereNull('erased_at');
  return await readRows(incomingRow, beside.orderBy('id', 'desc').limit(limit));
}

/** Moves a message from one state to another; false when it is not in that state (any more). */
export async function changeIncoming(
  { trx, now }: With<'trx' | 'now'>,
  { id, from, to }: { id: string; from: Handling; to: Handling },
): Promise<boolean> {
  const changed = await trx(TABLE)
    .where({ document_id: id, handling: from })
    .update({ handling: to, updated_at: new Date(now) });
  return changed === 1;
}

const event = z.object({
  at: storedInstant,
  actor: z.string(),
  action: z.enum(INCOMING_ACTIONS),
  answer: z.enum(INCOMING_ANSWERS).nullable(),
  text: z.string().nullable(),
});
export type IncomingEvent = z.infer<typeof event>;

export async function insertIncomingEvent(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  message: string,
  action: IncomingEvent['action'],
  { answer = null, text = null }: Partial<Pick<IncomingEvent, 'answer' | 'text'>> = {},
): Promise<void> {
  const at = new Date(now);
  await trx(EVENTS).insert({ ...newRow(at), message, at, actor: by, action, answer, text });
}

/** Counts the answers that were given to each of some messages. */
export function countAnswers(db: Database, messages: string[]): Promise<Map<string, number>> {
  return countBy(db(EVENTS).whereIn('message', messages).where({ action: 'answered' }), 'message');
}

export async function readIncomingHistory(db: Database, message: string) {
  return await readRows(event, db(EVENTS).where({ message }).orderBy('id', 'asc'));
}
