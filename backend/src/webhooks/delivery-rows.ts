import { z } from 'zod';
import { DELIVERY_STATES } from '../contract/webhooks';
import { type Database, readPage } from '../platform/database';
import { storedInstant } from '../platform/instant';
import type { EventSource } from './compose-event';

const TABLE = 'webhook_deliveries';
const OPEN = ['waiting', 'sending'];
const DAY = 24 * 60 * 60_000;
/** Time for which a delivery belongs to the sender that took it: longer than an answer is waited for. */
const LEASE_MS = 60_000;
export const TRIED_MS = 3 * DAY;
export const KEPT_MS = 30 * DAY;

const row = z.object({
  id: z.coerce.number(),
  document_id: z.string(),
  webhook: z.string(),
  source: z.enum(['history', 'erasure', 'message', 'payment', 'content'] satisfies EventSource['source'][]),
  source_key: z.string(),
  kind: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.coerce.number(),
  due_at: storedInstant.nullable(),
  status: z.coerce.number().nullable(),
  answer: z.string().nullable(),
  created_at: storedInstant,
});
export type DeliveryRow = z.output<typeof row>;

const COLUMNS = Object.keys(row.shape);
const qualified = COLUMNS.map((column) => `${TABLE}.${column}`);

/** Claims due deliveries, each for one sender; events about the same subject are delivered in order. */
export async function claimDeliveries(db: Database, limit: number, now: number): Promise<DeliveryRow[]> {
  const at = new Date(now);
  const found: unknown[] = await db(TABLE)
    .join('webhooks', 'webhooks.document_id', `${TABLE}.webhook`)
    .whereIn(`${TABLE}.state`, OPEN)
    .where((due) => due.whereNull(`${TABLE}.due_at`).orWhere(`${TABLE}.due_at`, '<=', at))
    .where('webhooks.is_on', true)
    .where((rested) => rested.whereNull('webhooks.paused_until').orWhere('webhooks.paused_until', '<=', at))
    .whereNotExists((before) =>
      before
        .from(`${TABLE} as earlier`)
        .whereRaw(`earlier.webhook = ${TABLE}.webhook AND earlier.subject = ${TABLE}.subject`)
        .whereRaw(`earlier.id < ${TABLE}.id`)
        // Not bound: SQLite takes the index of what is open only where it sees that it is enough.
        .whereRaw("earlier.state IN ('waiting', 'sending')"),
    )
    .orderBy(`${TABLE}.id`)
    .limit(limit)
    .select(qualified);
  if (found.length === 0) return [];
  // In one transaction: each would wait for the disk by itself.
  return await db.transaction(async (trx) => {
    const claimed: DeliveryRow[] = [];
    for (const one of found.map((value) => row.parse(value))) {
      const attempts = one.attempts + 1;
      const changed = await trx(TABLE)
        .where({ id: one.id, attempts: one.attempts, state: one.state })
        .update({ state: 'sending', attempts, due_at: new Date(now + LEASE_MS), updated_at: at });
      if (changed === 1) claimed.push({ ...one, state: 'sending', attempts });
    }
    return claimed;
  });
}

/** Pauses before the second, third, ... attempt; the last one is repeated. */
const PAUSES_MS = [5, 30, 120, 300, 900, 1800, 3600, 7200, 14_400, 28_800].map((seconds) => 1000 * seconds);

export interface Attempt {
  isTaken: boolean;
  isGivenUp: boolean;
  status: number | null;
  answer: string;
}

/** Notes what came of an attempt, unless another sender has taken the delivery over meanwhile. */
export async function noteAttempt(
  db: Database,
  { id, attempts }: DeliveryRow,
  kind: string | null,
  { isTaken, isGivenUp, status, answer }: Attempt,
  now: number,
): Promise<void> {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? 0;
  const state = isTaken ? 'taken' : isGivenUp ? 'failed' : 'waiting';
  await db(TABLE)
    .where({ id, attempts, state: 'sending' })
    .update({
      kind,
      state,
      status,
      answer: answer.replaceAll('\0', ''),
      due_at: state === 'waiting' ? new Date(now + pause) : null,
      updated_at: new Date(now),
    });
}

export async function dropDelivery(db: Database, { id, attempts }: DeliveryRow): Promise<void> {
  await db(TABLE).where({ id, attempts }).delete();
}

export async function listDeliveries(
  db: Database,
  webhook: string,
  asked: { page: number; pageSize: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const latestFirst = db(TABLE).where({ webhook }).whereNotNull('kind').orderBy('id', 'desc').select(COLUMNS);
  const { found, total } = await readPage(latestFirst, asked);
  return { rows: z.array(row).parse(found), total };
}

/** Counts the deliveries of each webhook that wait, and those of the last month that were given up. */
export async function countDeliveries(db: Database) {
  const rows: { webhook: string; state: string; count: number | string }[] = await db(TABLE)
    .whereNot('state', 'taken')
    .groupBy('webhook', 'state')
    .select('webhook', 'state')
    .count({ count: '*' });
  const sum = (webhook: string, states: string[]) =>
    rows
      .filter((one) => one.webhook === webhook && states.includes(one.state))
      .reduce((total, { count }) => total + Number(count), 0);
  return (webhook: string) => ({ waiting: sum(webhook, OPEN), failed: sum(webhook, ['failed']) });
}

/** Sends a delivery again under the same id, so that receivers can recognise it. False if there is none. */
export async function sendAgain(db: Database, webhook: string, id: string): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ webhook, document_id: id })
    .whereIn('state', ['taken', 'failed'])
    .update({ state: 'waiting', attempts: 0, due_at: null });
  return changed === 1;
}

/** Removes what came to its end, or waited for an address that was off, a month ago. */
export async function removeOldDeliveries(db: Database, now: number): Promise<number> {
  return await db(TABLE)
    .where('created_at', '<', new Date(now - KEPT_MS))
    .delete();
}
