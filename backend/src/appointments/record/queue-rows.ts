import { z } from 'zod';
import { PHONE_CHANNELS } from '../../contract/channels';
import { oneLine } from '../../contract/one-line';
import { LANGUAGES } from '../../contract/patient';
import { QUEUE_STATES } from '../../contract/queue';
import { type Database, readRow, readRows } from '../../platform/database';
import { storedInstant, storedJson, storedText } from '../../platform/instant';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';

export const QUEUE = 'queue_entries';

const step = z.object({
  at: z.string(),
  /** `user:<document id>` */
  by: z.string(),
  to: z.enum(QUEUE_STATES),
  reason: z.string().nullable(),
});

const row = z.object({
  document_id: z.string(),
  branch: z.string(),
  doctor: z.string().nullable(),
  name: storedText.transform(oneLine),
  phone: z.string().nullable(),
  tell_by: z.enum(PHONE_CHANNELS).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  room: z.string().nullable(),
  ticket: z.coerce.number(),
  ticket_day: z.string(),
  state: z.enum(QUEUE_STATES),
  version: z.coerce.number(),
  arrived_at: storedInstant,
  called_at: storedInstant.nullable(),
  steps: storedJson(z.array(step)),
});
export type QueueRow = z.output<typeof row>;
export type QueueChange = z.output<typeof step>;

/** The queue of a branch on a day, by number. */
export async function listQueue(db: Database, branch: string, day: string): Promise<QueueRow[]> {
  return await readRows(row, db(QUEUE).where({ branch, ticket_day: day }).orderBy('ticket'));
}

export async function findQueueEntry(db: Database, document_id: string): Promise<QueueRow | null> {
  if (document_id.includes('\0')) return null;
  return await readRow(row, db(QUEUE).where({ document_id }));
}

/** Time that a queue entry keeps its person; afterwards only that there was one. */
export const KEPT_MS = 2 * DAY_MINUTES * MINUTE;
/** With the steps go the reasons, in which somebody may be named. */
const NOBODY = { name: null, phone: null, tell_by: null, tell_by_text: null, steps: '[]' };

export async function forgetOldQueues({ db, now }: { db: Database; now: number }): Promise<number> {
  return await db(QUEUE)
    .whereNot({ steps: NOBODY.steps })
    .where('created_at', '<=', new Date(now - KEPT_MS))
    .update(NOBODY);
}

export async function forgetInQueues(db: Database, phone: string): Promise<void> {
  await db(QUEUE).where({ phone }).update(NOBODY);
}
